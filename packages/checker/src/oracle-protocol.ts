import type { BuiltinCase } from '@keyway/core/partitioners/replay-builtin-case';
import type { Json } from './json.ts';

/**
 * The oracle protocol: one JSON request a line in, one JSON answer a line out, in the order asked, one process for a
 * whole run. `-> {"id":1,"call":"murmur2","keyHex":"757365722d31"}` and `<- {"id":1,"ok":1404122828}`
 */

/** The key of a record: its bytes in hex, "" for an empty key and null for none; or the UTF-16 units of a text. */
export interface KeyFields {
  keyHex?: string | null;
  utf16?: readonly number[];
}

/** Who are you? The first question to every oracle; answered with an `OracleIdentity`. */
export interface HelloCall {
  call: 'hello';
}

/** Signed 32-bit murmur2 of key bytes. */
export interface Murmur2Call {
  call: 'murmur2';
  keyHex: string;
}

/** The partition that a client gives a key; null when chance decides. */
export interface PartitionCall extends KeyFields {
  call: 'partition';
  /** A client id, such as `java` or `scala-0.8.2`. */
  client: string;
  partitions: number;
  kafkaVersion?: string;
}

/** The bytes of a typed key, in hex; null for no key. */
export interface SerializeCall {
  call: 'serialize';
  type: string;
  value: string | null;
  /** Units of a string key; where present, `value` is only a label. */
  utf16?: readonly number[];
  encoding?: string;
}

/** A member as the vectors write it. */
export interface MemberFields {
  topics: readonly string[];
  groupInstanceId?: string;
  rackId?: string;
  ownedPartitions?: readonly { topic: string; partition: number }[];
  generation?: number;
  subscriptionGeneration?: number;
}

/** A consumer of the ZooKeeper kind, for the assignors `legacy-scala-…`. */
export interface ThreadFields {
  /** Streams that it opened, by topic. */
  threads: Readonly<Record<string, number>>;
}

/**
 * One rebalance; answered with the partitions of every member (for `legacy-scala-…` of every thread, `id-0` on), in
 * the order returned.
 */
export interface AssignCall {
  call: 'assign';
  assignor: string;
  partitionsPerTopic: Readonly<Record<string, number>>;
  partitionRacks?: Readonly<Record<string, readonly (readonly (string | null)[])[]>>;
  /** By id, or a list where ids look like numbers or repeat. */
  members:
    | Readonly<Record<string, MemberFields | ThreadFields>>
    | readonly ((MemberFields | ThreadFields) & { id: string })[];
  kafkaVersion?: string;
  /** Asks for upstream's oddity, and for no other answer where that is not given. */
  quirk?: boolean;
}

/** The keyless choice with scripted chance: a case of builtin-partitioner.json; answered with its partitions in order. */
export type BuiltinPartitionerCall = { call: 'builtin-partitioner' } & BuiltinCase;

/** A request without its id; the transport numbers it. */
export type OracleCall =
  | HelloCall
  | Murmur2Call
  | PartitionCall
  | SerializeCall
  | AssignCall
  | BuiltinPartitionerCall;

/** What an oracle says to one request. */
export type OracleAnswer =
  | { ok: Json }
  | { error: { code: string; message: string } }
  /** It cannot answer this one, and says why. */
  | { skipped: string };

/** What an oracle says of itself. */
export interface OracleIdentity {
  name: string;
  version: string;
  language: string;
  /** Calls it answers, without `hello`. */
  calls: readonly string[];
  /** Clients whose rule it knows, for `partition`. */
  clients: readonly string[];
  /** Assignors it knows, for `assign`. */
  assignors: readonly string[];
}
