import { CoreError } from './core-error.ts';

/** Throughputs of one topic in one unit, usually MB/s; all finite and above 0. */
export interface Throughputs {
  /** Tt: what the topic must carry in all. */
  target: number;
  /** Tp: what a producer reaches on one partition. */
  producerPerPartition: number;
  /** Tc: what a consumer reaches on one partition. */
  consumerPerPartition: number;
}

/**
 * Partitions needed for a target throughput: the slower side of the partition decides.
 * @returns max(Tt / Tp, Tt / Tc), rounded up; at least 1
 * @throws {CoreError} THROUGHPUT_RANGE
 * @example neededPartitionCount({ target: 100, producerPerPartition: 10, consumerPerPartition: 20 }) // 10
 * Source: J. Rao, "How to choose the number of topics/partitions in a Kafka cluster"
 */
export function neededPartitionCount(throughputs: Throughputs): number {
  const { target, producerPerPartition, consumerPerPartition } = checked(throughputs);
  return Math.ceil(Math.max(target / producerPerPartition, target / consumerPerPartition));
}

/**
 * The same question answered by the formula as it is often told, Tt / max(Tp, Tc): it trusts the faster side,
 * and so gives too few partitions. Here to be shown beside the right one.
 * @returns Tt / max(Tp, Tc), rounded up; at least 1
 * @throws {CoreError} THROUGHPUT_RANGE
 */
export function popularPartitionCount(throughputs: Throughputs): number {
  const { target, producerPerPartition, consumerPerPartition } = checked(throughputs);
  return Math.ceil(target / Math.max(producerPerPartition, consumerPerPartition));
}

/**
 * Bytes of one open batch for each partition, as older texts count a producer's memory.
 * The real pool is capped by `buffer.memory`, 32 MiB by default.
 * @param partitionCount - partitions with an open batch
 * @param batchBytes - `batch.size`, default 16384
 */
export function openBatchBytes(partitionCount: number, batchBytes: number): number {
  return partitionCount * batchBytes;
}

function checked(throughputs: Throughputs): Throughputs {
  for (const [subject, value] of Object.entries(throughputs)) {
    if (Number.isFinite(value) && value > 0) continue;
    throw new CoreError('THROUGHPUT_RANGE', {
      subject,
      expected: 'a finite number above 0, such as MB/s',
      received: String(value),
      advice: 'measure it on a topic with one partition',
    });
  }
  return throughputs;
}
