import { checkPartitionCount } from './check-partition-count.ts';
import { CoreError } from './core-error.ts';
import { partitionForText } from './partition-for-text.ts';

/** How many records a key has. */
export interface KeyCount {
  key: string;
  /** Integer >= 0. */
  recordCount: number;
}

/** A key with its part of the load. */
export interface KeyLoad extends KeyCount {
  partition: number;
  /** Of all records; 0..1. */
  share: number;
}

/** How keyed records weigh on the partitions of a topic. */
export interface KeySkew {
  recordCount: number;
  /** Records by partition. */
  loads: number[];
  /** Fullest partition / mean of all partitions: 1 = even, the partition count = everything on one. */
  imbalance: number;
  /** Every key once, most records first, equal ones in text order. */
  hottest: KeyLoad[];
}

/** Which keys to salt, and how. */
export interface Salting {
  /** Hottest keys to salt; integer >= 0. */
  hottestCount: number;
  /** Keys made of each of them; integer from 1 to 10000. */
  saltCount: number;
  /** The salted key; `key-0`, `key-1` … when left out. */
  saltKey?: (key: string, salt: number) => string;
}

const MAX_SALT_COUNT = 10_000;
/** A load is kept for each partition; no topic comes near this many. */
const MAX_PARTITION_COUNT = 1_000_000;

/**
 * Load of each partition when the Java producer places these keys. More partitions cannot split a key.
 * @param keyCounts - counts of the same key add up; at least one record in all
 * @param partitionCount - integer from 1 to 1000000
 * @throws {CoreError} KEY_COUNT_RANGE, PARTITION_COUNT_RANGE
 * @example keySkew([{ key: 'user-1', recordCount: 9 }], 6).loads // [0, 0, 9, 0, 0, 0]
 */
export function keySkew(keyCounts: readonly KeyCount[], partitionCount: number): KeySkew {
  checkPartitionCount(partitionCount);
  if (partitionCount > MAX_PARTITION_COUNT) throw tooManyPartitions(partitionCount);
  const totals = totalsByKey(keyCounts);
  const recordCount = [...totals.values()].reduce((sum, count) => sum + count, 0);
  if (recordCount === 0) throw countError('keyCounts', 'at least one record', '0 records');

  const hottest = [...totals]
    .map(([key, count]) => ({
      key,
      recordCount: count,
      partition: partitionForText(key, partitionCount),
      share: count / recordCount,
    }))
    .sort(compareHotness);
  const loads = Array.from({ length: partitionCount }, () => 0);
  for (const { partition, recordCount: count } of hottest) loads[partition] = (loads[partition] ?? 0) + count;
  const fullest = loads.reduce((most, load) => Math.max(most, load), 0);
  return { recordCount, loads, imbalance: (fullest * partitionCount) / recordCount, hottest };
}

/**
 * The same when the hottest keys are salted: each becomes several keys whose records are dealt out in turn.
 * A reader of such a key must look in all its partitions, and its records have no order among them.
 * @throws {CoreError} SALTING_RANGE, KEY_COUNT_RANGE, PARTITION_COUNT_RANGE
 */
export function saltedKeySkew(
  keyCounts: readonly KeyCount[],
  partitionCount: number,
  { hottestCount, saltCount, saltKey = (key, salt) => `${key}-${salt}` }: Salting,
): KeySkew {
  checkSalting('hottestCount', hottestCount, 0, Number.MAX_SAFE_INTEGER);
  checkSalting('saltCount', saltCount, 1, MAX_SALT_COUNT);
  const { hottest } = keySkew(keyCounts, partitionCount);
  const salted = hottest.slice(0, hottestCount).flatMap(({ key, recordCount }) =>
    Array.from({ length: saltCount }, (_, salt) => ({
      key: saltKey(key, salt),
      recordCount: Math.floor(recordCount / saltCount) + (salt < recordCount % saltCount ? 1 : 0),
    })),
  );
  return keySkew([...salted, ...hottest.slice(hottestCount)], partitionCount);
}

function totalsByKey(keyCounts: readonly KeyCount[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { key, recordCount } of keyCounts) {
    if (!Number.isSafeInteger(recordCount) || recordCount < 0) {
      throw countError(`recordCount of ${JSON.stringify(key)}`, 'an integer >= 0', String(recordCount));
    }
    totals.set(key, (totals.get(key) ?? 0) + recordCount);
  }
  return totals;
}

function compareHotness(left: KeyLoad, right: KeyLoad): number {
  return right.recordCount - left.recordCount || (left.key < right.key ? -1 : 1);
}

function countError(subject: string, expected: string, received: string): CoreError {
  return new CoreError('KEY_COUNT_RANGE', {
    subject,
    expected,
    received,
    advice: 'count the records of each key over the same span of time',
  });
}

function tooManyPartitions(partitionCount: number): CoreError {
  return new CoreError('PARTITION_COUNT_RANGE', {
    subject: 'partitionCount',
    expected: `an integer from 1 to ${MAX_PARTITION_COUNT}`,
    received: String(partitionCount),
    advice: 'read it from the topic',
  });
}

function checkSalting(subject: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new CoreError('SALTING_RANGE', {
    subject,
    expected: `an integer from ${least} to ${most}`,
    received: String(value),
    advice: 'salt a few keys with about as many salts as there are partitions',
  });
}
