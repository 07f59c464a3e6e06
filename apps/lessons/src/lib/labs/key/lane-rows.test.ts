import { partitionForText } from '@keyway/core/partition-for-text';
import { expect, test } from 'vitest';
import { type LaneRow, laneRows } from './lane-rows.ts';

function rowsOf(key: string, count: number): LaneRow[] {
  return laneRows(key, partitionForText(key, count), count);
}

const keysByLane = (key: string, count: number): string[] =>
  rowsOf(key, count).map(
    ({ first, last, chips }) => `${first}-${last}: ${chips.map((chip) => chip.key).join(' ')}`,
  );

// user-1 … user-6 of 6 partitions: 2, 2, 5, 1, 4, 5 (kafka-clients).
test('with few partitions every lane is a row, and the typed key stands last in its lane', () => {
  expect(keysByLane('abc', 6)).toEqual([
    '0-0: ',
    '1-1: user-4',
    '2-2: user-1 user-2',
    '3-3: abc',
    '4-4: user-5',
    '5-5: user-3 user-6',
  ]);
});

test('a typed key that is a sample is drawn once', () => {
  const chips = rowsOf('user-1', 6).flatMap((row) => row.chips);
  expect(chips.filter((chip) => chip.key === 'user-1')).toEqual([{ key: 'user-1', isTyped: true }]);
});

test.each([1, 2, 12, 13, 14, 100, 1000, 2147483647])('%i lanes are covered once, in few rows', (count) => {
  const rows = rowsOf('ऑर्डर-१', count);
  expect(rows[0]?.first).toBe(0);
  expect(rows.at(-1)?.last).toBe(count - 1);
  for (const [index, row] of rows.slice(1).entries()) expect(row.first).toBe((rows[index]?.last ?? 0) + 1);
  expect(rows.length).toBeLessThanOrEqual(12);
  expect(rows.filter((row) => row.hasTyped)).toHaveLength(1);
  expect(rows.find((row) => row.hasTyped)).toSatisfy(
    (row: { first: number; last: number }) => row.first === row.last,
  );
  expect(rows.flatMap((row) => row.chips)).toHaveLength(7);
});
