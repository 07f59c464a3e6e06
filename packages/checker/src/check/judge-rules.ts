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
  /** The first answer that the rule does not explain; undefined where it explains all. */
  differsOn?: Observed & { placed: number };
}

/** A rule must explain this much to be worth a word. */
const NEAR_SHARE = 0.9;
/** Answers enough to see that most rules do not fit. */
const SAMPLE_COUNT = 400;
const SAMPLE_SHARE = 0.8;

/**
 * The rules that all answers fit; where there are none, those that nearly all do, best first.
 * @param observed - at least one
 * @param rules - of what is asked for first, then simple ones before those that are made of them (`a+b` of `a`); a rule
 *   that explains no more than the first one explains nothing of what is wrong
 */
export function judgeRules(observed: readonly Observed[], rules: readonly PlacementRule[]): RuleFit[] {
  const step = Math.max(1, Math.floor(observed.length / SAMPLE_COUNT));
  const sample = observed.filter((_, index) => index % step === 0);
  const fits = rules
    .filter((rule) => fitOf(rule, sample, SAMPLE_SHARE) !== undefined)
    .flatMap((rule) => fitOf(rule, observed, NEAR_SHARE) ?? [])
    .sort((left, right) => right.share - left.share);
  const best = fits.filter(({ share }) => share === 1);
  if (best.length > 0) return withoutNeedlessPairs(best);
  const wanted = fits.find(({ rule }) => rule === rules[0]);
  return withoutNeedlessPairs(fits.filter((fit) => fit === wanted || fit.share > (wanted?.share ?? 0)));
}

/** Where one mistake explains as much, a second beside it is not needed. */
function withoutNeedlessPairs(fits: readonly RuleFit[]): RuleFit[] {
  return fits.filter(
    ({ rule, share }) =>
      !rule.id.includes('+') ||
      !fits.some((other) => other.share >= share && rule.id.split('+').includes(other.rule.id)),
  );
}

/** @returns undefined where the rule explains less than is asked */
function fitOf(rule: PlacementRule, observed: readonly Observed[], leastShare: number): RuleFit | undefined {
  let misfitCount = 0;
  let judgedCount = 0;
  let differsOn: RuleFit['differsOn'];
  const mostMisfits = observed.length * (1 - leastShare);
  for (const one of observed) {
    const said = rule.place(one.key, one.partitionCount);
    if (said === undefined) continue;
    judgedCount++;
    // `+ 0`: a remainder may be -0, which no program prints.
    const placed = said + 0;
    if (placed === one.answer) continue;
    differsOn ??= { ...one, placed };
    if (++misfitCount > mostMisfits) return undefined;
  }
  const share = judgedCount === 0 ? 0 : (judgedCount - misfitCount) / judgedCount;
  return share < leastShare ? undefined : { rule, share, ...(differsOn && { differsOn }) };
}
