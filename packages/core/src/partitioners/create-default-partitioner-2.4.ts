import { partitionForKey } from '../partition-for-key.ts';
import { createStickyPartitions } from './create-sticky-partitions.ts';
import type { Random } from './draw-positive.ts';
import type { BatchAwarePartitioner } from './partitioner.ts';

/**
 * The default partitioner of 2.4 to 3.2 (KIP-480): by key, else sticky until a new batch is opened.
 * A keyed record that opens a batch on the sticky partition moves it too.
 * @throws {CoreError} its methods: RANDOM_RANGE, RANDOM_STUCK, PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka-clients 2.4.1 and 3.2.3, DefaultPartitioner. Vectors: stateful-partitioners.json (default-2.4)
 */
export function createDefaultPartitioner24({ random }: { random: Random }): BatchAwarePartitioner {
  const stickyPartitions = createStickyPartitions(random);
  return {
    partition: (topic, key, state) =>
      key === null ? stickyPartitions.partition(topic, state) : partitionForKey(key, state.partitionCount),
    onNewBatch: stickyPartitions.change,
  };
}
