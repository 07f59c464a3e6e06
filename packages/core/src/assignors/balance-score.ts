/**
 * Sum of the differences between all pairs of counts: 0 is even, more is worse.
 * @param counts - partitions of each member that takes part
 */
export function balanceScore(counts: readonly number[]): number {
  // Sorted ascending, count i is the larger one in i pairs and the smaller one in the others.
  return counts
    .toSorted((left, right) => left - right)
    .reduce((sum, count, index) => sum + count * (2 * index - counts.length + 1), 0);
}
