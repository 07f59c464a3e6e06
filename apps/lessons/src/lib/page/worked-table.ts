/** Worked tables as the page draws them: everything in them was computed when the site was built. */

/** Which of the member colours: 0 to 7, by the order in which members appear; always with the id beside it. */
export type Tone = number;

/** Where each key goes with one partition count after the other. */
export interface KeyPartitionsTable {
  name: 'key-partitions';
  partitionCounts: number[];
  rows: { key: string; partitions: number[] }[];
}

/** One topic shared out by range. */
export interface RangeStepsTable {
  name: 'range-steps';
  partitionCount: number;
  quotient: number;
  remainder: number;
  /** Sorted as range sorts them. */
  members: { memberId: string; tone: Tone; position: number; start: number; count: number }[];
}

/** A group under several assignors. */
export interface AssignmentTable {
  name: 'assignment';
  /** One row a partition, topics by name. `isFirst` begins a topic. */
  rows: { topic: string; partition: number; isFirst: boolean }[];
  hasManyTopics: boolean;
  /** Everybody who is ever in the group, in the order of appearance. */
  members: { memberId: string; tone: Tone }[];
  assignors: { assignor: string; generations: Generation[] }[];
}

/** The state of a group after one rebalance. */
export interface Generation {
  /** From 1; 0 is what the members owned before. */
  number: number;
  events: GroupEvent[];
  /** In the order of the table's rows. */
  cells: Cell[];
  /** Partitions of each member, in the order of the table's members; undefined for one that is not in the group. */
  counts: (number | undefined)[];
  /** Partitions that came from another member. */
  movedCount: number;
}

/** Why there was a rebalance; a follow-up hands out what was revoked in the one before. */
export type GroupEvent =
  | { kind: 'joins' | 'leaves'; memberId: string }
  | { kind: 'before' }
  | { kind: 'follow-up' };

/** One partition in one generation. */
export interface Cell {
  /** Undefined: nobody has it. */
  owner: string | undefined;
  /** Tone of the owner. */
  tone: Tone | undefined;
  /** `first` in the first column, where there is nothing to compare with. */
  change: 'first' | 'kept' | 'given' | 'moved' | 'revoked' | 'unowned';
  /** Who had it: for `moved` and `revoked`. */
  from: string | undefined;
}

export type WorkedTable = KeyPartitionsTable | RangeStepsTable | AssignmentTable;
