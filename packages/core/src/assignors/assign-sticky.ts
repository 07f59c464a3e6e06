import { assignConstrained } from './assign-constrained.ts';
import { assignGeneral } from './assign-general.ts';
import type { Assignment, GroupSubscription } from './assignment.ts';
import { hasEqualSubscriptions } from './has-equal-subscriptions.ts';
import { topicPartitionOf } from './partition-table.ts';
import { readClaims } from './read-claims.ts';
import { emptyAssignment } from './read-group.ts';
import { resolveClaims } from './resolve-claims.ts';
import { readStickyGroup, type StickyGroup } from './sticky-group.ts';
import type { StickyOptions } from './sticky-options.ts';

/**
 * Kafka's eager sticky assignor: as balanced as can be, and then as few moves as can be.
 * All members have stopped reading before it runs, so a partition may change hands at once.
 * @returns partitions by member id: first what a member keeps, then what it gets
 * @throws {TypeError | CoreError} those of `checkGroupSubscription` and `readClaims`
 * Source: kafka 1eb7644, StickyAssignor. Vectors: assignors.json, assignors-histories.json, upstream-assignor-cases.json
 */
export function assignSticky(
  groupSubscription: GroupSubscription,
  { keepsEmptySubscriptionsApart = false }: StickyOptions = {},
): Assignment {
  const group = readStickyGroup(groupSubscription);
  const claims = readClaims(group, 'sticky');
  const ownership = resolveClaims(claims, group.table.topicOf.length);
  const { lists } = hasEqualSubscriptions(group.members, keepsEmptySubscriptionsApart)
    ? assignConstrained(group, ownership)
    : assignGeneral(group, claims, ownership);
  return toAssignment(groupSubscription, group, lists);
}

/** Turns numbers back into ids and partitions. */
export function toAssignment(
  groupSubscription: GroupSubscription,
  { members, table }: StickyGroup,
  lists: readonly (readonly number[])[],
): Assignment {
  const assignment = emptyAssignment(groupSubscription);
  members.forEach(({ memberId }, member) => {
    const ids = lists[member] ?? [];
    assignment.set(
      memberId,
      ids.map((id) => topicPartitionOf(table, id)),
    );
  });
  return assignment;
}
