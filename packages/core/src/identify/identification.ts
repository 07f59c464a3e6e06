import type { HashName } from '../clients/key-hashes.ts';
import type { ReductionName } from '../clients/reductions.ts';

/** A key that stands on a partition. */
export interface ObservedPlacement {
  /** Serialized key; null for a record without one, which says nothing about its writer. */
  key: Uint8Array | null;
  /** Integer >= 0. */
  partition: number;
  /** Records of that key there; integer >= 1, 1 when left out. */
  recordCount?: number;
}

/**
 * What the placements come to.
 * - `one-client`: clients of one rule, with the partition count of the topic, account for all of them
 * - `other-count`: clients of one rule account for all of them, but with another partition count
 * - `mixed`: two or more rules or counts
 * - `unexplained`: one rule and placements left over, more left over than not, or no rule at all
 * - `undecided`: too few different keys, or too few partitions, to tell
 */
export type Verdict = 'one-client' | 'other-count' | 'mixed' | 'unexplained' | 'undecided';

/**
 * How much better an explanation is with a writer than with anything in its place: odds above 150, above 20, less.
 * Always weak for less than a quarter where more than half follows no known client.
 */
export type Evidence = 'strong' | 'fair' | 'weak';

/** Clients that put every one of these keys where they stand, or would have. */
export interface ClientsAlike {
  /** Proven clients, in the order of the catalogue. */
  clientIds: readonly string[];
  /** Clients whose code was read, not run, and which seem to go by the same rule. */
  readClientIds: readonly string[];
  /** The partition count that they went by. */
  partitionCount: number;
}

/** A part of the placements that clients of one kind account for. */
export interface Writer extends ClientsAlike {
  /** Rules that cannot be told apart on these placements; one, as a rule. */
  rules: readonly { hash: HashName; reduction: ReductionName }[];
  /** Of the different placements, 0..1, the most likely. */
  share: number;
  /** The shares that are possible with 95 % confidence. */
  shareInterval: readonly [number, number];
  /** Of the records, 0..1: what the share comes to when each placement counts as often as it was seen. */
  recordShare: number;
  /** Different placements that are as these clients place, by chance or not. */
  placementCount: number;
  /** Those of them that no other writer places so. */
  onlyPlacementCount: number;
  evidence: Evidence;
  /** What explains the data nearly as well in this writer's place (odds below 20 to 1), best first. */
  alternatives: readonly ClientsAlike[];
  /** Nothing in this writer's place, only chance, explains the data nearly as well. */
  mayBeChance: boolean;
}

/** What no writer accounts for. */
export interface Unexplained {
  /** As that of a writer: chance puts some keys where a client would. */
  share: number;
  shareInterval: readonly [number, number];
  /** Different placements that are not as any writer places. */
  placementCount: number;
  recordCount: number;
  /** The partition that at least 9 out of 10 of them are on, if there are 5 or more. */
  onePartition?: number;
  /** Proven clients that look at no key and could have written them. */
  clientIds: readonly string[];
  /** Some of them, shortest keys first. */
  examples: readonly KeyPlacement[];
}

/** One placement, and the writers (indices) that place so. */
export interface KeyPlacement {
  key: Uint8Array;
  partition: number;
  recordCount: number;
  writers: readonly number[];
}

/** A key on more than one partition. */
export interface SplitKey {
  key: Uint8Array;
  placements: readonly Omit<KeyPlacement, 'key'>[];
}

/** A shortest key on which the writers part. */
export interface Disagreement {
  key: Uint8Array;
  /** Where each writer puts it, in the order of the writers; null where its client cannot read the key as text. */
  partitions: readonly (number | null)[];
  /** Where it stands. */
  seenOn: readonly number[];
}

/** Records with an empty key, which some clients hash and some treat as no key. */
export interface EmptyKeySeen {
  recordCount: number;
  placements: readonly { partition: number; recordCount: number; clientIds: readonly string[] }[];
  /** Clients among the writers that spread such records. */
  spreadByIds: readonly string[];
}

/** Who wrote the records of a topic. */
export interface Identification {
  verdict: Verdict;
  partitionCount: number;
  /** Different keys, records and placements (a key on a partition) that were judged. */
  keyCount: number;
  placementCount: number;
  recordCount: number;
  /** Largest share first. */
  writers: readonly Writer[];
  unexplained: Unexplained;
  /** Rules that account for every placement, whatever the verdict. */
  fitsAll: readonly ClientsAlike[];
  /** Keys on more than one partition. */
  splitKeyCount: number;
  /** Some of them, shortest first. */
  splitKeys: readonly SplitKey[];
  disagreement?: Disagreement;
  /** So many placements a further client needs at least to be noticed among these. */
  noticeableCount: number;
  /** Placements on partitions that a topic with this count does not have. */
  outOfRange: { placementCount: number; largestPartition: number | null };
  /** Records without a key. */
  withoutKeyCount: number;
  emptyKey?: EmptyKeySeen;
  /** Records whose placement was new when there was no more room. */
  leftOutCount: number;
}
