import { CoreError } from '../core-error.ts';
import { decodeUtf8 } from '../decode-utf8.ts';
import { partitionForKey } from '../partition-for-key.ts';
import { partitionForText } from '../partition-for-text.ts';
import { partitionOfScalaProducer } from './scala-producer.ts';

/** A record's key: serialized bytes, a text, or no key at all. */
export type Key = Uint8Array | string | null;

/** Where a client puts a record: on a partition, or wherever chance takes it, and why. */
export type Placement = { kind: 'partition'; partition: number } | { kind: 'chance'; reason: string };

/** Rules that reference vectors prove, by client id. `text` rules hash a text, the others bytes. */
const RULES = {
  java: (key: Uint8Array | string, partitionCount: number): number =>
    typeof key === 'string' ? partitionForText(key, partitionCount) : partitionForKey(key, partitionCount),
  'scala-0.8.0': (key: Uint8Array | string, partitionCount: number): number =>
    partitionOfScalaProducer(textOf(key), partitionCount, '0.8.0'),
  'scala-0.8.2': (key: Uint8Array | string, partitionCount: number): number =>
    partitionOfScalaProducer(textOf(key), partitionCount, '0.8.2'),
} as const;

/** Id of a client whose placement is known and proven. */
export type ClientId = keyof typeof RULES;

/** Every known client id. */
export const clientIds: readonly ClientId[] = Object.keys(RULES) as ClientId[]; // the literal's own keys

const KEYLESS_REASON =
  'a record without a key has no fixed partition: the producer spreads such records itself, by chance or by turn';

/**
 * Partition that a client gives a key.
 * @param client - a client id, see `clientIds`
 * @param key - bytes, a text (serialized as the client does), or null for no key
 * @param partitionCount - integer from 1 to 2147483647
 * @throws {CoreError} CLIENT_UNKNOWN, PARTITION_COUNT_RANGE
 * @example partition('java', 'user-1', 6) // { kind: 'partition', partition: 2 }
 * Vectors: murmur2.json, legacy-partitioner.json
 */
export function partition(client: string, key: Key, partitionCount: number): Placement {
  if (!isClientId(client)) {
    throw new CoreError('CLIENT_UNKNOWN', {
      subject: 'client',
      expected: `one of ${clientIds.join(', ')}`,
      received: JSON.stringify(client),
      advice: 'use an id from that list',
    });
  }
  if (key === null) return { kind: 'chance', reason: KEYLESS_REASON };
  return { kind: 'partition', partition: RULES[client](key, partitionCount) };
}

function isClientId(client: string): client is ClientId {
  return Object.hasOwn(RULES, client);
}

function textOf(key: Uint8Array | string): string {
  return typeof key === 'string' ? key : decodeUtf8(key);
}
