import { checkPartitionCount } from './check-partition-count.ts';
import { encodeJavaUtf8, writeJavaUtf8 } from './java-utf8.ts';
import { murmur2, murmur2OfPrefix } from './murmur2.ts';
import { toPositive } from './partition-for-key.ts';

// One scratch buffer, so that a stream of ordinary keys allocates nothing; longer texts get an array of their own.
const SCRATCH_TEXT_LENGTH = 4096;
const scratch = new Uint8Array(SCRATCH_TEXT_LENGTH * 3);

/**
 * Partition that Kafka's Java producer picks for a record whose key is a text, sent with StringSerializer.
 * The same as `partitionForKey(encodeJavaUtf8(text), partitionCount)`; the text is not normalised.
 * @param text - any text, the empty one too; lone surrogates hash as `?`, as in Java
 * @param partitionCount - partitions of the topic, available or not; integer from 1 to 2147483647
 * @returns a partition, 0 <= partition < partitionCount
 * @throws {TypeError} when the text is not a string
 * @throws {CoreError} PARTITION_COUNT_RANGE
 * @example partitionForText('user-1', 6) // 2
 * Source: kafka 1eb7644, StringSerializer and BuiltInPartitioner.partitionForKey. Vectors: serializers.json
 */
export function partitionForText(text: string, partitionCount: number): number {
  if (typeof text !== 'string') throw new TypeError(`"text" expected a string, got ${typeof text}`);
  checkPartitionCount(partitionCount);
  const hash =
    text.length <= SCRATCH_TEXT_LENGTH
      ? murmur2OfPrefix(scratch, writeJavaUtf8(text, scratch))
      : murmur2(encodeJavaUtf8(text));
  return toPositive(hash) % partitionCount;
}
