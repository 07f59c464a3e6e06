import { describe, expect, test } from 'vitest';
import { placed } from '../../test/placed.ts';
import { clientIds, partition } from './partition.ts';

describe('bugs: null keys and empty keys', () => {
  // consistent_random spreads empty keys, murmur2_random hashes them.
  // A change of the setting sent all records with an empty key to one partition (confluentinc/librdkafka#4510).
  test('empty keys move from everywhere to one partition with murmur2_random', () => {
    expect(placed('librdkafka-consistent-random', '', 12)).toBeNull();
    expect(placed('librdkafka-murmur2-random', '', 12)).toBe(9);
    expect(placed('librdkafka-murmur2-random', null, 12)).toBeNull();
  });

  // An empty text is a key, and its partition fills up.
  // Users who meant "no key" asked for another rule and were refused (apache/kafka#1069, typelevel/fs2-kafka#1039).
  test('Java hashes the empty key and spreads null', () => {
    expect(placed('java', '', 12)).toBe(9);
    expect(placed('java', null, 12)).toBeNull();
  });

  // Two outputs of one program read the same empty template as no key and as an empty one.
  // After a change of output one partition took everything (redpanda-data/connect#2423).
  test('the franz-go output of Redpanda Connect hashes the empty key', () => {
    expect(placed('Redpanda Connect kafka_franz output', '', 12)).toBe(9);
    expect(placed('Redpanda Connect kafka_franz output', null, 12)).toBeNull();
  });

  // A mirror wrote keys of length 0 where the source had length -1.
  // All keyless records of the copy went to one partition (SOHU-Co/kafka-node#265).
  test('no key and an empty key are two things to every client but those that say otherwise', () => {
    const alike = clientIds
      .filter((client) => client !== 'spring-cloud-stream')
      .filter((client) => placed(client, null, 1_000_003) === placed(client, '', 1_000_003));
    expect(alike.sort()).toEqual([
      'kafka-go-crc32',
      'kafka-go-crc32-consistent',
      'kafka-go-murmur2-consistent',
      'kafka-go-round-robin',
      'kafka-node-cyclic',
      'kafka-node-default',
      'kafka-node-keyed',
      'librdkafka-consistent',
      'librdkafka-consistent-random',
      'librdkafka-fnv1a',
      'librdkafka-murmur2',
      'librdkafka-random',
      // Its null and empty keys meet at 0 by accident: CRC-32 of nothing is 0.
      'no-kafka-crc32',
    ]);
  });

  // Null keys pass a custom partitioner by while the sticky linger is above 0.
  // A .NET team's delegate was never called (confluentinc/confluent-kafka-dotnet#1955).
  test('Confluent.Kafka sticks to a partition for null keys', () => {
    expect(partition('Confluent.Kafka', null, 12)).toMatchObject({ kind: 'chance', spread: 'sticky' });
  });

  // kafka-node's default partitioner takes the first partition of its list.
  // One partition of four had all the records (SOHU-Co/kafka-node#1132).
  test('kafka-node by default: partition 0 for every key', () => {
    expect(['a', 'b', '', null, 'user-1'].map((key) => placed('kafka-node', key, 4))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  // The key that is sent is not the key that is hashed, and a missing one hashes to 1.
  // Keyed producers filled partition 1 of 3 (SOHU-Co/kafka-node#655, #826).
  test('kafka-node keyed without a key for it: partition 1', () => {
    expect(placed('kafka-node-keyed', null, 3)).toBe(1);
  });
});

describe('bugs: uneven producers', () => {
  // The subscription was the key, and one customer had nearly all the events.
  // More partitions did not help: one key is one partition (getlago/lago-api#6258).
  test('one key fills one partition, however many there are', () => {
    for (const partitionCount of [3, 12, 100]) {
      const used = new Set(
        Array.from({ length: 50 }, () => placed('java', 'subscription-1', partitionCount)),
      );
      expect(used.size).toBe(1);
    }
  });
});

describe('bugs: a partition count that changed', () => {
  // A producer kept the count that it had read at its start.
  // After partitions were added two producers split the key (kafka-python#265, IBM/sarama#1642, brod#349).
  test('order-1001 with the old count and the new one', () => {
    expect(placed('java', 'order-1001', 6)).toBe(0);
    expect(placed('java', 'order-1001', 8)).toBe(6);
  });

  // Adding partitions moves keys, silently, and old records stay where they are.
  // Consumers saw a key's records out of order (karafka/karafka#2804, redpanda documentation#1521).
  test.each([
    [6, 12, 50.4],
    [6, 7, 85.5],
    [10, 12, 83.5],
    [8, 16, 50.3],
  ])('from %d to %d partitions about %d %% of the keys move', (before, after, percent) => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `key-${index}`);
    const moved = keys.filter((key) => placed('java', key, before) !== placed('java', key, after));
    expect(Math.abs((100 * moved.length) / keys.length - percent)).toBeLessThan(1.5);
  });

  test('when the count doubles a key stays or moves up by the old count', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `key-${index}`);
    const steps = keys.map((key) => Number(placed('java', key, 12)) - Number(placed('java', key, 6)));
    expect(new Set(steps)).toEqual(new Set([0, 6]));
  });

  // A topic was made anew with fewer partitions, and a cache kept the old count.
  // Records for partitions that are gone failed, the others did not (karafka/karafka-rdkafka#452).
  test('with 12 in the cache and 6 in the topic, user-1 fails and abc does not', () => {
    expect(placed('librdkafka-murmur2-random', 'user-1', 12)).toBe(8);
    expect(placed('librdkafka-murmur2-random', 'abc', 12)).toBe(3);
  });
});
