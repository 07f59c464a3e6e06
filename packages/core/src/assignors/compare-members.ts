import type { Member } from './assignment.ts';

/** Order of texts by UTF-16 unit, the same as Java's `compareTo`; never by locale. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Order of members for range and round robin (since 2.4, KIP-345): static members by `group.instance.id`,
 * then the others by member id. So a static member keeps its place when a restart gives it another member id.
 */
export function compareMembers(left: Member, right: Member): number {
  if (left.groupInstanceId !== undefined && right.groupInstanceId !== undefined) {
    return compareText(left.groupInstanceId, right.groupInstanceId);
  }
  if (left.groupInstanceId !== undefined) return -1;
  if (right.groupInstanceId !== undefined) return 1;
  return compareText(left.memberId, right.memberId);
}
