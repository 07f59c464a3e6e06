import { checkPartitionCount } from '../check-partition-count.ts';
import { javaStringHash } from '../java-string-hash.ts';
import { reductions } from './reductions.ts';

/**
 * Releases of the Scala producer that place a key alike.
 * `0.8.0` stands for 0.8.0 to 0.8.1.1, `0.8.2` for 0.8.2 until the producer's removal in 2.0.
 */
export type ScalaProducerVersion = '0.8.0' | '0.8.2';

/**
 * Partition that the 0.8-era Scala producer picks for a text key: its `Utils.abs` of `key.hashCode`, modulo the count.
 * Until 0.8.1.1 that `abs` cleared the sign bit; from 0.8.2 (KAFKA-1469) it is the absolute value, with
 * -2147483648 becoming 0. So one key may stand on two partitions after an upgrade.
 * @param key - the key object before serialization, a text
 * @param partitionCount - integer from 1 to 2147483647
 * @returns a partition, 0 <= partition < partitionCount
 * @throws {CoreError} PARTITION_COUNT_RANGE
 * @example partitionOfScalaProducer('user-1', 6, '0.8.0') // 5, and 3 from 0.8.2
 * Source: kafka tags 0.8.1.1 and 0.8.2.2, DefaultPartitioner and Utils.abs. Vectors: legacy-partitioner.json
 */
export function partitionOfScalaProducer(
  key: string,
  partitionCount: number,
  version: ScalaProducerVersion,
): number {
  if (typeof key !== 'string') throw new TypeError(`"key" expected a string, got ${typeof key}`);
  checkPartitionCount(partitionCount);
  return reductions[version === '0.8.0' ? 'mask' : 'absolute-or-zero'](javaStringHash(key), partitionCount);
}
