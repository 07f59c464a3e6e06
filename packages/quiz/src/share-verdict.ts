import type { Mark } from './question.ts';

/**
 * The mark for a share of right parts, with the verdict as its first feedback.
 * @param total - at least 1
 */
export function shareVerdict(rightCount: number, total: number): { mark: Mark; isRight: boolean } {
  const score = rightCount / total;
  const isRight = rightCount === total;
  const verdict = isRight ? 'right' : rightCount > 0 ? 'partly' : 'wrong';
  return { mark: { score, verdict, feedback: [{ key: `answer.${verdict}`, params: {} }] }, isRight };
}
