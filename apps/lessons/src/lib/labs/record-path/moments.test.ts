import { expect, test } from 'vitest';
import { momentAt, momentsOf, sumsOf } from './moments.ts';
import { run } from './plan.ts';

const result = run({
  partitionCount: 2,
  recordCount: 20,
  intervalMs: 3,
  valueBytes: 50,
  isKeyed: false,
  batchBytes: 300,
  lingerMs: 8,
  acks: 'all',
  partitioner: 'built-in',
  slowPartition: 0,
  seed: 3,
});

test('at every moment each record is in exactly one place', () => {
  const totals = momentsOf(result).map((atMs) =>
    Object.values(momentAt(result, atMs)).reduce((sum, count) => sum + count, 0),
  );
  expect(new Set(totals)).toEqual(new Set([20]));
});

test('before the first record all are to come, at the end all are acknowledged', () => {
  expect(momentAt(result, -1)).toMatchObject({ toCome: 20 });
  expect(momentAt(result, result.endMs)).toMatchObject({ acknowledged: 20 });
});

test('acknowledged records never become fewer', () => {
  const counts = momentsOf(result).map((atMs) => momentAt(result, atMs).acknowledged);
  expect(counts).toEqual(counts.toSorted((left, right) => left - right));
});

test('a batch holds on average as many records as there are in all, shared out', () => {
  const { batchCount, recordsPerBatch, latencyMs } = sumsOf(result);
  expect(batchCount * recordsPerBatch).toBeCloseTo(20);
  expect(latencyMs.most).toBeGreaterThanOrEqual(latencyMs.mean);
});
