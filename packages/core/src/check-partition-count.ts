import { CoreError } from './core-error.ts';

/** Largest partition count that Kafka's int32 can hold. */
export const MAX_PARTITION_COUNT = 2_147_483_647;

/**
 * Refuses a partition count that no topic can have.
 * @throws {TypeError} when it is not a number at all
 * @throws {CoreError} PARTITION_COUNT_RANGE unless it is an integer from 1 to 2147483647
 */
export function checkPartitionCount(partitionCount: number): void {
  if (typeof partitionCount !== 'number') {
    throw new TypeError(`"partitionCount" expected a number, got ${typeof partitionCount}`);
  }
  if (!Number.isInteger(partitionCount) || partitionCount < 1 || partitionCount > MAX_PARTITION_COUNT) {
    throw new CoreError('PARTITION_COUNT_RANGE', {
      subject: 'partitionCount',
      expected: 'an integer from 1 to 2147483647',
      received: String(partitionCount),
      advice: 'read it from the topic, where it counts all partitions and not only those with a live leader',
    });
  }
}
