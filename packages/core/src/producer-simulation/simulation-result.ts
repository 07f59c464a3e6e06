import type { LoadTable } from '../partitioners/build-load-table.ts';

/**
 * Why a batch takes no more records: its estimate reached `batch.size` or the next record found no room (`size`),
 * `linger.ms` was over (`linger`), it went along with another batch that was due at the same broker (`company`), or it
 * ran out of `delivery.timeout.ms` (`timeout`).
 */
export type ClosedBy = 'size' | 'linger' | 'company' | 'timeout';

/**
 * Why a record was not acknowledged: its broker was down, `delivery.timeout.ms` was over, it is larger than
 * `max.request.size`, or (Scala) no partition had a leader when one had to be drawn.
 */
export type Failure = 'broker-down' | 'delivery-timeout' | 'record-too-large' | 'leader-not-available';

/** What became of a record, by its place in the input. */
export interface RecordOutcome {
  /** null = it was refused before it had one. */
  partition: number | null;
  /** Index of its batch; null = refused. */
  batch: number | null;
  sentAtMs: number;
  /** When the application learns it. */
  finishedAtMs: number;
  /** null = acknowledged. */
  failure: Failure | null;
}

/** What became of a batch, by its index in the order of opening. */
export interface BatchOutcome {
  partition: number;
  /** Indexes of its records. */
  records: number[];
  openedAtMs: number;
  closedAtMs: number;
  closedBy: ClosedBy;
  /** Records and header before compression. */
  uncompressedBytes: number;
  /** What counted while it was filled. */
  estimatedBytes: number;
  /** What went over the network. */
  sizeBytes: number;
  /** Index of its request; null = it never left. */
  request: number | null;
  /** When the leader had it; null = never. With `acks=0` an acknowledged batch may never have been stored. */
  storedAtMs: number | null;
  finishedAtMs: number;
  failure: Failure | null;
}

/** A request: at most one batch of each partition that the broker leads. */
export interface RequestOutcome {
  broker: number;
  batches: number[];
  sizeBytes: number;
  sentAtMs: number;
  /** When the broker begins with it, after those before it. */
  startedAtMs: number;
  /** When the answer, or the failure, is back; with `acks=0` the same as `sentAtMs`. */
  answeredAtMs: number;
}

/** Sums of a partition. */
export interface PartitionTotals {
  recordCount: number;
  batchCount: number;
  /** Of its batches, over the network. */
  sizeBytes: number;
}

/** One step, for a picture that is stepped through; in the order in which things happened. */
export type SimulationEvent =
  | {
      kind: 'record-appended';
      atMs: number;
      record: number;
      partition: number;
      batch: number;
      opensBatch: boolean;
      /** Growth of the batch's estimate. */
      growthBytes: number;
    }
  | { kind: 'record-refused'; atMs: number; record: number; failure: Failure }
  | {
      kind: 'bytes-counted';
      atMs: number;
      partition: number;
      bytes: number;
      isSwitchAllowed: boolean;
      /** The built-in partitioner drew a partition then, perhaps the same. */
      isDrawn: boolean;
    }
  | { kind: 'load-table'; atMs: number; table: LoadTable | null }
  | { kind: 'batch-closed'; atMs: number; batch: number; closedBy: ClosedBy }
  | { kind: 'request-sent'; atMs: number; request: number; broker: number; batches: number[] }
  | { kind: 'batch-finished'; atMs: number; batch: number; failure: Failure | null };

/** Everything that happened; plain data, ready for JSON. */
export interface ProducerSimulationResult {
  /** In the order of the input. */
  records: RecordOutcome[];
  batches: BatchOutcome[];
  requests: RequestOutcome[];
  /** By partition. */
  partitions: PartitionTotals[];
  events: SimulationEvent[];
  /** When the last record was finished; 0 without records. */
  endMs: number;
}
