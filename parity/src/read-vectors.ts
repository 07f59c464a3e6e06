import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorsFolder } from './parity-folders.ts';

/** What every case has, whatever its file. */
export interface VectorCase {
  id: string;
  source: string;
  /** Names of the mistakes that the case catches; `meta.flags` of the file says what each means. */
  flags: string[];
  /** The case that this one replaces. */
  supersedes?: string;
}

/** A file of recorded cases. */
export interface VectorFile<Case extends VectorCase> {
  meta: { what: string; flags: Record<string, string> };
  cases: Case[];
}

/**
 * Reads a file of recorded cases; superseded ones stay in the file but are left out here.
 * @param name - of the file in parity/vectors, without its ending
 */
export function readVectors<Case extends VectorCase>(name: string): VectorFile<Case> {
  // That the file holds what its schema says, and so what the type says, is a test of its own.
  const { meta, cases } = JSON.parse(
    readFileSync(join(vectorsFolder, `${name}.json`), 'utf8'),
  ) as VectorFile<Case>;
  const superseded = new Set(cases.map((vectorCase) => vectorCase.supersedes));
  return { meta, cases: cases.filter(({ id }) => !superseded.has(id)) };
}
