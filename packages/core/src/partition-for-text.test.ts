import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';
import { partitionForKey } from './partition-for-key.ts';
import { partitionForText } from './partition-for-text.ts';

interface TextCase {
  type: string;
  value: string | null;
  utf16?: number[];
  encoding?: string;
  partitions: Record<string, number>;
}
const cases = readVectors<TextCase>('serializers').filter(
  (one) => one.type === 'string' && one.value !== null && one.encoding === undefined,
);
const textOf = (one: TextCase): string => (one.utf16 ? String.fromCharCode(...one.utf16) : String(one.value));

describe('vectors', () => {
  test('partitionForText answers what Java answers for a StringSerializer key', () => {
    const holds = (one: TextCase): boolean =>
      Object.entries(one.partitions).every(
        ([count, partition]) => partitionForText(textOf(one), Number(count)) === partition,
      );
    expect(failing(cases, holds)).toEqual([]);
  });

  test.each([
    ['user-1', 2],
    ['user-2', 2],
    ['user-3', 5],
    ['user-4', 1],
    ['user-5', 4],
    ['user-6', 5],
    ['नमस्ते', 4],
    ['año', 0],
    ['', 3],
  ])('%s of 6 partitions goes to %d', (text, partition) => {
    expect(partitionForText(text, 6)).toBe(partition);
  });
});

describe('properties', () => {
  test('a text and its Java bytes go to one partition, whatever the text', () => {
    const anyUnits = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 })
      .map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(
        fc.oneof(anyUnits, fc.string({ unit: 'binary' })),
        fc.integer({ min: 1, max: 5000 }),
        (text, n) => {
          expect(partitionForText(text, n)).toBe(partitionForKey(encodeJavaUtf8(text), n));
        },
      ),
    );
  });

  test.each([4095, 4096, 4097, 100_000])('a text of %d characters needs no special care', (length) => {
    const text = 'क'.repeat(length);
    expect(partitionForText(text, 1000)).toBe(partitionForKey(new TextEncoder().encode(text), 1000));
  });
});

describe('errors', () => {
  test('a key that is not a text throws TypeError', () => {
    // @ts-expect-error: a caller without types
    expect(() => partitionForText(42, 6)).toThrow(TypeError);
  });

  test('a count of 0 is refused', () => {
    expect(() => partitionForText('user-1', 0)).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});

describe('bugs', () => {
  test('composed and decomposed letters are two keys', () => {
    // A service normalised names before sending and another did not, so one customer stood on two partitions.
    // Keys are bytes: nothing here normalises them. Values from Java, vectors serializers.json.
    expect([partitionForText('a\u00f1o', 6), partitionForText('an\u0303o', 6)]).toEqual([0, 3]);
    expect([partitionForText('\u0958लम', 6), partitionForText('\u0915\u093cलम', 6)]).toEqual([2, 5]);
  });
});
