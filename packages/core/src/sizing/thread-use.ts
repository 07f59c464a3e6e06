import { checkPartitionCount } from '../check-partition-count.ts';
import { checkQuantity } from './check-quantity.ts';

/** How the threads of one group share the partitions of one topic. */
export interface ThreadUse {
  /** As the popular rule has it: as many threads as partitions. It is an upper bound, not a need. */
  popularCount: number;
  /** Threads that get a partition. */
  usefulCount: number;
  /** Threads that get none and stand by. */
  idleCount: number;
  /** Partitions of the useful threads. */
  partitionsPerThread: { fewest: number; most: number };
}

/**
 * How many threads of a consumer group have work on one topic, with any assignor of Kafka's. A partition has one reader
 * in a group; a reader may have several partitions. With the Java consumer a thread is a member of the group.
 * Share groups (KIP-932) are another thing: there several members read one partition.
 * @param threadCount - in all processes of the group together; integer from 1 to 2147483647
 * @throws {CoreError} PARTITION_COUNT_RANGE, QUANTITY_RANGE
 * @example threadUse({ partitionCount: 10, threadCount: 12 }).idleCount // 2
 * Vectors: assignors.json
 */
export function threadUse({
  partitionCount,
  threadCount,
}: {
  partitionCount: number;
  threadCount: number;
}): ThreadUse {
  checkPartitionCount(partitionCount);
  checkQuantity('threadCount', threadCount, { advice: 'count the threads of all processes of the group' });
  const usefulCount = Math.min(partitionCount, threadCount);
  return {
    popularCount: partitionCount,
    usefulCount,
    idleCount: threadCount - usefulCount,
    partitionsPerThread: {
      fewest: Math.floor(partitionCount / usefulCount),
      most: Math.ceil(partitionCount / usefulCount),
    },
  };
}
