import { stringHashOrder } from '../java-hash-order.ts';
import type { Assignment, GroupSubscription, Member } from './assignment.ts';
import { checkGroupSubscription } from './check-group-subscription.ts';

/** A checked group, in the order in which Kafka's group leader goes through it. */
export interface Group {
  /** In HashMap order of their ids. */
  members: readonly Member[];
  /** Topics that somebody subscribes to and that have partitions, in HashMap order. */
  partitionCounts: ReadonlyMap<string, number>;
}

/**
 * Checks a group and puts it in order. Topics without metadata or without partitions are left out, as in Kafka.
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 */
export function readGroup(groupSubscription: GroupSubscription): Group {
  checkGroupSubscription(groupSubscription);
  const memberById = new Map(groupSubscription.members.map((member) => [member.memberId, member]));
  const members = stringHashOrder(memberById.keys()).flatMap((memberId) => memberById.get(memberId) ?? []);

  // Kafka fills a map of topics while it walks a set of all subscribed names: two hash orders, one after the other.
  const subscribed = new Set<string>();
  for (const { topics } of members) for (const topic of topics) subscribed.add(topic);
  const names = stringHashOrder(subscribed);
  const partitionCounts = new Map<string, number>();
  const countOf = (topic: string): number => groupSubscription.partitionCounts.get(topic) ?? 0;
  for (const topic of stringHashOrder(names.filter((name) => countOf(name) > 0))) {
    partitionCounts.set(topic, countOf(topic));
  }
  return { members, partitionCounts };
}

/** Nothing for every member, in the order in which the members are listed. */
export function emptyAssignment(groupSubscription: GroupSubscription): Assignment {
  return new Map(groupSubscription.members.map((member) => [member.memberId, []]));
}
