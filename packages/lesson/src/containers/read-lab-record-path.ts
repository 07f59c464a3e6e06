import { ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: lab record-path`: what the producer of the lab does at first. */
export interface LabRecordPath {
  partitionCount: number;
  recordCount: number;
  /** Time between two records. */
  intervalMs: number;
  valueBytes: number;
  isKeyed: boolean;
  /** `batch.size`. */
  batchBytes: number;
  /** `linger.ms`. */
  lingerMs: number;
}

/**
 * Reads `partitions` (1 to 6), `records` (1 to 60), `interval` (1 to 100 ms), `bytes` (0 to 10000), `keyed` (true or
 * false), `batch` (0 to 1000000 bytes) and `linger` (0 to 1000 ms); none is needed.
 */
export function readLabRecordPath(parameters: Record<string, unknown>): Reading<LabRecordPath> {
  const reader = new ParameterReader('lab record-path', parameters);
  const count = (name: string, least: number, most: number, start: number): number =>
    reader.has(name) ? reader.count(name, least, most) : start;
  const isKeyed = reader.has('keyed') ? parameters.keyed : false;
  if (typeof isKeyed !== 'boolean') {
    reader.problem(`"keyed" expected true or false, got ${JSON.stringify(isKeyed)}`);
  }
  return reader.finish({
    partitionCount: count('partitions', 1, 6, 3),
    recordCount: count('records', 1, 60, 24),
    intervalMs: count('interval', 1, 100, 2),
    valueBytes: count('bytes', 0, 10_000, 100),
    isKeyed: isKeyed === true,
    batchBytes: count('batch', 0, 1_000_000, 800),
    lingerMs: count('linger', 0, 1000, 10),
  });
}
