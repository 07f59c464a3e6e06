import type { AssignorName } from '../assignors/assign.ts';

/** Assignors of the broker, by the names of the oracle protocol. */
export const SERVER_ASSIGNOR_NAMES = ['server-range', 'server-uniform'] as const;

/** One of `SERVER_ASSIGNOR_NAMES`. */
export type ServerAssignorName = (typeof SERVER_ASSIGNOR_NAMES)[number];

/** The assignor decides the protocol: eager or cooperative rounds for those of the clients, epochs for the broker's. */
export type SimulatedAssignor = AssignorName | ServerAssignorName;

/** A member that starts. */
export interface JoiningMember {
  /** Made by the broker, so a process that starts again has another one. */
  memberId: string;
  topics: readonly string[];
  /** `group.instance.id`: such a member says nothing when it stops, and takes its place again when it is back in time. */
  groupInstanceId?: string;
}

/** What happens to the group from outside. Instants are integers >= 0, in ms of virtual time. */
export type GroupEvent =
  | { atMs: number; kind: 'join'; member: JoiningMember }
  /** It stops in good order. A static member says nothing and is only away. */
  | { atMs: number; kind: 'leave'; memberId: string }
  /** It stops without a word; the group learns of it when the session times out. */
  | { atMs: number; kind: 'crash'; memberId: string }
  /** A topic gets more partitions, or comes into being. */
  | { atMs: number; kind: 'grow'; topic: string; partitionCount: number }
  /**
   * The last member drops the old name from its list, or the broker's choice changes. Only between assignors of the
   * clients, or between those of the broker.
   */
  | { atMs: number; kind: 'strategy'; assignor: SimulatedAssignor };

/** How long things take; integers >= 1, in ms. */
export interface GroupTimings {
  /** From the last heartbeat of a member to its removal: `session.timeout.ms`, 45000. */
  sessionTimeoutMs: number;
  /** Classic: until every member has heard of a rebalance and joined again; 3000, one heartbeat interval. */
  rejoinMs: number;
  /** Classic: until members see new partitions: `metadata.max.age.ms`, 300000. */
  metadataMaxAgeMs: number;
  /** KIP-848: `group.consumer.heartbeat.interval.ms`, 5000. */
  heartbeatIntervalMs: number;
  /** KIP-848: what a member needs to stop reading, commit and say so; 100. */
  revokeMs: number;
}

/** A group and what happens to it, from instant 0 on. */
export interface GroupScenario {
  assignor: SimulatedAssignor;
  /** There from the start, with all that one round or one target of the assignor gives them; none when left out. */
  members?: readonly JoiningMember[];
  /** Partitions at the start, by topic. */
  partitionCounts: ReadonlyMap<string, number>;
  /** In any order; those of one instant happen as listed. */
  events: readonly GroupEvent[];
  timings?: Partial<GroupTimings>;
  /** Release of the brokers, for the assignors of the broker: see `ServerOptions`. */
  kafkaVersion?: string;
}

/** Kafka's defaults where Kafka has one. */
export const DEFAULT_TIMINGS: GroupTimings = {
  sessionTimeoutMs: 45_000,
  rejoinMs: 3_000,
  metadataMaxAgeMs: 300_000,
  heartbeatIntervalMs: 5_000,
  revokeMs: 100,
};

/** Whether an assignor runs in the broker. */
export function isServerAssignor(assignor: string): assignor is ServerAssignorName {
  return SERVER_ASSIGNOR_NAMES.some((known) => known === assignor);
}

/** Whether members must stop reading before they join again; cooperative-sticky is the only one that spares them. */
export function isEagerAssignor(assignor: SimulatedAssignor): boolean {
  return !isServerAssignor(assignor) && assignor !== 'cooperative-sticky';
}
