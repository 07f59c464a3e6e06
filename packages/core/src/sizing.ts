import { MAX_PARTITION_COUNT } from './check-partition-count.ts';
import { CoreError } from './core-error.ts';
import { checkQuantity } from './sizing/check-quantity.ts';

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
  return countFor(target, Math.min(producerPerPartition, consumerPerPartition));
}

/**
 * The same question answered by the formula as it is often told, Tt / max(Tp, Tc): it trusts the faster side,
 * and so gives too few partitions. Here to be shown beside the right one.
 * @returns Tt / max(Tp, Tc), rounded up; at least 1
 * @throws {CoreError} THROUGHPUT_RANGE
 */
export function popularPartitionCount(throughputs: Throughputs): number {
  const { target, producerPerPartition, consumerPerPartition } = checked(throughputs);
  return countFor(target, Math.max(producerPerPartition, consumerPerPartition));
}

/**
 * Consumer threads needed to keep up with a target throughput; where producers are the slower side that is fewer
 * than there are partitions, for one thread may read several.
 * @returns Tt / Tc, rounded up; at least 1, and never more than `neededPartitionCount`
 * @throws {CoreError} THROUGHPUT_RANGE
 * @example neededThreadCount({ target: 100, producerPerPartition: 10, consumerPerPartition: 20 }) // 5
 */
export function neededThreadCount(throughputs: Throughputs): number {
  const { target, consumerPerPartition } = checked(throughputs);
  return countFor(target, consumerPerPartition);
}

/**
 * Bytes of one open batch for each partition, as older texts count a producer's memory.
 * The real pool is capped by `buffer.memory`; `producerMemory` knows both.
 * @param partitionCount - partitions with an open batch; integer >= 0
 * @param batchBytes - `batch.size`, default 16384; integer >= 0
 * @throws {CoreError} QUANTITY_RANGE
 */
export function openBatchBytes(partitionCount: number, batchBytes: number): number {
  checkQuantity('partitionCount', partitionCount, { lowest: 0, advice: 'count the partitions written to' });
  checkQuantity('batchBytes', batchBytes, { lowest: 0, advice: 'copy batch.size from the producer' });
  return partitionCount * batchBytes;
}

/** Whole units that carry a target. What is above an integer by no more than rounding of the division is that integer. */
function countFor(target: number, perUnit: number): number {
  const quotient = target / perUnit;
  const count = Math.max(1, Math.ceil(quotient * (1 - 8 * Number.EPSILON)));
  if (count <= MAX_PARTITION_COUNT) return count;
  throw new CoreError('THROUGHPUT_RANGE', {
    subject: 'target',
    expected: `a throughput that at most ${MAX_PARTITION_COUNT} partitions can carry`,
    received: `${target}, with ${perUnit} for each`,
    advice: 'give all three in the same unit, such as MB/s',
  });
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
