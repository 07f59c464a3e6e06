import type { Candidate, Observations } from './candidate.ts';
import { chooseCandidates } from './choose-candidates.ts';
import { backgroundOf, fitMixture, mixtureClasses } from './fit-mixture.ts';
import { placementRules } from './placement-rules.ts';
import { screenPartitionCounts } from './screen-partition-counts.ts';
import {
  isExplained,
  MAX_CANDIDATE_COUNT,
  type PlacementTable,
  tabulatePlacements,
} from './tabulate-placements.ts';

/** A table, and the candidates in it that explain it. */
export interface ExplainedTable {
  table: PlacementTable;
  chosen: readonly number[];
}

const MAX_PASS_COUNT = 3;

/**
 * Explains observations: by the rules at the topic's own partition count first; where that leaves placements over,
 * other counts are tried too, and all are chosen from anew.
 */
export function explainTable(observations: Observations): ExplainedTable {
  const cost = Math.log(placementRules.length);
  const own = placementRules.map((_, rule): Candidate => {
    return { rule, partitionCount: observations.partitionCount, cost };
  });
  let table = tabulatePlacements(observations, own);
  let chosen = chooseCandidates(table);
  for (let pass = 0; pass < MAX_PASS_COUNT && hasLeftOver(table, chosen); pass++) {
    const background = backgroundOf(table, chosen);
    const { weights } = fitMixture(mixtureClasses(table, chosen, background));
    const named = chosen.flatMap((index) => table.candidates[index] ?? []);
    const kept = named.filter(({ partitionCount }) => partitionCount !== observations.partitionCount);
    const room = Math.min(8, MAX_CANDIDATE_COUNT - own.length - kept.length);
    const found = screenPartitionCounts(observations, { chosen: named, weights, background }, room);
    const added = found.filter((one) => !kept.some((other) => isSame(one, other)));
    if (added.length === 0) break;
    const wider = tabulatePlacements(observations, [...own, ...kept, ...added]);
    const better = chooseCandidates(wider);
    const isNew = better.some((index) => index >= own.length + kept.length);
    table = wider;
    chosen = better;
    if (!isNew) break;
  }
  return { table, chosen };
}

function hasLeftOver(table: PlacementTable, chosen: readonly number[]): boolean {
  return table.classes.some((one) => !isExplained(one, chosen));
}

function isSame(left: Candidate, right: Candidate): boolean {
  return left.rule === right.rule && left.partitionCount === right.partitionCount;
}
