import { expect, test } from 'vitest';
import { workKeyPartitions } from './work-key-partitions.ts';
import { workRangeSteps } from './work-range-steps.ts';

// 10 partitions, 3 members: 4, 3, 3 (kafka-clients).
test('range steps: the first members get one more, and each starts where the one before ends', () => {
  const table = workRangeSteps({ partitionCount: 10, memberIds: ['C2', 'C0', 'C1'] });
  expect([table.quotient, table.remainder]).toEqual([3, 1]);
  expect(table.members.map(({ memberId, start, count }) => [memberId, start, count])).toEqual([
    ['C0', 0, 4],
    ['C1', 4, 3],
    ['C2', 7, 3],
  ]);
});

// user-1 and user-6: 2 and 5 of 6, 3 and 0 of 7 (kafka-clients).
test('key partitions: every key once for each count', () => {
  expect(workKeyPartitions({ keys: ['user-1', 'user-6'], partitionCounts: [6, 7] }).rows).toEqual([
    { key: 'user-1', partitions: [2, 3] },
    { key: 'user-6', partitions: [5, 0] },
  ]);
});
