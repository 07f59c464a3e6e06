import type { Observed } from './judge-rules.ts';

/** Partitions used beyond one a count; with each, equal frequencies by chance are some fifty times less likely. */
const LEAST_FREEDOM = 5;
/** A few answers that have changed places are no other order: more must be wrong than this. */
const SMALL_WRONG_SHARE = 0.25;

/**
 * Whether a program gives each partition exactly as often as it should, but to other keys: right answers in another
 * order.
 */
export function isShuffled(compared: readonly (Observed & { expected: number })[]): boolean {
  const differences = new Map<string, number>();
  const used = new Set<string>();
  const counts = new Set<number>();
  let wrongCount = 0;
  for (const { partitionCount, expected, answer } of compared) {
    const [wanted, said] = [`${partitionCount}:${expected}`, `${partitionCount}:${answer}`];
    differences.set(wanted, (differences.get(wanted) ?? 0) + 1);
    differences.set(said, (differences.get(said) ?? 0) - 1);
    used.add(wanted);
    counts.add(partitionCount);
    if (expected !== answer) wrongCount++;
  }
  return (
    used.size - counts.size >= LEAST_FREEDOM &&
    wrongCount > compared.length * SMALL_WRONG_SHARE &&
    [...differences.values()].every((difference) => difference === 0)
  );
}
