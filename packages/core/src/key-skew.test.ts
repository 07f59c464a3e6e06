import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keySkew, saltedKeySkew } from './key-skew.ts';

/** Partitions of user-1 to user-6 among 6 are 2, 2, 5, 1, 4, 5 in Java (murmur2.json). */
const USERS = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];

describe('vectors', () => {
  test('murmur2-text: six users on six partitions', () => {
    const { loads, imbalance, recordCount } = keySkew(
      USERS.map((key, index) => ({ key, recordCount: 10 ** index })),
      6,
    );
    expect(loads).toEqual([0, 1000, 11, 0, 10_000, 100_100]);
    expect(recordCount).toBe(111_111);
    expect(imbalance).toBeCloseTo(100_100 / (111_111 / 6), 12);
  });

  test('the hottest key comes first, equal ones in text order', () => {
    const { hottest } = keySkew(
      [
        { key: 'user-3', recordCount: 1 },
        { key: 'user-1', recordCount: 2 },
        { key: 'user-2', recordCount: 1 },
      ],
      6,
    );
    expect(hottest).toEqual([
      { key: 'user-1', recordCount: 2, partition: 2, share: 0.5 },
      { key: 'user-2', recordCount: 1, partition: 2, share: 0.25 },
      { key: 'user-3', recordCount: 1, partition: 5, share: 0.25 },
    ]);
  });

  test('salts make keys of their own: user becomes user-1 to user-6', () => {
    const { loads } = saltedKeySkew([{ key: 'user', recordCount: 8 }], 6, {
      hottestCount: 1,
      saltCount: 6,
      saltKey: (key, salt) => `${key}-${salt + 1}`,
    });
    // Dealt out 2, 2, 1, 1, 1, 1.
    expect(loads).toEqual([0, 1, 4, 0, 1, 2]);
  });
});

describe('properties', () => {
  const keyCounts = fc.uniqueArray(
    fc.record({ key: fc.string({ unit: 'grapheme' }), recordCount: fc.integer({ min: 1, max: 1000 }) }),
    { minLength: 1, maxLength: 30, selector: ({ key }) => key },
  );
  const partitionCount = fc.integer({ min: 1, max: 20 });

  test('no record is lost or made, salted or not, and the imbalance lies between 1 and the count', () => {
    fc.assert(
      fc.property(
        keyCounts,
        partitionCount,
        fc.nat(5),
        fc.integer({ min: 1, max: 9 }),
        (counts, count, hottestCount, saltCount) => {
          const total = counts.reduce((sum, { recordCount }) => sum + recordCount, 0);
          for (const { loads, imbalance } of [
            keySkew(counts, count),
            saltedKeySkew(counts, count, { hottestCount, saltCount }),
          ]) {
            expect(loads.reduce((sum, load) => sum + load, 0)).toBe(total);
            expect(imbalance).toBeGreaterThanOrEqual(1 - 1e-12);
            expect(imbalance).toBeLessThanOrEqual(count + 1e-12);
          }
        },
      ),
    );
  });

  test('no key salted changes nothing', () => {
    fc.assert(
      fc.property(keyCounts, partitionCount, (counts, count) => {
        expect(saltedKeySkew(counts, count, { hottestCount: 0, saltCount: 3 })).toEqual(
          keySkew(counts, count),
        );
      }),
    );
  });

  test('counts of one key add up', () => {
    expect(
      keySkew(
        [
          { key: 'user-1', recordCount: 1 },
          { key: 'user-1', recordCount: 2 },
        ],
        6,
      ).loads[2],
    ).toBe(3);
  });
});

describe('errors', () => {
  test.each([-1, 0.5, Number.NaN])('a count of %d is refused by key', (recordCount) => {
    expect(() => keySkew([{ key: 'user-1', recordCount }], 6)).toThrow(
      /^KEY_COUNT_RANGE: "recordCount of \\?"user-1\\?""/,
    );
  });

  test('no record at all has no imbalance', () => {
    expect(() => keySkew([{ key: 'user-1', recordCount: 0 }], 6)).toThrow(/^KEY_COUNT_RANGE/);
    expect(() => keySkew([], 6)).toThrow(/^KEY_COUNT_RANGE/);
  });

  test('a partition count of 0 or of two thousand million and salting by no salt are refused', () => {
    expect(() => keySkew([{ key: 'a', recordCount: 1 }], 2_147_483_647)).toThrow(/^PARTITION_COUNT_RANGE/);
    expect(() => keySkew([{ key: 'a', recordCount: 1 }], 0)).toThrow(/^PARTITION_COUNT_RANGE/);
    expect(() => saltedKeySkew([{ key: 'a', recordCount: 1 }], 6, { hottestCount: 1, saltCount: 0 })).toThrow(
      /^SALTING_RANGE/,
    );
  });
});

describe('bugs', () => {
  // lago-api#6258: the subscription id as key held one big customer to the speed of one partition.
  // Adding partitions reshuffled the others and left this one where it was, on a single partition.
  test.each([3, 12, 100])('one key fills one of %d partitions, and salts spread it', (count) => {
    const hot = [{ key: 'customer-1', recordCount: 1000 }];
    expect(keySkew(hot, count).loads.filter((load) => load > 0)).toEqual([1000]);
    expect(keySkew(hot, count).imbalance).toBe(count);
    const salted = saltedKeySkew(hot, count, { hottestCount: 1, saltCount: 50 });
    expect(salted.loads.filter((load) => load > 0).length).toBeGreaterThan(1);
    expect(salted.imbalance).toBeLessThan(count);
  });
});
