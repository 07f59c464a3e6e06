import type { LoadTable } from '../partitioners/build-load-table.ts';
import { type AccumulatedBatch, estimatedBytes } from './accumulated-batch.ts';
import type { AppendedKeyless } from './append-keyless.ts';
import { BATCH_HEADER_BYTES } from './record-bytes.ts';
import type { SimulatedRecord } from './simulation-input.ts';
import type {
  BatchOutcome,
  ClosedBy,
  Failure,
  PartitionTotals,
  ProducerSimulationResult,
  RecordOutcome,
  RequestOutcome,
  SimulationEvent,
} from './simulation-result.ts';

/** What has happened so far; the functions of this file write it down. */
export interface Ledger {
  records: RecordOutcome[];
  batches: BatchOutcome[];
  requests: RequestOutcome[];
  events: SimulationEvent[];
  /** Index of each batch in `batches`. */
  indexes: Map<AccumulatedBatch, number>;
  loadTable: LoadTable | null;
}

/** A time that is not known yet. */
const PENDING = Number.NaN;

/** A ledger in which nothing has happened. */
export function createLedger(records: readonly SimulatedRecord[]): Ledger {
  return {
    records: records.map(({ sentAtMs }) => ({
      partition: null,
      batch: null,
      sentAtMs,
      finishedAtMs: PENDING,
      failure: null,
    })),
    batches: [],
    requests: [],
    events: [],
    indexes: new Map(),
    loadTable: null,
  };
}

/** Notes a record in its batch, and a batch that it opened. Batches that it ended are for the caller to close. */
export function noteAppended(ledger: Ledger, record: number, appended: AppendedKeyless, atMs: number): void {
  const { batch, opensBatch, growthBytes, counted } = appended;
  const { partition } = batch;
  if (opensBatch) openBatch(ledger, batch);
  const index = indexOfBatch(ledger, batch);
  // A switch is made up for before the record is appended, its bytes are counted afterwards.
  const noteCounted = (isWanted: (bytes: number) => boolean): void => {
    for (const one of counted) {
      if (isWanted(one.bytes)) ledger.events.push({ kind: 'bytes-counted', atMs, ...one });
    }
  };
  noteCounted((bytes) => bytes === 0);
  ledger.events.push({
    kind: 'record-appended',
    atMs,
    record,
    partition,
    batch: index,
    opensBatch,
    growthBytes,
  });
  noteCounted((bytes) => bytes > 0);
  batchOutcome(ledger, index).records.push(record);
  Object.assign(recordOutcome(ledger, record), { partition, batch: index });
}

/** Notes a record that never came into a batch. */
export function noteRefused(ledger: Ledger, record: number, failure: Failure, atMs: number): void {
  Object.assign(recordOutcome(ledger, record), { finishedAtMs: atMs, failure });
  ledger.events.push({ kind: 'record-refused', atMs, record, failure });
}

/**
 * Notes that a batch takes no more records; does nothing when that was noted before.
 * @param sizeBytes - over the network
 */
export function noteClosed(
  ledger: Ledger,
  batch: AccumulatedBatch,
  { closedBy, sizeBytes, atMs }: { closedBy: ClosedBy; sizeBytes: number; atMs: number },
): void {
  const index = indexOfBatch(ledger, batch);
  const outcome = batchOutcome(ledger, index);
  if (!Number.isNaN(outcome.closedAtMs)) return;
  Object.assign(outcome, {
    closedAtMs: atMs,
    closedBy,
    uncompressedBytes: BATCH_HEADER_BYTES + batch.uncompressedBytes,
    estimatedBytes: estimatedBytes(batch),
    sizeBytes,
  });
  ledger.events.push({ kind: 'batch-closed', atMs, batch: index, closedBy });
}

/**
 * Notes a request and when its batches are stored.
 * @returns index of the request
 */
export function noteRequest(
  ledger: Ledger,
  request: RequestOutcome,
  storedMs: readonly (number | null)[],
): number {
  const { broker, batches, sentAtMs } = request;
  const index = ledger.requests.push(request) - 1;
  for (const [place, batch] of batches.entries()) {
    Object.assign(batchOutcome(ledger, batch), { request: index, storedAtMs: storedMs[place] ?? null });
  }
  ledger.events.push({ kind: 'request-sent', atMs: sentAtMs, request: index, broker, batches });
  return index;
}

/**
 * Notes the end of a batch and its records.
 * @returns false when the batch had ended before; nothing is noted then
 */
export function noteFinished(ledger: Ledger, batch: number, failure: Failure | null, atMs: number): boolean {
  const outcome = batchOutcome(ledger, batch);
  if (!Number.isNaN(outcome.finishedAtMs)) return false;
  const end = { finishedAtMs: atMs, failure };
  Object.assign(outcome, end);
  for (const record of outcome.records) Object.assign(recordOutcome(ledger, record), end);
  ledger.events.push({ kind: 'batch-finished', atMs, batch, failure });
  return true;
}

/** Notes the load table where it has changed. */
export function noteTable(ledger: Ledger, table: LoadTable | null, atMs: number): void {
  if (isSameTable(table, ledger.loadTable)) return;
  ledger.loadTable = table;
  ledger.events.push({ kind: 'load-table', atMs, table });
}

/** Index of a batch that has been noted. */
export function indexOfBatch({ indexes }: Ledger, batch: AccumulatedBatch): number {
  return indexes.get(batch) ?? -1;
}

/** What is noted of a batch so far. */
export function batchOutcome({ batches }: Ledger, batch: number): BatchOutcome {
  return noted(batches, batch, 'batch');
}

/** Everything noted, when nothing is pending. */
export function resultOf(ledger: Ledger, partitionCount: number): ProducerSimulationResult {
  const { records, batches, requests, events } = ledger;
  const endMs = records.reduce((latest, { finishedAtMs }) => Math.max(latest, finishedAtMs), 0);
  return { records, batches, requests, partitions: totals(batches, partitionCount), events, endMs };
}

function openBatch({ indexes, batches }: Ledger, batch: AccumulatedBatch): void {
  indexes.set(batch, batches.length);
  batches.push({
    partition: batch.partition,
    records: [],
    openedAtMs: batch.openedMs,
    closedAtMs: PENDING,
    closedBy: 'size',
    uncompressedBytes: 0,
    estimatedBytes: 0,
    sizeBytes: 0,
    request: null,
    storedAtMs: null,
    finishedAtMs: PENDING,
    failure: null,
  });
}

function recordOutcome({ records }: Ledger, record: number): RecordOutcome {
  return noted(records, record, 'record');
}

function noted<Outcome>(outcomes: readonly Outcome[], index: number, what: string): Outcome {
  const outcome = outcomes[index];
  if (outcome === undefined) throw new RangeError(`the simulation has no ${what} ${index}`);
  return outcome;
}

function totals(batches: readonly BatchOutcome[], partitionCount: number): PartitionTotals[] {
  const sums = Array.from({ length: partitionCount }, () => ({
    recordCount: 0,
    batchCount: 0,
    sizeBytes: 0,
  }));
  for (const { partition, records, sizeBytes } of batches) {
    const sum = noted(sums, partition, 'partition');
    sum.recordCount += records.length;
    sum.batchCount++;
    sum.sizeBytes += sizeBytes;
  }
  return sums;
}

function isSameTable(left: LoadTable | null, right: LoadTable | null): boolean {
  if (left === null || right === null) return left === right;
  return (
    left.cumulative.length === right.cumulative.length &&
    left.cumulative.every((sum, index) => sum === right.cumulative[index]) &&
    left.partitions.every((partition, index) => partition === right.partitions[index])
  );
}
