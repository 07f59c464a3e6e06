import { partitionForKey } from '../partition-for-key.ts';
import { createTurnCounters } from './create-turn-counters.ts';
import { drawInt32, type Random } from './draw-positive.ts';
import type { Partitioner } from './partitioner.ts';
import { partitionAt } from './topic-state.ts';

/**
 * The Java producer's partitioner of 0.8.2 to 0.10.1: by key, else in turn, with one counter for all topics that starts
 * anywhere. Two topics written alternately therefore use every other partition each.
 * @throws {CoreError} RANDOM_RANGE; its method PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka-clients 0.8.2.2, 0.9.0.1 and 0.10.1.1, Partitioner and DefaultPartitioner.
 * Vectors: stateful-partitioners.json (counter-0.8.2)
 */
export function createCounterPartitioner082({ random }: { random: Random }): Partitioner {
  const start = drawInt32(random);
  const turns = createTurnCounters(() => start);
  return {
    partition: (_topic, key, state) =>
      key === null ? partitionAt(turns.next(''), state) : partitionForKey(key, state.partitionCount),
  };
}
