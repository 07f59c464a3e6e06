import { type Background, backgroundOf, fitMixture, mixtureClasses } from './fit-mixture.ts';
import type { PlacementTable } from './tabulate-placements.ts';

const MAX_CHOSEN_COUNT = 8;
const MAX_ROUND_COUNT = 20;

/**
 * The smallest set of candidates that explains a table well: the one with the least score.
 * It grows by the candidate that lowers the score most, and shrinks and swaps where that lowers it further.
 * @returns indices of candidates in the table, in rising order
 */
export function chooseCandidates(table: PlacementTable): number[] {
  let chosen: number[] = [];
  for (let round = 0; round < MAX_ROUND_COUNT; round++) {
    const next = improve(table, chosen);
    if (next === undefined) break;
    chosen = next;
  }
  return chosen.toSorted((left, right) => left - right);
}

/** A better neighbour of a choice, if there is one: one candidate more, else one less, else one exchanged. */
function improve(table: PlacementTable, chosen: readonly number[]): number[] | undefined {
  const background = backgroundOf(table, chosen);
  const others = table.candidates.map((_, index) => index).filter((index) => !chosen.includes(index));
  const without = chosen.map((removed) => chosen.filter((one) => one !== removed));
  const swapped = without.flatMap((rest) => others.map((added) => [...rest, added]));
  const grown = chosen.length < MAX_CHOSEN_COUNT ? others.map((added) => [...chosen, added]) : [];
  const least = scoreOf(table, chosen, background) - 1e-6;
  for (const neighbours of [grown, without, swapped]) {
    const scored = neighbours.map((neighbour) => ({
      neighbour,
      score: scoreOf(table, neighbour, background),
    }));
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (better, one) => (one.score < (better?.score ?? least) ? one : better),
      undefined,
    );
    if (best !== undefined) return best.neighbour;
  }
  return undefined;
}

/**
 * How badly a choice explains a table: twice the nats that it takes to tell the placements, the shares and which
 * candidates they belong to (the Bayesian information criterion, extended by the number of candidates tried).
 * A difference of 6 is odds of about 20 to 1.
 */
export function scoreOf(table: PlacementTable, chosen: readonly number[], background: Background): number {
  const { logLikelihood } = fitMixture(mixtureClasses(table, chosen, background));
  const costs = chosen.reduce((sum, index) => sum + (table.candidates[index]?.cost ?? 0), 0);
  return -2 * logLikelihood + chosen.length * Math.log(table.placementCount) + 2 * costs;
}
