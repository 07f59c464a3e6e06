import { checkPartitionCount } from '../check-partition-count.ts';
import { CoreError } from '../core-error.ts';
import { catalogue } from './catalogue.ts';
import { isProven, type ProvenClient, type Spread } from './client.ts';
import { findClient } from './find-client.ts';
import { placeKey } from './place-key.ts';

/** A record's key: serialized bytes, a text, or no key at all. */
export type Key = Uint8Array | string | null;

/** Where a client puts a record: on a partition, or wherever chance or its turn takes it, and why. */
export type Placement =
  | { kind: 'partition'; partition: number }
  | { kind: 'chance'; spread: Spread; reason: string };

/** Ids of the clients whose rule is proven, and which `partition` therefore answers for. */
export const clientIds: readonly string[] = catalogue.filter(isProven).map(({ id }) => id);

/**
 * Partition that a client gives a key.
 * Rules that hash text read bytes as UTF-8; rules that hash bytes take a text as the bytes that the client sends.
 * Chance stays chance where there is but one partition.
 * @param client - id or alias of a client in the catalogue
 * @param key - bytes, a text, or null for no key, which is not an empty key
 * @param partitionCount - integer from 1 to 2147483647
 * @throws {TypeError} when the key is none of these
 * @throws {CoreError} CLIENT_UNKNOWN; CLIENT_UNPROVEN when its code was read, not run; PARTITION_COUNT_RANGE;
 * KEY_REFUSED for a client that fails without a key; KEY_NOT_UTF8 for a lone surrogate in a text where the client
 * takes bytes and no text
 * @example partition('java', 'user-1', 6) // { kind: 'partition', partition: 2 }
 * Vectors: clients.json, murmur2.json, legacy-partitioner.json
 */
export function partition(client: string, key: Key, partitionCount: number): Placement {
  const found = provenClient(client);
  if (key !== null && typeof key !== 'string' && !(key instanceof Uint8Array)) {
    throw new TypeError(`"key" expected a Uint8Array, a string or null, got ${typeof key}`);
  }
  checkPartitionCount(partitionCount);
  return placeKey(found, key, partitionCount);
}

function provenClient(name: string): ProvenClient {
  const client = findClient(name);
  if (client === undefined) {
    throw new CoreError('CLIENT_UNKNOWN', {
      subject: 'client',
      expected: `one of ${clientIds.join(', ')}, or a name that people know one by`,
      received: JSON.stringify(name),
      advice: 'use an id from that list',
    });
  }
  if (isProven(client)) return client;
  throw new CoreError('CLIENT_UNPROVEN', {
    subject: 'client',
    expected: 'a client whose rule was proven against the client itself',
    received: JSON.stringify(name),
    advice: client.sameRuleAs
      ? `its code was read, not run; as far as that goes, keyed records go where those of ${client.sameRuleAs} go`
      : 'its code was read, not run, so there is no rule to follow; the catalogue says what was read',
  });
}
