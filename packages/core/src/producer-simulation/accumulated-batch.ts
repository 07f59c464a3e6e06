import { BATCH_HEADER_BYTES, type RecordShape, recordBytes } from './record-bytes.ts';

/** A batch in a partition's queue. */
export interface AccumulatedBatch {
  readonly partition: number;
  readonly openedMs: number;
  /** The estimate may reach this, not pass it, but for the first record. */
  readonly limitBytes: number;
  /** Ratio expected when the batch was opened; null = not compressed. */
  readonly expectedRatio: number | null;
  recordCount: number;
  /** Records before compression, without the header. */
  uncompressedBytes: number;
  /** Set once a record found no room: nothing is appended afterwards. */
  isClosed: boolean;
}

/** An estimate may be this much too low before a batch outgrows its limit. */
const ESTIMATE_FACTOR = Math.fround(1.05);

/**
 * Size that counts while a batch is filled: exact without compression, else a guess.
 * Source: kafka 1eb7644, MemoryRecordsBuilder.estimatedBytesWritten. Vectors: stateful-partitioners.json (producer)
 */
export function estimatedBytes({ uncompressedBytes, expectedRatio }: AccumulatedBatch): number {
  if (expectedRatio === null) return BATCH_HEADER_BYTES + uncompressedBytes;
  // In 32-bit floats, as in Java.
  const compressed = Math.fround(Math.fround(uncompressedBytes) * Math.fround(expectedRatio));
  return BATCH_HEADER_BYTES + Math.trunc(Math.fround(compressed * ESTIMATE_FACTOR));
}

/**
 * Bytes over the network; the header is never compressed.
 * @param ratio - what compression makes of the records; null = not compressed
 */
export function compressedBytes({ uncompressedBytes }: AccumulatedBatch, ratio: number | null): number {
  return BATCH_HEADER_BYTES + (ratio === null ? uncompressedBytes : Math.ceil(uncompressedBytes * ratio));
}

/** Whether nothing can follow: closed, or the estimate has reached the limit. */
export function isFull(batch: AccumulatedBatch): boolean {
  return batch.isClosed || (batch.recordCount > 0 && batch.limitBytes <= estimatedBytes(batch));
}

/**
 * Appends a record where there is room; its compression is not counted on in advance. The first record always fits.
 * @param nowMs - the record's timestamp is its whole milliseconds
 * @returns growth of the estimate in bytes, or null when there was no room; the batch is closed then
 */
export function growBatch(batch: AccumulatedBatch, shape: RecordShape, nowMs: number): number | null {
  const before = estimatedBytes(batch);
  const timestampDelta = Math.floor(nowMs) - Math.floor(batch.openedMs);
  const addedBytes = recordBytes(shape, batch.recordCount, timestampDelta);
  const fits = batch.recordCount === 0 || batch.limitBytes >= before + addedBytes;
  if (isFull(batch) || !fits) {
    batch.isClosed = true;
    return null;
  }
  batch.uncompressedBytes += addedBytes;
  batch.recordCount++;
  return estimatedBytes(batch) - before;
}
