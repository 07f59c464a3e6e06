import type { CheckedKey, PlacementRule } from './placement-rule.ts';

/** A key, a count and what the program said. */
export interface Observed {
  key: CheckedKey;
  partitionCount: number;
  /** null: the program says that chance decides. */
  answer: number | null;
}

/** A rule and how much of the answers it explains. */
export interface RuleFit {
  rule: PlacementRule;
  /** Of the keys for which the rule has an answer; 0..1. */
  share: number;
}

/** A rule must explain this much to be worth a word. */
export const NEAR_SHARE = 0.9;
/** The first answers already show that most rules do not fit. */
const SAMPLE_COUNT = 400;
const SAMPLE_SHARE = 0.8;

/**
 * The rules that the answers follow, best first: those that all answers fit, then those that nearly all do.
 * @param observed - at least one
 */
export function judgeRules(observed: readonly Observed[], rules: readonly PlacementRule[]): RuleFit[] {
  const step = Math.max(1, Math.floor(observed.length / SAMPLE_COUNT));
  const sample = observed.filter((_, index) => index % step === 0);
  return rules
    .filter((rule) => shareOf(rule, sample) >= SAMPLE_SHARE)
    .map((rule) => ({ rule, share: shareOf(rule, observed) }))
    .filter(({ share }) => share >= NEAR_SHARE)
    .sort((left, right) => right.share - left.share);
}

/** Where two or more rules fit, something that would tell them apart. */
export interface Separation {
  key: string;
  partitionCount: number;
  answers: { id: string; partition: number | undefined }[];
}

/**
 * A key and a count on which rules differ: the one with the most different answers, and among those the shortest key.
 * @returns undefined where none of the keys and counts tells any two apart
 */
export function separate(
  rules: readonly PlacementRule[],
  keys: readonly CheckedKey[],
  partitionCounts: readonly number[],
): Separation | undefined {
  let best: { separation: Separation; differentCount: number } | undefined;
  for (const partitionCount of partitionCounts) {
    for (const key of keys) {
      const answers = rules.map(({ id, place }) => ({ id, partition: place(key, partitionCount) }));
      const differentCount = new Set(answers.map(({ partition }) => partition)).size;
      const isBetter =
        !best ||
        differentCount > best.differentCount ||
        (differentCount === best.differentCount && key.text.length < best.separation.key.length);
      if (differentCount > 1 && isBetter) {
        best = { separation: { key: key.text, partitionCount, answers }, differentCount };
      }
    }
  }
  return best?.separation;
}

function shareOf(rule: PlacementRule, observed: readonly Observed[]): number {
  let fitting = 0;
  let judged = 0;
  for (const { key, partitionCount, answer } of observed) {
    const placed = rule.place(key, partitionCount);
    if (placed === undefined) continue;
    judged++;
    // `+ 0`: a remainder may be -0, which no program prints.
    if (placed + 0 === answer) fitting++;
  }
  return judged === 0 ? 0 : fitting / judged;
}
