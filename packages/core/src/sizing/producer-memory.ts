import { openBatchBytes } from '../sizing.ts';
import { checkQuantity } from './check-quantity.ts';

/** `batch.size`, since 0.8.2. */
export const DEFAULT_BATCH_BYTES = 16_384;
/** `buffer.memory`, since 0.8.2. */
export const DEFAULT_BUFFER_BYTES = 33_554_432;

/** What a Java producer is set to. */
export interface ProducerBuffers {
  /** Partitions that the producer has an open batch for at one time; not all partitions of the topic. */
  openPartitionCount: number;
  /** `batch.size`; at 0 there are no batches to count. */
  batchBytes?: number;
  /** `buffer.memory`. */
  bufferBytes?: number;
}

/** Memory of one Java producer for records that wait to be sent. */
export interface ProducerMemory {
  /** As the popular rule has it: one full batch for each partition, without a limit. */
  popularBytes: number;
  /** The same up to the limit of `buffer.memory`. */
  poolBytes: number;
  /** Open batches of full size that the pool holds at once. */
  fittingBatchCount: number;
  /** Whether `send()` has to wait for memory when every partition has an open batch. */
  isExhausted: boolean;
}

/**
 * Memory that open batches take in a Java producer. The pool is allocated batch by batch up to `buffer.memory`; when it
 * is used up `send()` waits, for `max.block.ms`, and then fails. The memory does not grow with the partitions.
 * @throws {CoreError} QUANTITY_RANGE
 * @example producerMemory({ openPartitionCount: 10_000 }).poolBytes // 33554432
 * Source: kafka 1eb7644, BufferPool and ProducerConfig
 */
export function producerMemory({
  openPartitionCount,
  batchBytes = DEFAULT_BATCH_BYTES,
  bufferBytes = DEFAULT_BUFFER_BYTES,
}: ProducerBuffers): ProducerMemory {
  checkQuantity('openPartitionCount', openPartitionCount, {
    lowest: 0,
    advice: 'count the partitions that one producer writes to at one time',
  });
  checkQuantity('batchBytes', batchBytes, {
    advice: 'copy batch.size from the producer; 0 turns batches off',
  });
  checkQuantity('bufferBytes', bufferBytes, {
    highest: Number.MAX_SAFE_INTEGER,
    advice: 'copy buffer.memory from the producer',
  });
  const popularBytes = openBatchBytes(openPartitionCount, batchBytes);
  return {
    popularBytes,
    poolBytes: Math.min(popularBytes, bufferBytes),
    fittingBatchCount: Math.floor(bufferBytes / batchBytes),
    isExhausted: popularBytes > bufferBytes,
  };
}
