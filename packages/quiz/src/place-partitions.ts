import { type AssignorName, assign } from '@keyway/core/assignors/assign';
import type { Assignment, TopicPartition } from '@keyway/core/assignors/assignment';

/** Stands for a member where a partition goes to none: withheld for a round, or without a subscriber. */
export const NOBODY = '-';

/** A member as a question shows it. */
export interface QuestionMember {
  memberId: string;
  topics: string[];
  /** What it owned before the rebalance; empty for a new member. */
  owned: TopicPartition[];
}

/** A group before a rebalance. */
export interface QuestionGroup {
  topics: { topic: string; partitionCount: number }[];
  /** In the order shown, which is not the sorted one. */
  members: QuestionMember[];
}

/** Who gets each partition, by `topic-partition`; `NOBODY` where no member does. */
export type PartitionOwners = Record<string, string>;

/** A partition by one text, as Kafka's tools print it: `orders-0`. */
export function partitionName({ topic, partition }: TopicPartition): string {
  return `${topic}-${partition}`;
}

/** The names of all partitions of a group, topic by topic. */
export function partitionNames({ topics }: QuestionGroup): string[] {
  return topics.flatMap(({ topic, partitionCount }) =>
    Array.from({ length: partitionCount }, (_, partition) => partitionName({ topic, partition })),
  );
}

/**
 * Who gets each partition by one of Kafka's client-side assignors.
 * @throws {CoreError} of the assignor
 */
export function placePartitions(assignor: AssignorName, group: QuestionGroup): PartitionOwners {
  const assignment = assign(assignor, {
    partitionCounts: new Map(group.topics.map(({ topic, partitionCount }) => [topic, partitionCount])),
    members: group.members.map(({ memberId, topics, owned }) => ({
      memberId,
      topics,
      ...(owned.length > 0 && { ownedPartitions: owned, generation: 1 }),
    })),
  });
  return ownersOf(group, assignment);
}

/** The same facts the other way round: from partitions by member to a member by partition. */
export function ownersOf(group: QuestionGroup, assignment: Assignment): PartitionOwners {
  const owners = new Map(partitionNames(group).map((name) => [name, NOBODY]));
  for (const [memberId, partitions] of assignment) {
    for (const topicPartition of partitions) owners.set(partitionName(topicPartition), memberId);
  }
  return Object.fromEntries(owners);
}
