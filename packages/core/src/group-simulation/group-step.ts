import type { TopicPartition } from '../assignors/assignment.ts';
import type { PartitionChange } from '../diff-assignments.ts';
import type { SimulatedAssignor } from './scenario.ts';

/** Why a step is there. */
export type StepCause =
  | {
      /**
       * From outside: join, leave, crash; away and return, of a static member; expire, its session timed out.
       * KIP-848, one member at a time: revoke (told to stop reading some), acknowledge (it has), receive (it gets some).
       */
      kind: 'join' | 'leave' | 'away' | 'return' | 'crash' | 'expire' | 'revoke' | 'acknowledge' | 'receive';
      memberId: string;
    }
  | { kind: 'grow'; topic: string }
  | { kind: 'strategy'; assignor: SimulatedAssignor }
  /**
   * start: the members of the scenario are there. notice: classic members see new partitions. stop: all members of an eager group let go of everything.
   * assign: a round ends, and every member has its new list.
   */
  | { kind: 'start' | 'notice' | 'stop' | 'assign' };

/** One member after a step. */
export interface MemberState {
  memberId: string;
  topics: readonly string[];
  groupInstanceId?: string;
  /** Whether the process runs. A member that does not is in the group until its session times out. */
  isAlive: boolean;
  /** What the group counts as this member's. */
  owned: readonly TopicPartition[];
  /** The part of it that the member has been told to give up and reads no longer; KIP-848 only. */
  revoking: readonly TopicPartition[];
  /** The generation, or with KIP-848 the member epoch, that it has reached; -1 before the first. */
  epoch: number;
  /** Where KIP-848 wants it to get to; absent in the classic protocol. */
  target?: readonly TopicPartition[];
}

/** A partition that nobody reads. */
export interface UnreadPartition extends TopicPartition {
  /** Steps in a row after which nobody read it, this one included; >= 1. */
  stepCount: number;
  /** Instant of the first of them. */
  sinceMs: number;
}

/** How far the group is. */
export type GroupPhase = 'empty' | 'stable' | 'rebalancing' | 'reconciling';

/** The group after one thing has happened. */
export interface GroupStep {
  atMs: number;
  cause: StepCause;
  /** rebalancing: a classic round is open. reconciling: members are on their way to the target. */
  phase: GroupPhase;
  /** Generation of the group, or with KIP-848 its group epoch; 0 before the first. */
  epoch: number;
  /** In the order in which they joined. */
  members: readonly MemberState[];
  /** What changed hands in this step: moved, revoked, given; by topic and partition. */
  changes: PartitionChange[];
  /** Partitions that the same member had before and after this step. */
  keptCount: number;
  /** In a stable step all four kinds of change since the last stable one (at first: since nobody had anything). */
  sinceStable?: PartitionChange[];
  /** Partitions of any topic that nobody reads after this step. */
  unread: UnreadPartition[];
}
