import { checkPartitionCount } from '../check-partition-count.ts';
import { CoreError } from '../core-error.ts';

/** What a producer's metadata says of a topic at the moment a record is placed. */
export interface TopicState {
  /** All partitions, with a leader or without; integer >= 1. */
  partitionCount: number;
  /** Partitions that have a leader, in the order of the metadata; may be empty. */
  availablePartitions: readonly number[];
}

/**
 * State of a topic from the leaders of its partitions.
 * @param leaders - by partition: whether it has a leader; at least one partition
 * @param order - every partition once, in the order of the metadata; ascending when left out. A Java client
 *   (seen from 3.2 to 4.0) keeps its metadata in a HashMap, so its order is another one and depends on what else it knows.
 * @throws {CoreError} PARTITION_COUNT_RANGE, METADATA_ORDER
 */
export function topicState(leaders: readonly boolean[], order?: readonly number[]): TopicState {
  checkPartitionCount(leaders.length);
  const partitions = order ?? [...leaders.keys()];
  if (partitions.length !== leaders.length || !isEachOnce(partitions)) {
    throw new CoreError('METADATA_ORDER', {
      subject: 'order',
      expected: `each partition from 0 to ${leaders.length - 1} once`,
      received: JSON.stringify(partitions),
      advice: 'leave it out for ascending order',
    });
  }
  return {
    partitionCount: leaders.length,
    availablePartitions: partitions.filter((partition) => leaders[partition]),
  };
}

/**
 * The partition at a place that is counted round and round: over the partitions with a leader, or over all when no
 * partition has one.
 * @param place - integer >= 0
 * @throws {CoreError} PARTITION_COUNT_RANGE, PARTITION_UNKNOWN
 * Source: kafka 1eb7644, RoundRobinPartitioner.partition
 */
export function partitionAt(place: number, state: TopicState): number {
  const { availablePartitions, partitionCount } = state;
  checkPartitionCount(partitionCount);
  if (availablePartitions.length === 0) return place % partitionCount;
  return checkPartition(availablePartitions[place % availablePartitions.length] ?? -1, state);
}

/**
 * Refuses a partition that the topic does not have: the state, a load table or a remembered choice is out of date.
 * @throws {CoreError} PARTITION_UNKNOWN
 */
export function checkPartition(partition: number, { partitionCount }: TopicState): number {
  if (Number.isInteger(partition) && partition >= 0 && partition < partitionCount) return partition;
  throw new CoreError('PARTITION_UNKNOWN', {
    subject: 'partition',
    expected: `an integer from 0 to ${partitionCount - 1}`,
    received: String(partition),
    advice: 'give the state of the same topic at the same moment',
  });
}

function isEachOnce(partitions: readonly number[]): boolean {
  return partitions.toSorted((left, right) => left - right).every((partition, index) => partition === index);
}
