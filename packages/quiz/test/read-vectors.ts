import { readFileSync } from 'node:fs';

/** The cases of a file in parity/vectors; every case has an id, a source and flags. */
export function readVectors<Case>(name: string): (Case & { id: string; flags: string[] })[] {
  const url = new URL(`../../../parity/vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).cases;
}

/** Ids of the cases for which a claim does not hold; a test expects none, so a failure names them. */
export function failing<Case extends { id: string }>(cases: Case[], holds: (one: Case) => boolean): string[] {
  if (cases.length === 0) throw new Error('no cases: nothing would be tested');
  return cases.filter((one) => !holds(one)).map((one) => one.id);
}
