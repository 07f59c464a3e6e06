import { assignConstrained } from './assign-constrained.ts';
import { assignGeneral } from './assign-general.ts';
import { toAssignment } from './assign-sticky.ts';
import type { Assignment, GroupSubscription } from './assignment.ts';
import { hasEqualSubscriptions } from './has-equal-subscriptions.ts';
import { type Claims, readClaims } from './read-claims.ts';
import { resolveClaims } from './resolve-claims.ts';
import { readStickyGroup } from './sticky-group.ts';
import type { StickyOptions } from './sticky-options.ts';

/**
 * Kafka's cooperative sticky assignor: decides like sticky, then leaves out of the answer what changes hands.
 * Members read on while it runs. The old owner sees its partition missing, revokes it and rejoins; the next round
 * hands it out.
 * @returns partitions by member id; a partition that is on its way is in no list
 * @throws {TypeError | CoreError} those of `checkGroupSubscription` and `readClaims`
 * Source: kafka 1eb7644, CooperativeStickyAssignor. Vectors: as for `assignSticky`
 */
export function assignCooperativeSticky(
  groupSubscription: GroupSubscription,
  { keepsEmptySubscriptionsApart = false }: StickyOptions = {},
): Assignment {
  const group = readStickyGroup(groupSubscription);
  const claims = readClaims(group, 'cooperative-sticky');
  const ownership = resolveClaims(claims, group.table.topicOf.length);
  let lists: number[][];
  let transferring: Set<number>;
  if (hasEqualSubscriptions(group.members, keepsEmptySubscriptionsApart)) {
    ({ lists, transferring } = assignConstrained(group, ownership));
  } else {
    ({ lists } = assignGeneral(group, claims, ownership));
    transferring = findTransferring(claims, lists);
  }
  const given = lists.map((ids) => ids.filter((id) => !transferring.has(id)));
  return toAssignment(groupSubscription, group, given);
}

/** Ids that one member gets without having claimed them while another, that claimed them, does not get them. */
function findTransferring(claims: Claims, lists: readonly (readonly number[])[]): Set<number> {
  const added = new Set<number>();
  const lost = new Set<number>();
  lists.forEach((ids, member) => {
    const claimed = new Set(claims.ids[member]);
    const assigned = new Set(ids);
    for (const id of assigned) if (!claimed.has(id)) added.add(id);
    for (const id of claimed) if (!assigned.has(id)) lost.add(id);
  });
  return new Set([...added].filter((id) => lost.has(id)));
}
