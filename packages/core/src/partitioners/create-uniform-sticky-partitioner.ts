import { createStickyPartitions } from './create-sticky-partitions.ts';
import type { Random } from './draw-positive.ts';
import type { BatchAwarePartitioner } from './partitioner.ts';

/**
 * UniformStickyPartitioner (2.4 to 3.9): as the default of 2.4, but keys are ignored.
 * @throws {CoreError} its methods: RANDOM_RANGE, RANDOM_STUCK, PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka-clients 2.4.1, 3.2.3 and 3.9.2, UniformStickyPartitioner.
 * Vectors: stateful-partitioners.json (uniform-sticky)
 */
export function createUniformStickyPartitioner({ random }: { random: Random }): BatchAwarePartitioner {
  const stickyPartitions = createStickyPartitions(random);
  return {
    partition: (topic, _key, state) => stickyPartitions.partition(topic, state),
    onNewBatch: stickyPartitions.change,
  };
}
