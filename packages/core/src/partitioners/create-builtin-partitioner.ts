import { CoreError } from '../core-error.ts';
import { type LoadTable, partitionInTable } from './build-load-table.ts';
import { drawPositive, type Random } from './draw-positive.ts';
import { checkPartition, partitionAt, type TopicState } from './topic-state.ts';

/** The keyless choice of one topic since 3.3 (KIP-794): stays on a partition until enough bytes went there. */
export interface BuiltinPartitioner {
  /** The partition in force; the first call draws it. */
  currentPartition(state: TopicState): number;
  /**
   * Counts bytes that went to the partition in force, and perhaps draws another, which may be the same.
   * @param appendedBytes - estimated growth of the batch, not the size of the record; integer >= 0
   * @param isSwitchAllowed - whether the partition's last batch is full or its queue empty
   * @returns whether a partition was drawn
   */
  addBytes(appendedBytes: number, isSwitchAllowed: boolean, state: TopicState): boolean;
  /** Draws are weighted by this table from now on; null = uniform among the partitions with a leader. */
  setLoadTable(table: LoadTable | null): void;
}

/** What a built-in partitioner is made from. */
export interface BuiltinPartitionerOptions {
  random: Random;
  /** `batch.size`; integer >= 0, where 0 counts as 1. */
  batchBytes: number;
}

/**
 * The built-in partitioner of Kafka 3.3 and later, for the keyless records of one topic.
 * @throws {CoreError} BATCH_BYTES_RANGE; its methods RANDOM_RANGE, PARTITION_NOT_DRAWN, APPENDED_BYTES_RANGE,
 *   PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka 1eb7644, BuiltInPartitioner. Vectors: builtin-partitioner.json, stateful-partitioners.json (producer)
 *
 * Differs above a batch size of 1073741823: twice that overflows in Java, which then draws at every append.
 */
export function createBuiltinPartitioner({
  random,
  batchBytes,
}: BuiltinPartitionerOptions): BuiltinPartitioner {
  checkBytes('BATCH_BYTES_RANGE', 'batchBytes', batchBytes);
  const stickyBytes = Math.max(1, batchBytes);
  let loadTable: LoadTable | null = null;
  let current: number | undefined;
  let producedBytes = 0;

  function draw(state: TopicState): number {
    const positive = drawPositive(random);
    if (loadTable === null) return partitionAt(positive, state);
    return checkPartition(partitionInTable(positive, loadTable), state);
  }

  return {
    currentPartition(state) {
      current ??= draw(state);
      return current;
    },
    addBytes(appendedBytes, isSwitchAllowed, state) {
      if (current === undefined) throw notDrawn();
      checkBytes('APPENDED_BYTES_RANGE', 'appendedBytes', appendedBytes);
      producedBytes += appendedBytes;
      const isDue = producedBytes >= stickyBytes * (isSwitchAllowed ? 1 : 2);
      if (!isDue) return false;
      current = draw(state);
      producedBytes = 0;
      return true;
    },
    setLoadTable(table) {
      loadTable = table;
    },
  };
}

function checkBytes(code: string, subject: string, bytes: number): void {
  if (Number.isSafeInteger(bytes) && bytes >= 0) return;
  throw new CoreError(code, {
    subject,
    expected: 'an integer >= 0',
    received: String(bytes),
    advice: 'count whole bytes',
  });
}

function notDrawn(): CoreError {
  return new CoreError('PARTITION_NOT_DRAWN', {
    subject: 'addBytes',
    expected: 'a partition in force',
    received: 'none',
    advice: 'ask for currentPartition first and append there',
  });
}
