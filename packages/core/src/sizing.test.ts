import { describe, expect, test } from 'vitest';
import { neededPartitionCount, neededThreadCount, openBatchBytes, popularPartitionCount } from './sizing.ts';

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

test('a quotient that binary fractions miss by a hair is the integer that decimals give', () => {
  // 1.1 / 0.1 is 11.000000000000002 in binary, and 11 in decimals; 0.7 / 0.1 is 6.999999999999999, and 7.
  expect(neededPartitionCount({ target: 1.1, producerPerPartition: 0.1, consumerPerPartition: 1 })).toBe(11);
  expect(neededPartitionCount({ target: 0.7, producerPerPartition: 0.1, consumerPerPartition: 1 })).toBe(7);
  expect(neededPartitionCount({ target: 11.0001, producerPerPartition: 1, consumerPerPartition: 2 })).toBe(
    12,
  );
});

test('threads follow the consumers alone, and are never more than partitions', () => {
  expect(neededThreadCount({ target: 100, producerPerPartition: 10, consumerPerPartition: 20 })).toBe(5);
  expect(neededThreadCount({ target: 100, producerPerPartition: 20, consumerPerPartition: 10 })).toBe(10);
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

  test('throughputs in different units are refused rather than answered with a count that no topic has', () => {
    const throughputs = { target: 1e300, producerPerPartition: 1e-300, consumerPerPartition: 1 };
    expect(() => neededPartitionCount(throughputs)).toThrow(/^THROUGHPUT_RANGE: "target"/);
  });

  test.each([
    [-1, 16_384],
    [1.5, 16_384],
    [1, -1],
  ])('%d batches of %d bytes are refused', (count, bytes) => {
    expect(() => openBatchBytes(count, bytes)).toThrow(/^QUANTITY_RANGE/);
  });
});
