import { MAX_PARTITION_COUNT, ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: worked key-partitions`: keys, and the partition counts to place them with. */
export interface KeyPartitionsParameters {
  keys: string[];
  partitionCounts: number[];
}

/** Reads `keys` (texts) and `partitionCounts` (each 1 to 2147483647). */
export function readKeyPartitions(parameters: Record<string, unknown>): Reading<KeyPartitionsParameters> {
  const reader = new ParameterReader('worked key-partitions', parameters);
  const keys = reader.texts('keys');
  const partitionCounts = reader
    .list('partitionCounts')
    .map((value, index) =>
      reader.asCount(`"partitionCounts" entry ${index + 1}`, value, 1, MAX_PARTITION_COUNT),
    );
  return reader.finish({ keys, partitionCounts });
}
