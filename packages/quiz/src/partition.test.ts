import { describe, expect, test } from 'vitest';
import {
  makePartitionVariant,
  markPartition,
  type PartitionQuestion,
  presentPartition,
} from './partition.ts';
import { seedOf } from './seed-of.ts';

function question(fields: Partial<PartitionQuestion>): PartitionQuestion {
  return {
    kind: 'partition',
    id: 'q',
    prompt: 'Where?',
    keys: ['user-2'],
    partitionCounts: [1000],
    client: 'java',
    ...fields,
  };
}

// murmur2-text-2: user-2 hashes to -324981792; masked 1822501856, unsigned 3969985504; 1000 partitions, partition 856.
describe('murmur2-text-2', () => {
  const variant = makePartitionVariant(question({}), 0);

  test.each(['856', '८५६', ' 856 ', '+856', '0x358'])('%j is right', (text) => {
    expect(markPartition(variant, text)).toMatchObject({ score: 1, verdict: 'right' });
  });

  test.each([
    ['857', 'mistake.counted-from-one'],
    ['-792', 'mistake.mask-forgotten'],
    ['\u2212792', 'mistake.mask-forgotten'],
    ['208', 'mistake.mask-forgotten-floored'],
    ['504', 'mistake.unsigned-hash'],
    ['792', 'mistake.absolute-value'],
    ['1000', 'partition.out-of-range'],
    ['1.5', 'partition.not-whole'],
  ])('%j tells %s', (text, key) => {
    const mark = markPartition(variant, text);
    expect(mark).toMatchObject({ score: 0, verdict: 'wrong' });
    expect(mark.feedback.map((one) => one.key)).toContain(key);
  });

  test('a partition that no mistake explains is merely wrong', () => {
    expect(markPartition(variant, '1').feedback).toEqual([{ key: 'answer.wrong', params: {} }]);
  });
});

test('keys are what they are: é and e with an accent are two, on 6 partitions 3 and 1 (murmur2-text-27, -54)', () => {
  const answers = ['\u00e9', 'e\u0301'].map(
    (key) => makePartitionVariant(question({ keys: [key], partitionCounts: [6] }), 0).answer,
  );
  expect(answers).toEqual([3, 1]);
});

test('the hash in the prompt is Java’s', () => {
  const variant = makePartitionVariant(question({ prompt: '{key}: {hash} mod {count}' }), 0);
  expect(presentPartition(variant, 'en').prompt).toBe('user-2: -324981792 mod 1000');
});

test('a draw in which a mistake leads to the right partition is drawn again where another is to be had', () => {
  // With 8 partitions, a power of two, an unsigned hash is as good as a masked one; with 1000 it is not.
  const counts = Array.from({ length: 50 }, (_, seed) =>
    makePartitionVariant(question({ partitionCounts: [8, 1000] }), seed),
  ).map(({ partitionCount }) => partitionCount);
  expect(new Set(counts)).toEqual(new Set([1000]));
});

test('with keys and counts enough hardly a variant is left in which a mistake leads to the right partition', () => {
  const blurred = Array.from({ length: 300 }, (_, index) =>
    makePartitionVariant(
      question({ keys: ['user-{1..99}'], partitionCounts: [5, 6, 7] }),
      seedOf(String(index), 'q'),
    ),
  ).filter(({ answer, mistakes }) => mistakes.some((mistake) => mistake.answer === answer));
  expect(blurred.length).toBeLessThan(10);
});

test('neighbours get different keys', () => {
  const keys = Array.from({ length: 40 }, (_, seed) =>
    makePartitionVariant(question({ keys: ['user-{1..99}'], partitionCounts: [5, 6, 7] }), seed),
  ).map(({ key, partitionCount }) => `${key} ${partitionCount}`);
  expect(new Set(keys).size).toBeGreaterThan(20);
});

test.each([
  [question({ client: 'nobody' }), 'QUESTION_CLIENT'],
  [question({ client: 'librdkafka-random' }), 'QUESTION_CLIENT'],
  [question({ client: 'librdkafka-consistent-random', keys: [''] }), 'QUESTION_NO_FIXED_PARTITION'],
])('%j is refused', (broken, code) => {
  expect(() => makePartitionVariant(broken, 0)).toThrow(new RegExp(`^${code}`));
});
