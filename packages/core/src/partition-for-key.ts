import { checkPartitionCount } from './check-partition-count.ts';
import { murmur2 } from './murmur2.ts';

/**
 * A hash with its sign bit cleared, as Kafka does before the remainder.
 * Mask, do not Math.abs: abs(-2147483648) is not an int32, and Java masks too.
 * @param hash - int32
 * @returns 0 <= result <= 2147483647
 * Source: kafka 1eb7644, Utils.toPositive. Vectors: murmur2.json
 */
export function toPositive(hash: number): number {
  return hash & 0x7fffffff;
}

/**
 * Partition that Kafka's Java producer picks for a keyed record.
 * @param key - serialized key bytes; may be empty. A null key has no fixed partition, so it is not accepted.
 * @param partitionCount - partitions of the topic, available or not; integer from 1 to 2147483647
 * @returns a partition, 0 <= partition < partitionCount
 * @throws {TypeError} when the key is not a Uint8Array
 * @throws {CoreError} PARTITION_COUNT_RANGE
 * @example partitionForKey(new Uint8Array([0x61, 0x62, 0x63]), 6) // 3
 * Source: kafka 1eb7644, BuiltInPartitioner.partitionForKey. Vectors: murmur2.json
 */
export function partitionForKey(key: Uint8Array, partitionCount: number): number {
  if (!(key instanceof Uint8Array)) {
    throw new TypeError(`"key" expected a Uint8Array of serialized bytes, got ${describe(key)}`);
  }
  checkPartitionCount(partitionCount);
  return toPositive(murmur2(key)) % partitionCount;
}

function describe(value: unknown): string {
  return value === null ? 'null; a record without a key has no fixed partition' : typeof value;
}
