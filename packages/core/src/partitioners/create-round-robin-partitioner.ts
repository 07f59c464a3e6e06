import { createTurnCounters } from './create-turn-counters.ts';
import type { BatchAwarePartitioner } from './partitioner.ts';
import { partitionAt } from './topic-state.ts';

/**
 * `2.4` stands for 2.4 to 3.9.1 and for 4.0, `3.9.2` for the fix of KAFKA-17632, which repeats its answer after a new
 * batch. From 4.0 on the producer asks once only, so the first form is right again.
 */
export type RoundRobinVersion = '2.4' | '3.9.2';

/**
 * RoundRobinPartitioner: a counter a topic from 0, one step a question; keys are ignored.
 * @throws {CoreError} its methods: PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka-clients 2.4.1, 3.9.1, 3.9.2 and 4.0.0, RoundRobinPartitioner.
 * Vectors: builtin-partitioner.json, stateful-partitioners.json (round-robin-*)
 */
export function createRoundRobinPartitioner({
  version,
}: {
  version: RoundRobinVersion;
}): BatchAwarePartitioner {
  const turns = createTurnCounters(() => 0);
  let announced: { topic: string; partition: number } | undefined;

  return {
    partition(topic, _key, state) {
      const repeated = announced;
      announced = undefined;
      if (repeated?.topic === topic) return repeated.partition;
      return partitionAt(turns.next(topic), state);
    },
    onNewBatch(topic, _state, previousPartition) {
      if (version === '3.9.2') announced = { topic, partition: previousPartition };
    },
  };
}
