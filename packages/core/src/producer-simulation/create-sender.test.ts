import { expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { appendToPartition, createBatchQueues } from './create-batch-queues.ts';
import { createSender } from './create-sender.ts';
import { BATCH_HEADER_BYTES } from './record-bytes.ts';

interface SenderCase {
  kind: string;
  leaders: (number | null)[];
  metadataOrder: number[];
  batchBytes: number;
  lingerMs: number;
  maxRequestBytes: number;
  steps: { step: 'send' | 'pass'; atMs: number; valueBytes?: number; partition?: number }[];
  expected: unknown[];
}
const cases = readVectors<SenderCase>('stateful-partitioners').filter(({ kind }) => kind === 'sender');

test('vectors: each pass sends the batches that RecordAccumulator had ready and drained, in its order', () => {
  expect(failing(cases, (one) => JSON.stringify(replay(one)) === JSON.stringify(one.expected))).toEqual([]);
});

test('properties: a broker with as many requests in flight as allowed gets nothing more', () => {
  const one = cases.find(({ leaders }) => leaders.includes(0))!;
  const freeBrokers = replay(one).flat();
  const busyBrokers = replay(one, [5, 5, 5]).flat();
  expect(freeBrokers.some((answer) => typeof answer === 'object')).toBe(true);
  expect(busyBrokers.some((answer) => typeof answer === 'object')).toBe(false);
});

test('properties: a broker that takes nothing for longer than the timeout leaves the table, one that does stays', () => {
  const queues = createBatchQueues({ batchBytes: 0, compression: null });
  const settings = {
    lingerMs: 0,
    maxInFlightCount: 5,
    maxRequestBytes: 1000,
    availabilityTimeoutMs: 50,
    metadataOrder: null,
  };
  const sender = createSender({ queues, leaders: [0, 1], settings, sizeOf: () => 78 });
  const append = (partition: number, nowMs: number): object =>
    appendToPartition(queues, partition, { keyBytes: null, valueBytes: 10 }, nowMs);
  const onlyFirst = { cumulative: [1], partitions: [0] };

  append(0, 0);
  append(1, 0);
  expect(sender.pass([0, 5], 0).table).toBeNull();
  append(0, 100);
  // That broker 1 is stuck shows in the pass after the one that meets it so.
  expect(sender.pass([0, 5], 100).table).toBeNull();
  expect(sender.pass([0, 5], 100).table).toEqual(onlyFirst);
  append(0, 101);
  expect(sender.pass([0, 5], 101).table).toEqual(onlyFirst);
});

function replay(one: SenderCase, inFlightCounts: number[] = [0, 0, 0]): unknown[] {
  const queues = createBatchQueues({ batchBytes: one.batchBytes, compression: null });
  const sizeOf = ({ uncompressedBytes }: { uncompressedBytes: number }): number =>
    BATCH_HEADER_BYTES + uncompressedBytes;
  const settings = { ...one, maxInFlightCount: 5, availabilityTimeoutMs: 0 };
  const sender = createSender({ queues, leaders: one.leaders, settings, sizeOf });
  return one.steps.map(({ step, atMs, valueBytes, partition }) => {
    if (step === 'send') {
      return appendToPartition(queues, partition!, { keyBytes: null, valueBytes: valueBytes! }, atMs).batch
        .partition;
    }
    return sender
      .pass(inFlightCounts, atMs)
      .requests.toSorted((left, right) => left.broker - right.broker)
      .map(({ broker, batches }) => ({
        broker,
        batches: batches.map((batch) => ({
          partition: batch.partition,
          recordCount: batch.recordCount,
          sizeBytes: sizeOf(batch),
        })),
      }));
  });
}
