import { findTool } from './find-tool.ts';
import { type OracleEntry, type OracleFolder, readOracleFolders } from './oracle-folder.ts';
import { isPrepared } from './prepare-folder.ts';

/** An oracle of a folder. */
export interface KnownOracle {
  id: string;
  folder: OracleFolder;
  entry: OracleEntry;
}

/** Every oracle of every folder, by id. */
export function knownOracles(folders: readonly OracleFolder[] = readOracleFolders()): KnownOracle[] {
  return folders
    .flatMap((folder) => folder.oracles.map((entry) => ({ id: entry.id, folder, entry })))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Those that a list of names means: ids, or names of folders, which mean all of their oracles.
 * @throws {Error} ORACLE_UNKNOWN for a name that means none
 */
export function selectOracles(known: readonly KnownOracle[], names: readonly string[]): KnownOracle[] {
  for (const name of names) {
    if (known.some((oracle) => isNamed(oracle, [name]))) continue;
    const ids = known.map(({ id }) => id).join(', ');
    throw new Error(
      `ORACLE_UNKNOWN: "${name}" expected an oracle or a folder of parity/oracles, and there is none; known are ${ids}`,
    );
  }
  return known.filter((oracle) => isNamed(oracle, names));
}

/** Whether a list names the oracle or its folder. */
export function isNamed({ id, folder }: KnownOracle, names: readonly string[]): boolean {
  return names.includes(id) || names.includes(folder.name);
}

/** @returns why an oracle cannot run as things stand; undefined when it can */
export function reasonNotReady({ id, folder, entry }: KnownOracle): string | undefined {
  const unavailable = folder.unavailable ?? entry.unavailable;
  if (unavailable !== undefined) return unavailable;
  if (!isPrepared(folder)) return `not prepared; run npx pnpm@10.34.9 oracles ${folder.name}`;
  const [program = id] = entry.run ?? [];
  // A program that is given with its path, such as one in prepared/, was made by the preparation.
  const isOnPath = /[/\\]/.test(program) || findTool(program) !== undefined;
  return isOnPath ? undefined : `"${program}" is not on PATH; install it`;
}
