import { MAX_PARTITION_COUNT, ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: lab key`: which key and count the lab starts with. */
export interface LabKey {
  key: string;
  partitionCount: number;
}

/** Reads `key` (a text) and `partitions` (1 to 2147483647). */
export function readLabKey(parameters: Record<string, unknown>): Reading<LabKey> {
  const reader = new ParameterReader('lab key', parameters);
  const key = reader.text('key');
  const partitionCount = reader.count('partitions', 1, MAX_PARTITION_COUNT);
  return reader.finish({ key, partitionCount });
}
