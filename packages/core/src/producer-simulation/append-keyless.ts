import type { BuiltinPartitioner } from '../partitioners/create-builtin-partitioner.ts';
import type { TopicState } from '../partitioners/topic-state.ts';
import type { AccumulatedBatch } from './accumulated-batch.ts';
import type { Appended, BatchQueues } from './create-batch-queues.ts';
import type { RecordShape } from './record-bytes.ts';

/** Bytes that the built-in partitioner counted for a partition. */
export interface CountedBytes {
  partition: number;
  /** Growth of the batch; 0 where a switch that had been refused was made up for. */
  bytes: number;
  /** The last batch was full, or the queue empty. */
  isSwitchAllowed: boolean;
  /** A partition was drawn then, perhaps the same. */
  isDrawn: boolean;
}

/** Where a keyless record went, and what was counted on the way. */
export interface AppendedKeyless extends Appended {
  counted: CountedBytes[];
}

/**
 * Appends a record where the built-in partitioner wants it.
 * A switch that was refused while the partition's batch was open is made up for as soon as a record finds no room there,
 * because the batch has been filled or sent since, or because this record closes it.
 * @param partitioner - counts the growth of the batch; changed by the call
 * Source: kafka 1eb7644, RecordAccumulator.append. Vectors: stateful-partitioners.json (producer)
 */
export function appendKeyless(
  queues: BatchQueues,
  partitioner: BuiltinPartitioner,
  state: TopicState,
  shape: RecordShape,
  nowMs: number,
): AppendedKeyless {
  const closedBatches: AccumulatedBatch[] = [];
  const counted: CountedBytes[] = [];

  function countBytes(partition: number, bytes: number): boolean {
    const isSwitchAllowed = queues.isAllFull(partition);
    const isDrawn = partitioner.addBytes(bytes, isSwitchAllowed, state);
    if (bytes > 0 || isDrawn) counted.push({ partition, bytes, isSwitchAllowed, isDrawn });
    return isDrawn;
  }
  const madeUp = (partition: number): boolean => queues.isAllFull(partition) && countBytes(partition, 0);

  for (;;) {
    const partition = partitioner.currentPartition(state);
    let attempt = queues.appendToLast(partition, shape, nowMs);
    closedBatches.push(...attempt.closedBatches);
    if (attempt.batch === null) {
      if (madeUp(partition)) continue;
      attempt = queues.openBatch(partition, shape, nowMs);
      closedBatches.push(...attempt.closedBatches);
    }
    countBytes(partition, attempt.growthBytes);
    return { ...attempt, closedBatches, counted };
  }
}
