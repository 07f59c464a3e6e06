import { expect, test } from 'vitest';
import { MAX_BARS, toBars } from './bars.ts';

test('every partition has a bar; the mean and the fullest are marked', () => {
  const { bars, leftOutCount, mean } = toBars([0, 6, 3], 6);
  expect(bars.map(({ length, isFullest }) => [length, isFullest])).toEqual([
    [0, false],
    [1, true],
    [0.5, false],
  ]);
  expect([leftOutCount, mean]).toEqual([0, 0.5]);
});

test('of many partitions the fullest are shown, and the rest is counted', () => {
  const loads = Array.from({ length: 100 }, (_, partition) => partition % 10);
  const { bars, leftOutCount } = toBars(loads, 9);
  expect([bars.length, leftOutCount]).toEqual([MAX_BARS, 100 - MAX_BARS]);
  expect(bars.slice(0, 3).map(({ partition }) => partition)).toEqual([9, 19, 29]);
});
