import { CoreError } from '../core-error.ts';

/** How many batches wait for a partition; both integers >= 0. */
export interface QueueLength {
  partition: number;
  batchCount: number;
}

/** Running sums of weights and the partition of each: the shorter a queue, the likelier its partition. */
export interface LoadTable {
  /** Strictly rising, the last one is the sum of all weights. */
  cumulative: readonly number[];
  partitions: readonly number[];
}

/**
 * The table that the built-in partitioner draws from.
 * A partition weighs (longest queue + 1) - its own queue.
 * @param queues - partitions that may be chosen, in the order of the table
 * @param queueCount - all queues of the topic, those of partitions that may not be chosen too
 * @returns null where there is nothing to weigh: no partition left, or all equal and none left out, as a single queue always is
 * @throws {CoreError} LOAD_QUEUE_RANGE
 * @example buildLoadTable([0, 3, 1].map((batchCount, partition) => ({ partition, batchCount })), 3)?.cumulative // [4, 5, 8]
 * Source: kafka 1eb7644, BuiltInPartitioner.updatePartitionLoadStats. Vectors: builtin-partitioner.json
 */
export function buildLoadTable(queues: readonly QueueLength[], queueCount: number): LoadTable | null {
  checkQueues(queues, queueCount);
  if (queues.length === 0) return null;
  const longest = queues.reduce((length, { batchCount }) => Math.max(length, batchCount), 0);
  const isEven = queues.every(({ batchCount }) => batchCount === longest);
  if (isEven && queues.length === queueCount) return null;

  let sum = 0;
  return {
    cumulative: queues.map(({ batchCount }) => (sum += longest + 1 - batchCount)),
    partitions: queues.map(({ partition }) => partition),
  };
}

/**
 * The partition that a draw hits: the first whose running sum is strictly greater than the draw modulo the whole sum.
 * @param positive - 0 <= positive <= 2147483647
 */
export function partitionInTable(positive: number, { cumulative, partitions }: LoadTable): number {
  const weight = positive % (cumulative.at(-1) ?? 1);
  const index = cumulative.findIndex((sum) => sum > weight);
  return partitions[index] ?? -1;
}

function checkQueues(queues: readonly QueueLength[], queueCount: number): void {
  const wrong = queues.find(({ batchCount }) => !Number.isInteger(batchCount) || batchCount < 0);
  if (wrong === undefined && Number.isInteger(queueCount) && queueCount >= queues.length) return;
  throw new CoreError('LOAD_QUEUE_RANGE', {
    subject: wrong === undefined ? 'queueCount' : `batchCount of partition ${wrong.partition}`,
    expected: wrong === undefined ? `an integer >= ${queues.length}` : 'an integer >= 0',
    received: String(wrong === undefined ? queueCount : wrong.batchCount),
    advice: 'count the batches that wait, and every queue of the topic',
  });
}
