/**
 * Start and count of one position when the partitions left over go to the last members, which is not what range does.
 * @param memberCount - integer >= 1
 * @param position - place of the member in the sorted list, 0 <= position < memberCount
 */
export function rangeRemainderLast(
  partitionCount: number,
  memberCount: number,
  position: number,
): { start: number; count: number } {
  const quotient = Math.floor(partitionCount / memberCount);
  const firstLonger = memberCount - (partitionCount % memberCount);
  return {
    start: quotient * position + Math.max(0, position - firstLonger),
    count: quotient + (position >= firstLonger ? 1 : 0),
  };
}
