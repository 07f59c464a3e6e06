import { type AccumulatedBatch, estimatedBytes, growBatch, isFull } from './accumulated-batch.ts';
import type { CompressionEstimate } from './create-compression-estimate.ts';
import { batchBoundBytes, type RecordShape } from './record-bytes.ts';

/** Where a record went. */
export interface Appended {
  batch: AccumulatedBatch;
  opensBatch: boolean;
  /** Growth of the estimate; a new batch counts with its header. */
  growthBytes: number;
  /** Batches of which this record is the end: it found no room there, or filled them. */
  closedBatches: AccumulatedBatch[];
}

/** A record that found no room in its partition's last batch, if there is one; that batch is closed now. */
export interface NotAppended {
  batch: null;
  closedBatches: AccumulatedBatch[];
}

/** The batches of one topic in a producer. */
export interface BatchQueues {
  /** By partition, oldest batch first; a partition is missing until it had a record. */
  queues: ReadonlyMap<number, readonly AccumulatedBatch[]>;
  /** Whether a partition has no open batch, so that the built-in partitioner may leave it. */
  isAllFull(partition: number): boolean;
  appendToLast(partition: number, shape: RecordShape, nowMs: number): Appended | NotAppended;
  openBatch(partition: number, shape: RecordShape, nowMs: number): Appended;
  /** Takes the oldest batch of a partition out of its queue. */
  takeFirst(partition: number): AccumulatedBatch | undefined;
}

/** What batch queues are made from. */
export interface BatchQueuesOptions {
  /** `batch.size`; integer >= 0. */
  batchBytes: number;
  /** null = records are not compressed. */
  compression: CompressionEstimate | null;
}

/**
 * Collects records into batches as Kafka's producer does, for one topic; memory is not bounded.
 * Source: kafka 1eb7644, RecordAccumulator.tryAppend and appendNewBatch.
 * Vectors: stateful-partitioners.json (producer)
 */
export function createBatchQueues({ batchBytes, compression }: BatchQueuesOptions): BatchQueues {
  const queues = new Map<number, AccumulatedBatch[]>();

  function queueOf(partition: number): AccumulatedBatch[] {
    const queue = queues.get(partition) ?? [];
    queues.set(partition, queue);
    return queue;
  }

  return {
    queues,
    isAllFull(partition) {
      const last = queueOf(partition).at(-1);
      return last === undefined || isFull(last);
    },
    appendToLast(partition, shape, nowMs) {
      const last = queueOf(partition).at(-1);
      if (last === undefined) return { batch: null, closedBatches: [] };
      const wasFull = isFull(last);
      const growthBytes = growBatch(last, shape, nowMs);
      if (growthBytes === null) return { batch: null, closedBatches: wasFull ? [] : [last] };
      return appended(last, false, growthBytes);
    },
    openBatch(partition, shape, nowMs) {
      const batch: AccumulatedBatch = {
        partition,
        openedMs: nowMs,
        limitBytes: Math.max(batchBytes, batchBoundBytes(shape)),
        expectedRatio: compression?.ratio() ?? null,
        recordCount: 0,
        uncompressedBytes: 0,
        isClosed: false,
      };
      growBatch(batch, shape, nowMs);
      queueOf(partition).push(batch);
      return appended(batch, true, estimatedBytes(batch));
    },
    takeFirst: (partition) => queues.get(partition)?.shift(),
  };
}

/** Appends a record to a given partition, in a new batch where needed. */
export function appendToPartition(
  queues: BatchQueues,
  partition: number,
  shape: RecordShape,
  nowMs: number,
): Appended {
  const tried = queues.appendToLast(partition, shape, nowMs);
  if (tried.batch !== null) return tried;
  const opened = queues.openBatch(partition, shape, nowMs);
  return { ...opened, closedBatches: [...tried.closedBatches, ...opened.closedBatches] };
}

function appended(batch: AccumulatedBatch, opensBatch: boolean, growthBytes: number): Appended {
  return { batch, opensBatch, growthBytes, closedBatches: isFull(batch) ? [batch] : [] };
}
