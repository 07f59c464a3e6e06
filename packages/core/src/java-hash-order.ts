import { javaStringHash } from './java-string-hash.ts';

/**
 * The order in which Java's `HashMap` and `HashSet` hand out their keys.
 * Kafka's assignors iterate such maps, so a few of their answers can only be reproduced in this order.
 * Source: kafka 1eb7644 on JDK 17 (java.util.HashMap). Vectors: java-hash-order.json
 *
 * Not reproduced: a bucket of nine and more keys (eight with computeIfAbsent) in a table of 64 and more buckets, which
 * Java turns into a tree. Ids made to collide can do that; other ids practically never do.
 */

/** Starting bucket count of a HashMap made without arguments. */
export const INITIAL_CAPACITY = 16;
/** Below this many buckets a crowded bucket makes the table grow; from here on it would become a tree. */
const TREE_CAPACITY = 64;
/** Keys in a bucket when `put` of one more makes a small table grow; `computeIfAbsent` is one earlier. */
const CROWDED_BUCKET_COUNT = 8;

interface Table<K> {
  capacity: number;
  /** Keys in order of insertion, with the hash of each. */
  keys: K[];
  hashes: number[];
}

/**
 * Iteration order of a default HashMap or HashSet of strings.
 * @param keys - in order of insertion; repeated keys count once, at their first place
 */
export function stringHashOrder(keys: Iterable<string>): string[] {
  const table = emptyTable<string>();
  for (const key of new Set(keys)) putKey(table, key, javaStringHash(key));
  return iterate(table);
}

/**
 * Iteration order of a default HashMap of strings that was filled with `computeIfAbsent`, one call for each element.
 * Newcomers go to the front of their bucket, and the table grows before a call instead of after it.
 * @param calls - the key of each call in order; repeated keys are calls too
 */
export function computeIfAbsentOrder(calls: Iterable<string>): string[] {
  const table = emptyTable<string>();
  const seen = new Set<string>();
  for (const key of calls) {
    if (isFull(table)) table.capacity *= 2;
    if (seen.has(key)) continue;
    seen.add(key);
    insert(table, key, javaStringHash(key), CROWDED_BUCKET_COUNT - 1);
  }
  // Splitting a bucket keeps its order, so "always to the front" is the same as "latest first".
  table.keys.reverse();
  table.hashes.reverse();
  return iterate(table);
}

/**
 * Iteration order of a default HashMap or HashSet of TopicPartitions.
 * @param keys - in order of insertion; repeated partitions count once, at their first place
 */
export function topicPartitionHashOrder<K extends { topic: string; partition: number }>(
  keys: Iterable<K>,
): K[] {
  const table = emptyTable<K>();
  const seen = new Map<string, Set<number>>();
  for (const key of keys) {
    const partitions = seen.get(key.topic) ?? new Set<number>();
    seen.set(key.topic, partitions);
    if (partitions.has(key.partition)) continue;
    partitions.add(key.partition);
    putKey(table, key, hashTopicPartition(javaStringHash(key.topic), key.partition));
  }
  return iterate(table);
}

/**
 * Kafka's `TopicPartition.hashCode`.
 * @param topicHash - `javaStringHash` of the topic
 * @returns signed int32
 */
export function hashTopicPartition(topicHash: number, partition: number): number {
  return (Math.imul(31, 31 + partition) + topicHash) | 0;
}

/**
 * The bucket of a hash in a table of `capacity` buckets.
 * @param capacity - a power of two
 */
export function bucketOf(hash: number, capacity: number): number {
  return (hash ^ (hash >>> 16)) & (capacity - 1);
}

/**
 * Bucket count of a HashMap or HashSet after one more key.
 * @param capacity - before
 * @param size - keys in it, before
 * @param hashesOf - gives their hashes; asked only while the table is small
 * @param hash - of the new key
 */
export function capacityAfterPut(
  capacity: number,
  size: number,
  hashesOf: () => readonly number[],
  hash: number,
): number {
  const isSpread = capacity < TREE_CAPACITY && isCrowded(capacity, hashesOf(), hash, CROWDED_BUCKET_COUNT);
  const spread = isSpread ? capacity * 2 : capacity;
  return size + 1 > spread * 0.75 ? spread * 2 : spread;
}

function emptyTable<K>(): Table<K> {
  return { capacity: INITIAL_CAPACITY, keys: [], hashes: [] };
}

function isFull<K>(table: Table<K>): boolean {
  return table.keys.length > table.capacity * 0.75;
}

function putKey<K>(table: Table<K>, key: K, hash: number): void {
  insert(table, key, hash, CROWDED_BUCKET_COUNT);
  if (isFull(table)) table.capacity *= 2;
}

function insert<K>(table: Table<K>, key: K, hash: number, crowdedCount: number): void {
  if (isCrowded(table.capacity, table.hashes, hash, crowdedCount)) table.capacity *= 2;
  table.keys.push(key);
  table.hashes.push(hash);
}

function isCrowded(capacity: number, hashes: readonly number[], hash: number, crowdedCount: number): boolean {
  if (capacity >= TREE_CAPACITY) return false;
  const bucket = bucketOf(hash, capacity);
  let neighbourCount = 0;
  for (const other of hashes) if (bucketOf(other, capacity) === bucket) neighbourCount++;
  return neighbourCount >= crowdedCount;
}

/** By bucket; inside a bucket in the order of the table's keys. */
function iterate<K>(table: Table<K>): K[] {
  const buckets = table.hashes.map((hash) => bucketOf(hash, table.capacity));
  const order = table.keys.map((_, index) => index);
  order.sort((a, b) => bucketAt(a) - bucketAt(b) || a - b);
  return order.flatMap((index) => table.keys.slice(index, index + 1));

  function bucketAt(index: number): number {
    return buckets[index] ?? 0;
  }
}
