import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json } from '@keyway/checker/json';
import { vectorsFolder } from '../parity-folders.ts';

/** Digests of vector cases, by file and id. */
export type CaseDigests = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The list of all cases that were ever released; made by `parity:release`, which only adds to it. */
export const releasedFile: string = join(vectorsFolder, 'released', 'cases.json');

/** Enough that no edit by accident or by intent is without effect. */
const DIGEST_LENGTH = 16;

/** Reads the list of released cases. */
export function readReleased(): CaseDigests {
  return JSON.parse(readFileSync(releasedFile, 'utf8')) as CaseDigests; // `parity:release` wrote it.
}

/** Digests of all cases as they stand, superseded ones included. */
export function digestCases(): CaseDigests {
  const files = readdirSync(vectorsFolder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.sort().map((file) => [file, digestFile(file)]));
}

function digestFile(file: string): Record<string, string> {
  // That it is what its schema says is a test of its own.
  const { cases } = JSON.parse(readFileSync(join(vectorsFolder, file), 'utf8')) as {
    cases: { id: string; [field: string]: Json }[];
  };
  return Object.fromEntries(cases.map((vectorCase) => [vectorCase.id, digestCase(vectorCase)]));
}

/** Digest of a case by what it says: order of fields and white space play no part, order in lists does. */
export function digestCase(vectorCase: Json): string {
  return createHash('sha256').update(canonical(vectorCase)).digest('hex').slice(0, DIGEST_LENGTH);
}

/**
 * Cases that were released and are not any more what they were.
 * @returns a line for each, none when all stand
 */
export function findEdited(released: CaseDigests, now: CaseDigests): string[] {
  return Object.entries(released).flatMap(([file, cases]) =>
    Object.entries(cases).flatMap(([id, digest]) => {
      const current = now[file]?.[id];
      if (current === digest) return [];
      const what = current === undefined ? 'is gone' : 'was edited';
      return [`${file} ${id} ${what}; put it back as it was, and add another case that supersedes it`];
    }),
  );
}

/** The list with cases that are new added, and every released one as it was. */
export function addCases(released: CaseDigests, now: CaseDigests): CaseDigests {
  const files = [...new Set([...Object.keys(released), ...Object.keys(now)])].sort();
  return Object.fromEntries(files.map((file) => [file, { ...now[file], ...released[file] }]));
}

/** Members of a group keep their order: a HashMap is filled in it. So only what has fixed fields is sorted. */
function canonical(value: Json, depth = 0): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonical(item, depth + 1)).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (depth === 0) entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([field, item]) => `${JSON.stringify(field)}:${canonical(item, depth + 1)}`).join()}}`;
}
