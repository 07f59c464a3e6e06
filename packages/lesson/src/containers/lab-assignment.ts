/** Strategies of the assignment lab: the assignors of the clients by their names in Kafka, then those of the broker. */
export const labStrategies = [
  'range',
  'roundrobin',
  'sticky',
  'cooperative-sticky',
  'server-uniform',
  'server-range',
] as const;
export type LabStrategy = (typeof labStrategies)[number];

/** Names of the members of the assignment lab. */
export const labLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type LabLetter = (typeof labLetters)[number];

/** Racks of the cluster of the assignment lab. */
export const labRacks = ['r1', 'r2', 'r3'] as const;
export type LabRack = (typeof labRacks)[number];

/** More than this is slow to draw and cannot be looked over; `partitions` are those of one topic. */
export const LAB_LIMITS = { topics: 4, partitions: 24, allPartitions: 48, events: 10 } as const;

/** A topic's name as Kafka allows it; a short one, because it stands in a picture. */
export const LAB_TOPIC_NAME: RegExp = /^(?!\.{1,2}$)[\w.-]{1,20}$/;

export interface LabTopic {
  name: string;
  /** 1 to `LAB_LIMITS.partitions`. */
  count: number;
}

export interface LabMember {
  letter: LabLetter;
  /** Places of its topics in the list of topics, ascending. */
  topics: number[];
  rack: LabRack | undefined;
}

/** What happens to the group. */
export type LabEvent =
  | { kind: 'join'; member: LabMember }
  | { kind: 'leave' | 'crash'; letter: LabLetter }
  /** A topic, by its place, has that many partitions from now on. */
  | { kind: 'grow'; topic: number; count: number };

/** `::: lab assignment`: the group that the lab starts with, and what has happened to it. */
export interface LabAssignment {
  topics: LabTopic[];
  members: LabMember[];
  events: LabEvent[];
  strategies: LabStrategy[];
  /** Racks that hold a copy of each partition; undefined where racks play no part. */
  replicaCount: number | undefined;
  /** Whether the reader is asked before the next step is shown. */
  isPredicting: boolean;
}
