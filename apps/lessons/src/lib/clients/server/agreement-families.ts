import type { ReportAgreement } from './report.ts';

/** Clients that placed every key of the comparison alike. */
export interface Family {
  /** A, B, … in the order of the table. */
  letter: string;
  clientIds: string[];
  /** Share of the keys that each family, in the order of the table, places as this one does. */
  shares: number[];
}

/**
 * The agreement of clients, those that never part taken together, so that the table is small.
 * @returns Java's family first, then the larger ones first
 */
export function agreementFamilies({ clients, shares }: ReportAgreement): Family[] {
  const groups: number[][] = [];
  for (const at of clients.keys()) {
    // All of a family agree with each other, not only with its first: it has to hold for whoever reads the letter.
    const home = groups.find((group) => group.every((other) => shares[at]?.[other] === 1));
    if (home) home.push(at);
    else groups.push([at]);
  }
  const isJava = (group: number[]): boolean => group.some((at) => clients[at] === 'java');
  groups.sort((left, right) => Number(isJava(right)) - Number(isJava(left)) || right.length - left.length);
  return groups.map((group, index) => ({
    letter: letterOf(index),
    clientIds: group.map((at) => clients[at] ?? ''),
    shares: groups.map((other) => shares[group[0] ?? 0]?.[other[0] ?? 0] ?? 0),
  }));
}

/** A to Z, then AA, AB, … */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** Share of keys on which two rules agree that have nothing in common: the mean of 1 / count. */
export function chanceShare({ partitionCounts }: ReportAgreement): number {
  return partitionCounts.reduce((sum, count) => sum + 1 / count, 0) / partitionCounts.length;
}
