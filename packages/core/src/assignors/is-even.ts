/**
 * Whether counts differ by at most one, or can come to that when what still waits is handed out.
 * @param counts - partitions of each member
 * @param waitingCount - partitions that nobody has yet
 */
export function isEven(counts: readonly number[], waitingCount: number): boolean {
  const total = counts.reduce((sum, count) => sum + count, waitingCount);
  const low = Math.floor(total / counts.length);
  const high = Math.ceil(total / counts.length);
  const lackCount = counts.reduce((sum, count) => sum + Math.max(0, low - count), 0);
  return counts.every((count) => count <= high) && lackCount <= waitingCount;
}
