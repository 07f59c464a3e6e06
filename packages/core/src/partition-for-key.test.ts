import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { bytesOfHex } from './hex.ts';
import { partitionForKey, toPositive } from './partition-for-key.ts';

interface Murmur2Case {
  hex: string;
  murmur2: number;
  positive: number;
  partitions: Record<string, number>;
}
const cases = readVectors<Murmur2Case>('murmur2');

describe('vectors', () => {
  test('partitionForKey answers what Java answers for every count', () => {
    const holds = (one: Murmur2Case): boolean =>
      Object.entries(one.partitions).every(
        ([count, partition]) => partitionForKey(bytesOfHex(one.hex), Number(count)) === partition,
      );
    expect(failing(cases, holds)).toEqual([]);
  });

  test('toPositive clears the sign bit as Java does', () => {
    expect(failing(cases, (one) => toPositive(one.murmur2) === one.positive)).toEqual([]);
  });

  test('the whole int32 of counts is served: the largest leaves the masked hash but for its maximum', () => {
    // murmur2-2 in the vectors: user-1, positive 1404122828.
    expect(partitionForKey(bytesOfHex('757365722d31'), 2_147_483_647)).toBe(1_404_122_828);
  });
});

describe('errors', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'a count of %d is refused',
    (count) => {
      expect(() => partitionForKey(new Uint8Array(0), count)).toThrow(/^PARTITION_COUNT_RANGE/);
    },
  );

  test('the message names subject, expectation, what came and what to do', () => {
    expect(() => partitionForKey(new Uint8Array(0), 0)).toThrow(
      'PARTITION_COUNT_RANGE: "partitionCount" expected an integer from 1 to 2147483647, got 0; ' +
        'read it from the topic, where it counts all partitions and not only those with a live leader',
    );
  });

  test('a wrong type throws TypeError: no key is not an empty key', () => {
    // @ts-expect-error: a caller without types
    expect(() => partitionForKey(null, 6)).toThrow(TypeError);
    // @ts-expect-error: a caller without types
    expect(() => partitionForKey('user-1', 6)).toThrow(TypeError);
    // @ts-expect-error: a caller without types
    expect(() => partitionForKey(new Uint8Array(0), '6')).toThrow(TypeError);
  });
});
