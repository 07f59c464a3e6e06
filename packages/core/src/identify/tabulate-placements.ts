import { type Candidate, isMatch, type Observations, ruleAt } from './candidate.ts';

/** Placements that all candidates see alike, counted together. */
export interface PlacementClass {
  /** Bit j is set where candidate j puts the key there. */
  matches: number;
  /** The key is not UTF-8: candidates that read text leave it to chance. */
  isNoText: boolean;
  partition: number;
  placementCount: number;
  recordCount: number;
}

/** Observed placements against candidates. */
export interface PlacementTable {
  candidates: readonly Candidate[];
  /** In an order that does not depend on that of the records. */
  classes: readonly PlacementClass[];
  placementCount: number;
  placeCount: number;
}

/** Bits of `matches`, and so the most candidates of one table. */
export const MAX_CANDIDATE_COUNT = 25;

/** Counts placements by which candidates explain them. */
export function tabulatePlacements(
  observations: Observations,
  candidates: readonly Candidate[],
): PlacementTable {
  if (candidates.length > MAX_CANDIDATE_COUNT) throw new RangeError('more candidates than bits');
  const { store, hashed } = observations;
  const classes = new Map<number, PlacementClass>();
  const matchers = candidates.map((candidate, bit) => ({ candidate, bit: 1 << bit }));
  for (let at = 0; at < store.keyOf.length; at++) {
    let matches = 0;
    for (const { candidate, bit } of matchers) if (isMatch(observations, candidate, at)) matches |= bit;
    const isNoText = hashed.isNoText[store.keyOf[at] ?? 0] === 1;
    const partition = store.partitionOf[at] ?? 0;
    // 25 bits, one bit, and 27 bits of the partition: below 2^53. Larger partitions are out of range and fall together.
    const id = (matches * 2 + (isNoText ? 1 : 0)) * 2 ** 27 + Math.min(partition, 2 ** 27 - 1);
    const recordCount = store.recordCountOf[at] ?? 0;
    const known = classes.get(id);
    if (known === undefined)
      classes.set(id, { matches, isNoText, partition, placementCount: 1, recordCount });
    else {
      known.placementCount += 1;
      known.recordCount += recordCount;
    }
  }
  return {
    candidates,
    classes: [...classes].sort(([left], [right]) => left - right).map(([, one]) => one),
    placementCount: store.keyOf.length,
    placeCount: observations.placeCount,
  };
}

/** Likelihood of a class of placements if a candidate wrote it. */
export function likelihoodOf(table: PlacementTable, candidate: number, one: PlacementClass): number {
  if ((one.matches >>> candidate) & 1) return 1;
  if (!one.isNoText) return 0;
  return ruleAt(table.candidates[candidate]?.rule ?? 0).readsText ? 1 / table.placeCount : 0;
}

/** Whether one of the chosen candidates puts the key there. */
export function isExplained(one: PlacementClass, chosen: readonly number[]): boolean {
  return chosen.some((candidate) => (one.matches >>> candidate) & 1);
}
