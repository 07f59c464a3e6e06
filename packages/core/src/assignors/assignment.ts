/** The one type in and the one type out of every assignor. */

/** A partition of a topic. */
export interface TopicPartition {
  topic: string;
  /** 0 <= partition < partitions of the topic. */
  partition: number;
}

/** What a member of a consumer group says of itself when it joins. */
export interface Member {
  /** Made by the broker: `clientId-uuid`. Unique within the group. */
  memberId: string;
  /** Topics it subscribes to. */
  topics: readonly string[];
  /** `group.instance.id` of a static member. */
  groupInstanceId?: string;
  /** `client.rack`. */
  rackId?: string;
  /** What it owned before this rebalance; absent for a member with no memory. */
  ownedPartitions?: readonly TopicPartition[];
  /** The generation in which it owned them; -1 or absent when it has none. */
  generation?: number;
  /** The generation field of the subscription where it differs from `generation` (sticky only). */
  subscriptionGeneration?: number;
}

/** One rebalance to be decided. */
export interface GroupSubscription {
  /** In the order in which the group leader's map was filled; matters only for cases that Java's HashMap order decides. */
  members: readonly Member[];
  /** Partition count by topic; a topic that is missing has no metadata. */
  partitionCounts: ReadonlyMap<string, number>;
  /** Racks of the replicas of each partition by topic; absent when unknown, a null where one broker has no rack. */
  partitionRacks?: ReadonlyMap<string, readonly (readonly (string | null)[])[]>;
}

/** Partitions by member id, lists in the order that Kafka's own assignor returns. Every member has an entry. */
export type Assignment = Map<string, TopicPartition[]>;
