import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { buildLoadTable, type LoadTable, partitionInTable } from './build-load-table.ts';
import { loadTableOfQueues, type PartitionQueue } from './load-table-of-queues.ts';

interface LoadTableCase {
  kind: string;
  availabilityTimeoutMs: number;
  partitionCount: number;
  queues: PartitionQueue[];
  quirk?: true;
  expected: LoadTable | null;
}
const cases = readVectors<LoadTableCase>('stateful-partitioners').filter(({ kind }) => kind === 'load-table');

describe('vectors', () => {
  test('the table is the one that RecordAccumulator made of the same queues', () => {
    const sound = cases.filter(({ quirk }) => !quirk);
    expect(
      failing(
        sound,
        (one) => JSON.stringify(loadTableOfQueues(one.queues, one)) === JSON.stringify(one.expected),
      ),
    ).toEqual([]);
  });

  // Worked by hand from the weights (longest + 1) - own: lengths 0, 3, 1 make 4, 5, 8; w 0-3 is the first, 4 the second, 5-7 the third.
  test('build-load-table: lengths 0, 3 and 1', () => {
    const table = buildLoadTable(
      [0, 3, 1].map((batchCount, partition) => ({ partition, batchCount })),
      3,
    );
    expect(table?.cumulative).toEqual([4, 5, 8]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((positive) => partitionInTable(positive, table!))).toEqual([
      0, 0, 0, 0, 1, 2, 2, 2, 0,
    ]);
  });
});

describe('differences', () => {
  // By the rule the lengths are 0, 1 and 1, so the weights 2, 1 and 1; upstream weighs partition 1 with the 3 batches of
  // partition 0, which it has just left out, and avoids the only idle partition.
  test('load-table-stale-length: an idle partition after a stuck one keeps its own length', () => {
    const one = cases.find(({ id }) => id === 'load-table-stale-length')!;
    expect(one.expected).toEqual({ cumulative: [1, 4, 7], partitions: [1, 2, 3] });
    expect(loadTableOfQueues(one.queues, one)).toEqual({ cumulative: [2, 3, 4], partitions: [1, 2, 3] });
  });
});
