import { partitionForText } from '@keyway/core/partition-for-text';
import type { KeyPartitionsParameters } from '@keyway/lesson/containers/read-key-partitions';
import type { KeyPartitionsTable } from '../page/worked-table.ts';

/** Places every key with every partition count, as the Java producer does. */
export function workKeyPartitions({ keys, partitionCounts }: KeyPartitionsParameters): KeyPartitionsTable {
  return {
    name: 'key-partitions',
    partitionCounts,
    rows: keys.map((key) => ({
      key,
      partitions: partitionCounts.map((count) => partitionForText(key, count)),
    })),
  };
}
