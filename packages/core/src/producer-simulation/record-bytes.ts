/** Sizes of a record that is not written yet; integers >= 0. */
export interface RecordShape {
  /** null = no key, which is not the same as a key of 0 bytes. */
  keyBytes: number | null;
  valueBytes: number;
}

/** What a batch needs before its first record (message format 2). */
export const BATCH_HEADER_BYTES = 61;

/** What Kafka allows for a record's own fields when it only wants an upper bound. */
const RECORD_OVERHEAD_BOUND_BYTES = 21;
const ATTRIBUTES_BYTES = 1;
/** Records here have no headers: one byte that says so. */
const HEADER_COUNT_BYTES = 1;

/**
 * Bytes of a record inside a batch, before compression.
 * @param offsetDelta - place in the batch from 0
 * @param timestampDelta - whole ms after the first record of the batch
 * Source: kafka 1eb7644, DefaultRecord.sizeInBytes. Vectors: stateful-partitioners.json (producer)
 */
export function recordBytes(shape: RecordShape, offsetDelta: number, timestampDelta: number): number {
  const bodyBytes =
    ATTRIBUTES_BYTES + varintBytes(timestampDelta) + varintBytes(offsetDelta) + contentBytes(shape);
  return varintBytes(bodyBytes) + bodyBytes;
}

/**
 * What Kafka reserves for a batch of this record alone, and compares with `max.request.size`.
 * Source: kafka 1eb7644, AbstractRecords.estimateSizeInBytesUpperBound. Vectors: stateful-partitioners.json (producer)
 */
export function batchBoundBytes(shape: RecordShape): number {
  return BATCH_HEADER_BYTES + RECORD_OVERHEAD_BOUND_BYTES + contentBytes(shape);
}

function contentBytes({ keyBytes, valueBytes }: RecordShape): number {
  // A missing key is written as the length -1, in one byte.
  const keyPart = keyBytes === null ? varintBytes(-1) : varintBytes(keyBytes) + keyBytes;
  return keyPart + varintBytes(valueBytes) + valueBytes + HEADER_COUNT_BYTES;
}

/** Bytes of a signed number in Kafka's zigzag form, seven bits a byte. */
function varintBytes(value: number): number {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let byteCount = 1;
  while (rest >= 128) {
    rest = Math.floor(rest / 128);
    byteCount++;
  }
  return byteCount;
}
