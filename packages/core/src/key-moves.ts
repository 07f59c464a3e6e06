import { CoreError } from './core-error.ts';
import { partitionForKey } from './partition-for-key.ts';
import { partitionForText } from './partition-for-text.ts';

/** A key of the sample that changes its partition. */
export interface KeyMove<Key> {
  key: Key;
  /** Partition before and after. */
  from: number;
  to: number;
}

/** What a change of the partition count does to a sample of keys. */
export interface KeyMoves<Key> {
  keyCount: number;
  /** In the order of the sample. */
  moved: KeyMove<Key>[];
  /** Moved keys of the sample; 0..1. */
  movedShare: number;
  /** What to expect of many keys: 1 - min / least common multiple of the counts; 0..1. */
  expectedShare: number;
}

/**
 * Which keys of a sample change their partition in the Java producer when the partition count of a topic changes.
 * When the count is doubled a key stays or goes up by the old count, nothing else. Old records stay where they are.
 * @param keys - texts, or serialized bytes; at least one
 * @param fromCount - partitions before; integer from 1 to 2147483647
 * @param toCount - partitions after; the same range, and may be lower
 * @throws {CoreError} KEY_SAMPLE_EMPTY, PARTITION_COUNT_RANGE
 * @example keyMoves(['order-1001'], 6, 8).moved // [{ key: 'order-1001', from: 0, to: 6 }]
 */
export function keyMoves<Key extends string | Uint8Array>(
  keys: readonly Key[],
  fromCount: number,
  toCount: number,
): KeyMoves<Key> {
  if (keys.length === 0) throw emptySample();
  const moved = keys
    .map((key) => ({ key, from: partitionOf(key, fromCount), to: partitionOf(key, toCount) }))
    .filter(({ from, to }) => from !== to);
  return {
    keyCount: keys.length,
    moved,
    movedShare: moved.length / keys.length,
    expectedShare: expectedMovedShare(fromCount, toCount),
  };
}

/** Of every `leastCommonMultiple` hashes in a row as many stay as the smaller count has partitions. */
function expectedMovedShare(fromCount: number, toCount: number): number {
  const leastCommonMultiple = (fromCount / greatestCommonDivisor(fromCount, toCount)) * toCount;
  return 1 - Math.min(fromCount, toCount) / leastCommonMultiple;
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}

function partitionOf(key: string | Uint8Array, partitionCount: number): number {
  return typeof key === 'string'
    ? partitionForText(key, partitionCount)
    : partitionForKey(key, partitionCount);
}

function emptySample(): CoreError {
  return new CoreError('KEY_SAMPLE_EMPTY', {
    subject: 'keys',
    expected: 'at least one key',
    received: 'none',
    advice: 'take a sample of the keys that the topic really carries',
  });
}
