import { partitionForKey } from '../partition-for-key.ts';
import { createTurnCounters } from './create-turn-counters.ts';
import { drawInt32, type Random } from './draw-positive.ts';
import type { Partitioner } from './partitioner.ts';
import { partitionAt } from './topic-state.ts';

/**
 * The default partitioner of 0.10.2 to 2.3: by key, else in turn, with a counter a topic that starts anywhere.
 * @throws {CoreError} its method: RANDOM_RANGE, PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka-clients 0.10.2.2 and 2.3.1, DefaultPartitioner. Vectors: stateful-partitioners.json (counter-0.10.2)
 */
export function createCounterPartitioner0102({ random }: { random: Random }): Partitioner {
  const turns = createTurnCounters(() => drawInt32(random));
  return {
    partition: (topic, key, state) =>
      key === null ? partitionAt(turns.next(topic), state) : partitionForKey(key, state.partitionCount),
  };
}
