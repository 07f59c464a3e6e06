import { describe, expect, test } from 'vitest';
import { neededPartitionCount, openBatchBytes, popularPartitionCount } from './sizing.ts';

// Worked by hand from the formulas: max(100/10, 100/20) = 10, 100/max(10, 20) = 5.
test('the slower side decides, and the popular rule trusts the faster', () => {
  const throughputs = { target: 100, producerPerPartition: 10, consumerPerPartition: 20 };
  expect(neededPartitionCount(throughputs)).toBe(10);
  expect(popularPartitionCount(throughputs)).toBe(5);
});

test('a fraction of a partition is a partition', () => {
  expect(neededPartitionCount({ target: 101, producerPerPartition: 10, consumerPerPartition: 20 })).toBe(11);
  expect(neededPartitionCount({ target: 1, producerPerPartition: 10, consumerPerPartition: 20 })).toBe(1);
});

test('ten thousand open batches of 16 KiB are 156.25 MiB', () => {
  expect(openBatchBytes(10_000, 16_384)).toBe(163_840_000);
  expect(openBatchBytes(10_000, 16_384) / 2 ** 20).toBe(156.25);
});

describe('errors', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'a throughput of %d is refused by name',
    (value) => {
      const throughputs = { target: 100, producerPerPartition: value, consumerPerPartition: 20 };
      expect(() => neededPartitionCount(throughputs)).toThrow(/^THROUGHPUT_RANGE: "producerPerPartition"/);
    },
  );
});
