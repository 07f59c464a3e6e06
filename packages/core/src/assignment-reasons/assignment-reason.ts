import type { TopicPartition } from '../assignors/assignment.ts';

/** Range without racks: the division of one topic, and the member's place in it. */
export interface RangeReason {
  rule: 'range';
  partitionCount: number;
  /** Subscribers of the topic. */
  memberCount: number;
  /** Partitions that every subscriber gets, and subscribers from the first on that get one more. */
  quotient: number;
  remainder: number;
  /** Place of the member among the subscribers, from 0: static members first, then by id. */
  position: number;
  /** quotient * position + min(position, remainder) */
  start: number;
  /** 0: there are fewer partitions than subscribers, and the member's place is behind the last one. */
  count: number;
}

/** Range where racks play a part in the topic: the same counts, but not in one run. */
export interface RangeRacksReason {
  rule: 'range-racks';
  /** near: taken because a replica lies in the member's rack. rest: taken in order from what was left. */
  step: 'near' | 'rest';
  partitionCount: number;
  memberCount: number;
  quotient: number;
  remainder: number;
  position: number;
  count: number;
  /** Rack of the member; absent for one that has none and is near everything. */
  rackId?: string;
  /** Racks with a replica of this partition; none for a member that has no partition of the topic. */
  replicaRacks: readonly string[];
}

/** Round robin: the turn in which the partition was dealt. */
export interface RoundRobinReason {
  rule: 'roundrobin';
  /** Partitions dealt before this one, of all topics: by topic name, then number. */
  turn: number;
  /** Seat at which the deal went on; the one after the last receiver. */
  cursor: number;
  /** Seat of the member in the circle, from 0: static members first, then by id. */
  seat: number;
  memberCount: number;
  /** Members between cursor and seat that do not subscribe to the topic, and so lost a turn. */
  skipped: readonly string[];
}

/** What a sticky assignor did with a partition at last. */
export type StickyStep =
  /** It stayed where it was. */
  | 'kept'
  /** Given to a member with a replica in its rack. */
  | 'near'
  /** Equal subscriptions: given in turn to a member below the least share. */
  | 'filled'
  /** Equal subscriptions: given to a member at the least share, one each. */
  | 'extra'
  /** Different subscriptions: given to the subscriber with the fewest partitions. */
  | 'lightest'
  /** Different subscriptions: moved because its holder had at least two more than another subscriber. */
  | 'balance';

/** Why a partition did not stay with the member that read it before. */
export type StickyCause =
  /** Nobody claims it: it is new, or its reader has left. */
  | 'unowned'
  /** Two members claim it in the same generation, so neither is believed. */
  | 'contested'
  /** Its holder had more than its share; with equal subscriptions the highest numbers go. */
  | 'over-share'
  /** Its holder has no replica in its rack. */
  | 'far'
  /** Its holder does not subscribe to the topic any more. */
  | 'unsubscribed';

/** Sticky and cooperative sticky: whether the partition stayed, and if not, why and how it was given. */
export interface StickyReason {
  rule: 'sticky' | 'cooperative-sticky';
  /** constrained: all members subscribe to the same topics. general: they do not. */
  algorithm: 'constrained' | 'general';
  /** dealt: nobody held it. moved: somebody else did. */
  change: 'kept' | 'dealt' | 'moved';
  step: StickyStep;
  /** Absent when it was kept. */
  cause?: StickyCause;
  /** Member that held it when the round began. */
  from?: string;
  /** Member for whom it was decided. */
  to: string;
  /** Cooperative: nobody has it in this round, for a member that claims it has to let go first. */
  isWaiting: boolean;
  /** All members that say they read it, whatever their generation. */
  claimedBy: readonly string[];
  /** Partitions decided for `to`, this one included. */
  count: number;
  /** constrained only: fewest and most partitions of a member in this round. */
  least?: number;
  most?: number;
}

/** Why there is nothing to tell of. */
export interface NothingReason {
  rule: 'nothing';
  cause: /** The member subscribes to no topic. */
    | 'no-subscription'
    /** None of the member's topics has partitions, or is known. */
    | 'no-partitions'
    /** Members that subscribe to the same topics got them all. */
    | 'others-have-them'
    /** Nobody subscribes to the topic. */
    | 'no-subscriber';
  /** Partitions that the member could have had, and members that subscribe to one of its topics, itself included. */
  partitionCount: number;
  memberCount: number;
}

/** Why a partition is where it is; words for it live elsewhere. */
export type AssignmentReason =
  | RangeReason
  | RangeRacksReason
  | RoundRobinReason
  | StickyReason
  | NothingReason;

/** One partition of one member, and why. */
export interface AssignmentExplanation {
  /** null: nobody has it in this round. */
  memberId: string | null;
  /** Both null: the member has nothing at all. Partition alone null: it has nothing of this topic. */
  topic: string | null;
  partition: number | null;
  reason: AssignmentReason;
}

/** What each assignor can tell of a group that it has shared out. */
export interface AssignmentReasons {
  /** @param topicPartition - one that has subscribers */
  ofPartition(topicPartition: TopicPartition): AssignmentReason;
  /** What is to be said of a member besides the partitions that it has; none for most. */
  besides(memberId: string): readonly AssignmentExplanation[];
}
