import type { EdgeGroup } from './edge-keys.ts';

/** A group of keys, or of counts, in which answers are wrong. */
export interface FailingEdge {
  /** Stable, for JSON. */
  id: string;
  name: string;
  failedCount: number;
  caseCount: number;
}

/**
 * The named edge cases that a program fails.
 * @param groups - of keys
 * @param compared - every answer, and whether it is wrong
 */
export function failingEdges(
  groups: readonly EdgeGroup[],
  compared: readonly { text: string; partitionCount: number; isWrong: boolean }[],
): FailingEdge[] {
  const wrongTexts = new Set(compared.filter(({ isWrong }) => isWrong).map(({ text }) => text));
  const ofKeys = groups.map(({ id, name, keys }): FailingEdge => {
    const failedCount = keys.filter((key) => wrongTexts.has(key)).length;
    return { id, name, failedCount, caseCount: keys.length };
  });
  return [...ofKeys, ...ofCounts(compared)].filter(({ failedCount }) => failedCount > 0);
}

/** A mistake that powers of two hide, if there are both kinds of counts and only one of them fails. */
function ofCounts(compared: readonly { partitionCount: number; isWrong: boolean }[]): FailingEdge[] {
  const counts = [...new Set(compared.map(({ partitionCount }) => partitionCount))];
  const wrongCounts = new Set(
    compared.filter(({ isWrong }) => isWrong).map(({ partitionCount }) => partitionCount),
  );
  const powers = counts.filter((count) => Number.isInteger(Math.log2(count)));
  if (powers.length === 0 || powers.some((count) => wrongCounts.has(count))) return [];
  const name = 'partition count that is no power of two';
  const caseCount = counts.length - powers.length;
  return [{ id: 'count-no-power-of-two', name, failedCount: wrongCounts.size, caseCount }];
}
