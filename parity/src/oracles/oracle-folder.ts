import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchemaCheck } from '../create-schema-check.ts';
import { oraclesFolder } from '../parity-folders.ts';

/** One filter of a folder. */
export interface OracleEntry {
  id: string;
  /** Program and arguments, run in the folder. Absent only where it is unavailable. */
  run?: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  unavailable?: string;
}

/** A folder of parity/oracles: what `oracle.json` in it says, and where it stands. */
export interface OracleFolder {
  /** The folder's own name. */
  name: string;
  path: string;
  tools: readonly string[];
  /** Files and folders outside that the preparation reads, relative to the folder. */
  inputs: readonly string[];
  prepare: readonly (readonly [string, ...string[]])[];
  oracles: readonly OracleEntry[];
  unavailable?: string;
}

const checkFolder = createSchemaCheck(new URL('./oracle-folder.schema.json', import.meta.url));

/**
 * Reads every folder that has an `oracle.json`, by name. Folders without one hold what others share.
 * @throws {Error} ORACLE_FOLDER_INVALID for one that is no JSON or not what the schema says, ORACLE_ID_DUPLICATE
 */
export function readOracleFolders(parent: string = oraclesFolder): OracleFolder[] {
  const names = existsSync(parent) ? readdirSync(parent).sort() : [];
  const folders = names
    .filter((name) => existsSync(join(parent, name, 'oracle.json')))
    .map((name) => readOracleFolder(parent, name));
  const ids = folders.flatMap(({ oracles }) => oracles.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return folders;
  throw new Error(
    `ORACLE_ID_DUPLICATE: "${twice}" expected to name one oracle in ${parent}, got two; rename one of them`,
  );
}

function readOracleFolder(parent: string, name: string): OracleFolder {
  const path = join(parent, name);
  const file = join(path, 'oracle.json');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`ORACLE_FOLDER_INVALID: ${file} expected JSON; correct it (${cause})`, { cause });
  }
  const problem = checkFolder(value);
  if (problem !== undefined) {
    throw new Error(`ORACLE_FOLDER_INVALID: ${file} ${problem}; write it as oracle-folder.schema.json says`);
  }
  // The schema was the proof.
  const {
    inputs = [],
    prepare = [],
    ...read
  } = value as Partial<OracleFolder> & Pick<OracleFolder, 'tools' | 'oracles'>;
  return { ...read, inputs, prepare, name, path };
}
