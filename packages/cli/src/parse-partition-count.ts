import { MAX_PARTITION_COUNT } from '@keyway/core/check-partition-count';
import { InvalidArgumentError } from 'commander';

/** A partition count as typed: digits only, 1 to 2147483647. */
export function parsePartitionCount(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= 1 && count <= MAX_PARTITION_COUNT) return count;
  throw new InvalidArgumentError(`Expected an integer from 1 to ${MAX_PARTITION_COUNT}, such as 6.`);
}
