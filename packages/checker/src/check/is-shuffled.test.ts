import { expect, test } from 'vitest';
import { isShuffled } from './is-shuffled.ts';

/** One answer a partition that was due, at 8 partitions. */
function compare(expected: number[], answers: number[]) {
  const key = { text: '', bytes: new Uint8Array() };
  return expected.map((one, index) => ({
    key,
    partitionCount: 8,
    expected: one,
    answer: answers[index] ?? null,
  }));
}

const due = [0, 1, 2, 3, 4, 5, 6, 7];

test('the same answers in another order are shuffled', () => {
  expect(isShuffled(compare(due, due.toReversed()))).toBe(true);
});

test.each([
  ['right answers', due, due],
  ['other answers', due, [7, 6, 5, 4, 3, 2, 1, 1]],
  ['two that have changed places', due, [1, 0, 2, 3, 4, 5, 6, 7]],
  ['two partitions, where equal frequencies are chance', [0, 1, 0, 1], [1, 0, 1, 0]],
])('%s are not', (_name, expected, answers) => {
  expect(isShuffled(compare(expected, answers))).toBe(false);
});
