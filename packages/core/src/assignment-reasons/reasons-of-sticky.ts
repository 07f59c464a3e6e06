import { assignConstrained } from '../assignors/assign-constrained.ts';
import { assignCooperativeSticky } from '../assignors/assign-cooperative-sticky.ts';
import { assignGeneral } from '../assignors/assign-general.ts';
import type { GroupSubscription, TopicPartition } from '../assignors/assignment.ts';
import { hasEqualSubscriptions } from '../assignors/has-equal-subscriptions.ts';
import { type PartitionTable, topicPartitionOf } from '../assignors/partition-table.ts';
import { type Claims, readClaims, type StickyKind } from '../assignors/read-claims.ts';
import { resolveClaims } from '../assignors/resolve-claims.ts';
import { readStickyGroup, type StickyGroup } from '../assignors/sticky-group.ts';
import type { StickyOptions } from '../assignors/sticky-options.ts';
import type { AssignmentReasons, StickyReason } from './assignment-reason.ts';
import { constrainedSteps, type StickySteps } from './constrained-steps.ts';
import { generalSteps } from './general-steps.ts';

/** A round of a sticky assignor, decided. */
interface Decision {
  rule: StickyKind;
  algorithm: StickyReason['algorithm'];
  group: StickyGroup;
  /** Ids of the members that claim each partition id, whatever their generation; nothing for one that nobody claims. */
  claimants: ReadonlyMap<number, readonly string[]>;
  /** Member that holds each partition id at first, and the one for whom it was decided; -1 for nobody. */
  holders: Int32Array;
  receivers: Int32Array;
  /** Place of each id in the receiver's list. */
  places: Int32Array;
  lists: readonly (readonly number[])[];
  /** Ids that nobody has until somebody lets go. */
  waiting: ReadonlySet<number>;
  steps: StickySteps;
}

/** Decides the round once more, step by step, and compares it with where it began. */
export function reasonsOfSticky(
  rule: StickyKind,
  groupSubscription: GroupSubscription,
  options: StickyOptions,
): AssignmentReasons {
  const decision = decide(rule, groupSubscription, options);
  const { group, receivers, waiting } = decision;
  const { members, table } = group;
  return {
    ofPartition: (topicPartition) => reasonOf(decision, idOf(table, topicPartition)),
    besides: (memberId) =>
      [...waiting].flatMap((id) => {
        const receiver = members[receivers[id] ?? -1]?.memberId;
        const isConcerned = receiver === memberId || decision.claimants.get(id)?.includes(memberId);
        if (!isConcerned) return [];
        return [{ memberId: null, ...topicPartitionOf(table, id), reason: reasonOf(decision, id) }];
      }),
  };
}

function decide(rule: StickyKind, groupSubscription: GroupSubscription, options: StickyOptions): Decision {
  const group = readStickyGroup(groupSubscription);
  const { keepsEmptySubscriptionsApart = false } = options;
  const claims = readClaims(group, rule);
  const ownership = resolveClaims(claims, group.table.topicOf.length);
  const isConstrained = hasEqualSubscriptions(group.members, keepsEmptySubscriptionsApart);
  const { lists } = isConstrained
    ? assignConstrained(group, ownership)
    : assignGeneral(group, claims, ownership);
  const receivers = new Int32Array(group.table.topicOf.length).fill(-1);
  const places = new Int32Array(group.table.topicOf.length);
  lists.forEach((ids, member) => {
    ids.forEach((id, place) => {
      receivers[id] = member;
      places[id] = place;
    });
  });
  return {
    rule,
    algorithm: isConstrained ? 'constrained' : 'general',
    group,
    claimants: claimantsOf(group, claims),
    holders: ownership.holders,
    receivers,
    places,
    lists,
    waiting: rule === 'sticky' ? new Set() : findWaiting(group.table, receivers, groupSubscription, options),
    steps: isConstrained ? constrainedSteps(group, ownership) : generalSteps(group, ownership),
  };
}

/** What was decided for somebody and yet stands in nobody's list. */
function findWaiting(
  table: PartitionTable,
  receivers: Int32Array,
  groupSubscription: GroupSubscription,
  options: StickyOptions,
): Set<number> {
  const given = [...assignCooperativeSticky(groupSubscription, options).values()].flat();
  const waiting = new Set([...receivers.keys()].filter((id) => (receivers[id] ?? -1) >= 0));
  for (const topicPartition of given) waiting.delete(idOf(table, topicPartition));
  return waiting;
}

function reasonOf(decision: Decision, id: number): StickyReason {
  const { rule, algorithm, group, holders, receivers, places, lists, waiting, steps } = decision;
  const receiver = receivers[id] ?? -1;
  const step = steps.stepOf(id, receiver, places[id] ?? 0);
  const holder = holders[id] ?? -1;
  const from = group.members[holder]?.memberId;
  return {
    rule,
    algorithm,
    change: step === 'kept' ? 'kept' : holder >= 0 && holder !== receiver ? 'moved' : 'dealt',
    step,
    ...(step !== 'kept' && { cause: steps.causeOf(id) }),
    ...(from !== undefined && { from }),
    to: group.members[receiver]?.memberId ?? '',
    isWaiting: waiting.has(id),
    claimedBy: decision.claimants.get(id) ?? [],
    count: lists[receiver]?.length ?? 0,
    ...steps.share,
  };
}

function claimantsOf({ members }: StickyGroup, claims: Claims): Map<number, string[]> {
  const claimants = new Map<number, string[]>();
  members.forEach(({ memberId }, member) => {
    for (const id of new Set(claims.ids[member])) claimants.set(id, [...(claimants.get(id) ?? []), memberId]);
  });
  return claimants;
}

function idOf(table: PartitionTable, { topic, partition }: TopicPartition): number {
  const number = table.topicNumbers.get(topic);
  if (number === undefined) throw new RangeError(`"${topic}" has no subscribers`);
  return (table.starts[number] ?? 0) + partition;
}
