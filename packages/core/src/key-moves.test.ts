import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { bytesOfHex } from './hex.ts';
import { keyMoves } from './key-moves.ts';

describe('vectors', () => {
  interface Murmur2Case {
    id: string;
    flags: string[];
    hex: string;
    partitions: Record<string, number>;
  }
  const cases = readVectors<Murmur2Case>('murmur2');

  test.each([
    [6, 12],
    [6, 7],
    [10, 12],
    [12, 6],
  ])('murmur2: from %d to %d partitions each key moves as Java places it', (fromCount, toCount) => {
    const holds = ({ hex, partitions }: Murmur2Case): boolean => {
      const from = partitions[fromCount];
      const to = partitions[toCount];
      const [move] = keyMoves([bytesOfHex(hex)], fromCount, toCount).moved;
      return from === to ? move === undefined : move?.from === from && move?.to === to;
    };
    expect(failing(cases, holds)).toEqual([]);
  });
});

describe('properties', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => `k${index}`);

  test('nothing moves when the count stays', () => {
    expect(keyMoves(keys, 7, 7)).toEqual({ keyCount: 2000, moved: [], movedShare: 0, expectedShare: 0 });
  });

  test('when the count is doubled a key stays or goes up by the old count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (fromCount) => {
        for (const { from, to } of keyMoves(keys, fromCount, 2 * fromCount).moved) {
          expect(to).toBe(from + fromCount);
        }
      }),
    );
  });

  test('the expected share is what counting through the hashes gives, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (fromCount, toCount) => {
        const hashCount = fromCount * toCount;
        const movedCount = Array.from({ length: hashCount }, (_, hash) => hash).filter(
          (hash) => hash % fromCount !== hash % toCount,
        ).length;
        expect(keyMoves(['a'], fromCount, toCount).expectedShare).toBeCloseTo(movedCount / hashCount, 12);
      }),
    );
  });
});

describe('errors', () => {
  test('an empty sample has no share', () => {
    expect(() => keyMoves([], 6, 7)).toThrow(/^KEY_SAMPLE_EMPTY/);
  });

  test.each([
    [0, 6],
    [6, 0],
    [6, 1.5],
  ])('counts %d and %d are refused', (fromCount, toCount) => {
    expect(() => keyMoves(['a'], fromCount, toCount)).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});

describe('bugs', () => {
  // karafka#2804, redpanda documentation#1521: adding partitions silently broke the order of records by key.
  // Teams that scaled a topic had half of their keys, or nearly all, on a new partition while old records still waited.
  test.each([
    [6, 12, 50.4, 50],
    [6, 7, 85.5, 85.7],
    [10, 12, 83.5, 83.3],
    [8, 16, 50.3, 50],
  ])(
    '%d to %d partitions moves %d % of twenty thousand keys, %d % expected',
    (fromCount, toCount, moved, expected) => {
      const keys = Array.from({ length: 20_000 }, (_, index) => `key-${index}`);
      const { movedShare, expectedShare } = keyMoves(keys, fromCount, toCount);
      expect(Math.round(movedShare * 1000) / 10).toBe(moved);
      expect(Math.round(expectedShare * 1000) / 10).toBe(expected);
    },
  );

  // kafka-python#265, sarama#1642, brod#349: a producer that runs on keeps the old partition count.
  // Two producers that learned different counts split the records of a key between two partitions.
  test('order-1001 is on partition 0 of 6 and on 6 of 8', () => {
    expect(keyMoves(['order-1001'], 6, 8).moved).toEqual([{ key: 'order-1001', from: 0, to: 6 }]);
  });

  // karafka-rdkafka#452: the topic was recreated smaller, and a cache kept the larger count.
  // Part of the keys then failed: exactly those whose old partition is not there any more.
  test('from 12 to 6 user-1 stood on a partition that is gone, and abc did not', () => {
    const { moved } = keyMoves(['user-1', 'abc'], 12, 6);
    expect(moved).toEqual([{ key: 'user-1', from: 8, to: 2 }]);
  });
});
