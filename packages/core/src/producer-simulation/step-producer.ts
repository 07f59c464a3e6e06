import { encodeJavaUtf8 } from '../java-utf8.ts';
import { type AccumulatedBatch, compressedBytes } from './accumulated-batch.ts';
import type { DrainedRequest } from './create-sender.ts';
import {
  batchOutcome,
  indexOfBatch,
  noteAppended,
  noteClosed,
  noteFinished,
  noteRefused,
  noteRequest,
  noteTable,
} from './ledger.ts';
import { placeRecord } from './place-record.ts';
import type { ProducerRun, Waiting } from './producer-run.ts';
import { BATCH_HEADER_BYTES } from './record-bytes.ts';
import type { SimulatedRecord } from './simulation-input.ts';
import type { ClosedBy, Failure } from './simulation-result.ts';

/** What comes first at one instant: answers make room, then what is too late fails, then records are appended. */
const ORDER_AT_ONE_INSTANT = { answer: 0, timeout: 1, send: 2, wake: 3 } as const;

/** Does everything that waits for the next instant, then lets the sender send what is due. */
export function stepProducer(run: ProducerRun, nowMs: number): void {
  run.nowMs = nowMs;
  const due: Waiting[] = [];
  while (run.waiting.nextMs() === nowMs) {
    const next = run.waiting.take();
    if (next !== undefined) due.push(next);
  }
  due.sort((left, right) => ORDER_AT_ONE_INSTANT[left.kind] - ORDER_AT_ONE_INSTANT[right.kind]);
  for (const waiting of due) happen(run, waiting);
  while (passSender(run)) {
    // As in Kafka, the sender looks again at once while anything was due.
  }
}

function happen(run: ProducerRun, waiting: Waiting): void {
  switch (waiting.kind) {
    case 'answer':
      receiveAnswer(run, waiting);
      break;
    case 'timeout':
      expireBatch(run, waiting.batch);
      break;
    case 'send':
      sendRecord(run, waiting.record);
      break;
    case 'wake':
      break;
  }
}

function sendRecord(run: ProducerRun, record: number): void {
  const { nowMs, ledger, waiting, settings, input } = run;
  const simulated = input.records[record];
  if (simulated === undefined) return;
  const { valueBytes, partition } = simulated;
  const placed = placeRecord(run.placing, { key: keyOf(simulated), valueBytes, partition }, nowMs);
  if ('failure' in placed) {
    noteRefused(ledger, record, placed.failure, nowMs);
    return;
  }
  // The record is the end of these; if it filled its own batch, that is closed after it.
  for (const batch of placed.closedBatches) if (batch !== placed.batch) closeBatch(run, batch, 'size');
  noteAppended(ledger, record, placed, nowMs);
  if (placed.closedBatches.includes(placed.batch)) closeBatch(run, placed.batch, 'size');
  if (!placed.opensBatch) return;
  waiting.add(nowMs + settings.lingerMs, { kind: 'wake' });
  waiting.add(nowMs + settings.deliveryTimeoutMs, { kind: 'timeout', batch: placed.batch });
}

function keyOf({ key = null }: SimulatedRecord): Uint8Array | null {
  return typeof key === 'string' ? encodeJavaUtf8(key) : key;
}

function closeBatch(
  { ledger, settings, nowMs }: ProducerRun,
  batch: AccumulatedBatch,
  closedBy: ClosedBy,
): void {
  const sizeBytes = compressedBytes(batch, settings.compressionRatio);
  noteClosed(ledger, batch, { closedBy, sizeBytes, atMs: nowMs });
}

/** @returns whether anything was sent */
function passSender(run: ProducerRun): boolean {
  const { placing, settings, ledger, nowMs } = run;
  const { requests, table } = run.sender.pass(run.inFlightCounts, nowMs);
  if (placing.rule.kind === 'built-in' && settings.isAdaptive) {
    placing.rule.partitioner.setLoadTable(table);
    noteTable(ledger, table, nowMs);
  }
  for (const request of requests) sendRequest(run, request);
  return requests.length > 0;
}

function sendRequest(run: ProducerRun, { broker, batches }: DrainedRequest): void {
  const { nowMs, ledger, settings, input } = run;
  for (const batch of batches) closeForSending(run, batch);
  const indexes = batches.map((batch) => indexOfBatch(ledger, batch));
  const arriving = batches.map((batch) => ({
    partition: input.partitions[batch.partition] ?? { leader: broker },
    sizeBytes: compressedBytes(batch, settings.compressionRatio),
  }));
  const times = run.clocks[broker]?.receive(arriving, nowMs);
  if (times === undefined) return;

  const isAnswered = settings.acks !== 0;
  const outcome = {
    broker,
    batches: indexes,
    sizeBytes: arriving.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    sentAtMs: nowMs,
    startedAtMs: times.startedMs,
    answeredAtMs: isAnswered ? times.answeredMs : nowMs,
  };
  noteRequest(ledger, outcome, times.storedMs);
  run.inFlightCounts[broker] = (run.inFlightCounts[broker] ?? 0) + 1;
  // Without acknowledgements the producer is done when it has sent, and never learns of a failure.
  const failure = isAnswered && times.isFailed ? 'broker-down' : null;
  const answer = { kind: 'answer', broker, batches: indexes, failure } as const;
  if (isAnswered) run.waiting.add(times.answeredMs, answer);
  else receiveAnswer(run, answer);
}

function closeForSending(run: ProducerRun, batch: AccumulatedBatch): void {
  const { nowMs, settings, compression } = run;
  const isOver = nowMs >= batch.openedMs + settings.lingerMs;
  closeBatch(run, batch, isOver ? 'linger' : 'company');
  const sizeBytes = compressedBytes(batch, settings.compressionRatio);
  compression?.observe((sizeBytes - BATCH_HEADER_BYTES) / batch.uncompressedBytes);
}

function receiveAnswer(run: ProducerRun, { broker, batches, failure }: Waiting & { kind: 'answer' }): void {
  run.inFlightCounts[broker] = (run.inFlightCounts[broker] ?? 0) - 1;
  for (const batch of batches) finishBatch(run, batch, failure);
}

/** A batch that has waited too long fails, sent or not; what the broker makes of it is not asked. */
function expireBatch(run: ProducerRun, batch: AccumulatedBatch): void {
  const { ledger, placing } = run;
  const index = indexOfBatch(ledger, batch);
  if (batchOutcome(ledger, index).request === null) {
    // Batches of a partition expire in the order of opening, so this is the first of its queue.
    placing.queues.takeFirst(batch.partition);
    closeBatch(run, batch, 'timeout');
  }
  finishBatch(run, index, 'delivery-timeout');
}

function finishBatch({ ledger, placing, nowMs }: ProducerRun, batch: number, failure: Failure | null): void {
  const isFirstTime = noteFinished(ledger, batch, failure, nowMs);
  if (isFirstTime && failure !== null && placing.rule.kind === 'asked-once') placing.rule.onFailedRound?.();
}
