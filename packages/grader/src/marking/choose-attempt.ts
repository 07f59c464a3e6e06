import type { MergedAttempt } from './merge-attempts.ts';

/** Which of a student's attempts counts; one does, whole, and nothing is added up. */
export const countedRules = ['last', 'first', 'best'] as const;
export type CountedRule = (typeof countedRules)[number];

/**
 * The attempt that counts. One that was never submitted counts only where none was.
 * @param attempts - as `mergeAttempts` orders them
 * @param pointsOf - what an attempt earns; of equal ones the earlier is the best
 */
export function chooseAttempt(
  attempts: readonly MergedAttempt[],
  rule: CountedRule,
  pointsOf: (attempt: MergedAttempt) => number,
): MergedAttempt | undefined {
  const submitted = attempts.filter((attempt) => attempt.submitted !== undefined);
  const candidates = submitted.length > 0 ? submitted : attempts;
  if (rule === 'last') return candidates.at(-1);
  if (rule === 'first') return candidates[0];
  let best: { attempt: MergedAttempt; points: number } | undefined;
  for (const attempt of candidates) {
    const points = pointsOf(attempt);
    if (best === undefined || points > best.points) best = { attempt, points };
  }
  return best?.attempt;
}
