import { reductions } from '../clients/reductions.ts';
import { type Candidate, isMatch, type Observations, ruleAt } from './candidate.ts';
import { type Background, likelihoodOfStep } from './fit-mixture.ts';
import { placementRules } from './placement-rules.ts';

/** What is explained so far, against which other partition counts are tried. */
export interface Explanation {
  chosen: readonly Candidate[];
  /** Shares of the chosen, last that of the background. */
  weights: readonly number[];
  background: Background;
}

/** A placement of the sample, standing for `weight` of them. */
interface Sampled {
  at: number;
  weight: number;
  /** As explained so far. */
  likelihood: number;
}

/** Beyond so many, counts are not tried; no topic that Kafka can carry comes near. */
export const MAX_TRIED_COUNT = 4096;
const MAX_UNEXPLAINED = 4000;
const MAX_EXPLAINED = 2000;
/** Placements times candidates; bounds the time. */
const BUDGET = 40_000_000;

/** The partition counts that are tried besides that of the topic: all below it, and up to twice what was seen. */
export function triedCounts({ partitionCount, store }: Observations): number[] {
  const largest = store.partitionOf.reduce((most, partition) => Math.max(most, partition), 0);
  const last = Math.min(
    MAX_TRIED_COUNT,
    2 * Math.max(partitionCount, Math.min(largest + 1, MAX_TRIED_COUNT)),
  );
  return Array.from({ length: last - 1 }, (_, index) => index + 2).filter(
    (count) => count !== partitionCount,
  );
}

/**
 * The rules with another partition count that would add most to an explanation, best first: producers with a stale
 * count, or the count of the topic when the one that was told is wrong.
 * Tried on a sample that is the same in whatever order the records come.
 */
export function screenPartitionCounts(
  observations: Observations,
  explanation: Explanation,
  most: number,
): Candidate[] {
  const counts = triedCounts(observations);
  const triedCount = counts.length * placementRules.length;
  const sample = takeSample(observations, explanation, Math.floor(BUDGET / Math.max(1, triedCount)));
  const cost = Math.log(Math.max(1, triedCount));
  const total = sample.reduce((sum, { weight }) => sum + weight, 0);
  const found: { candidate: Candidate; gain: number }[] = [];
  for (const [rule] of placementRules.entries()) {
    const matchingAt = createMatcher(observations, sample, rule);
    for (const partitionCount of counts) {
      const gain = gainOf(matchingAt(partitionCount), total);
      if (gain > cost) found.push({ candidate: { rule, partitionCount, cost }, gain });
    }
  }
  return found
    .sort((left, right) => right.gain - left.gain)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The part of a sample that a rule explains, by partition count; hashes are looked up once. */
function createMatcher(
  { store, hashed }: Observations,
  sample: readonly Sampled[],
  rule: number,
): (partitionCount: number) => Sampled[] {
  const { reduction, readsText } = ruleAt(rule);
  const reduce = reductions[reduction];
  const column = hashed.columnOfRule[rule];
  const readable = sample.filter(({ at }) => !readsText || hashed.isNoText[store.keyOf[at] ?? 0] !== 1);
  const hashes = Int32Array.from(readable, ({ at }) => column?.[store.keyOf[at] ?? 0] ?? 0);
  const partitions = Int32Array.from(readable, ({ at }) => store.partitionOf[at] ?? 0);
  return (partitionCount) => {
    const matching: Sampled[] = [];
    for (let i = 0; i < hashes.length; i++) {
      const one = readable[i];
      if (one && reduce(hashes[i] ?? 0, partitionCount) === partitions[i]) matching.push(one);
    }
    return matching;
  };
}

/** Nats that a component adds which gives likelihood 1 to the matching placements and 0 to the others. */
function gainOf(matching: readonly Sampled[], total: number): number {
  // Where the slope at share 0 is not positive, the best share is 0.
  if (matching.reduce((sum, { weight, likelihood }) => sum + weight / likelihood, 0) <= total) return 0;
  const matched = matching.reduce((sum, { weight }) => sum + weight, 0);
  let share = matched / total;
  for (let round = 0; round < 20; round++) {
    let next = 0;
    for (const { weight, likelihood } of matching) {
      next += (weight * share) / (share + (1 - share) * likelihood);
    }
    share = next / total;
  }
  const rest = total - matched;
  let gain = rest === 0 ? 0 : rest * Math.log(1 - share);
  for (const { weight, likelihood } of matching) {
    gain += weight * Math.log((share + (1 - share) * likelihood) / likelihood);
  }
  return gain;
}

function takeSample(observations: Observations, explanation: Explanation, most: number): Sampled[] {
  const { chosen, weights, background } = explanation;
  const { store } = observations;
  const ofBackground = weights.at(-1) ?? 1;
  const explained: Sampled[] = [];
  const unexplained: Sampled[] = [];
  for (let at = 0; at < store.keyOf.length; at++) {
    let likelihood = ofBackground * likelihoodOfStep(background(store.partitionOf[at] ?? 0));
    let isExplained = false;
    for (const [index, candidate] of chosen.entries()) {
      if (!isMatch(observations, candidate, at)) continue;
      isExplained = true;
      likelihood += weights[index] ?? 0;
    }
    (isExplained ? explained : unexplained).push({ at, weight: 1, likelihood });
  }
  const share = (limit: number): number => Math.max(100, Math.min(limit, Math.floor((most * limit) / 6000)));
  return [
    ...thinOut(observations, unexplained, share(MAX_UNEXPLAINED)),
    ...thinOut(observations, explained, share(MAX_EXPLAINED)),
  ];
}

/** About `most` of the placements, picked by their own bits and so the same in every order. */
function thinOut({ store, hashed }: Observations, all: readonly Sampled[], most: number): Sampled[] {
  if (all.length <= most) return [...all];
  const limit = (most / all.length) * 2 ** 32;
  const kept = all.filter(({ at }) => {
    let bits = store.partitionOf[at] ?? 0;
    for (const column of hashed.columnOfRule) bits = scramble(bits ^ (column[store.keyOf[at] ?? 0] ?? 0));
    return bits >>> 0 < limit;
  });
  return kept.map((one) => ({ ...one, weight: all.length / kept.length }));
}

/** Mixes 32 bits, so that what is picked has nothing to do with where a rule puts it (the end of MurmurHash3). */
function scramble(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
