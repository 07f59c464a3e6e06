import { describe, expect, test } from 'vitest';
import { placed } from '../../test/placed.ts';
import { fnv1a } from '../fnv1a.ts';
import { encodeJavaUtf8 } from '../java-utf8.ts';
import { clientIds } from './partition.ts';
import { reductions } from './reductions.ts';

describe('bugs: two clients, one topic, two partitions for a key', () => {
  // kafkajs 1 multiplied in doubles and ran over the tail, so its murmur2 was none.
  // A team that joined its topic with one written in Java missed records (tulios/kafkajs#357).
  test('kafkajs 1 and Java part', () => {
    expect(placed('java', '100:48069', 12)).toBe(9);
    expect(placed('kafkajs-2', '100:48069', 12)).toBe(9);
    expect(placed('kafkajs-1', '100:48069', 12)).toBe(6);
  });

  // librdkafka's default is CRC-32, so a correct murmur2 looked wrong beside it.
  // The reporter took kafkajs for broken because kafkacat disagreed (tulios/kafkajs#1154).
  test('the Java-compatible partitioner of kafkajs is right, and kafkacat goes by another hash', () => {
    expect(placed('JavaCompatiblePartitioner', 'TT0124', 15)).toBe(10);
    expect(placed('java', 'TT0124', 15)).toBe(10);
    expect(placed('kafkacat', 'TT0124', 15)).toBe(9);
  });

  // @platformatic/kafka takes the hash unsigned where Java clears the sign bit, which hides where the count is a
  // power of two. Compaction and mixed producers broke for those who moved from kafkajs (platformatic/kafka#121).
  test('unsigned and masked part, but not for 8 partitions', () => {
    expect(placed('java', 'a', 12)).toBe(4);
    expect(placed('@platformatic/kafka', 'a', 12)).toBe(0);
    expect(placed('java', 'a', 8)).toBe(4);
    expect(placed('@platformatic/kafka', 'a', 8)).toBe(4);
  });

  // The partitioner stood in the global settings instead of the topic's, and was ignored.
  // Node services that believed to match Java wrote by CRC-32 (Blizzard/node-rdkafka#817, #912).
  test('node-rdkafka with its setting in effect, and without', () => {
    const key = 'fd7af248-ce5c-46a5-93d7-1c0c9005b99d';
    expect(placed('librdkafka-murmur2-random', key, 32)).toBe(26);
    expect(placed('java', key, 32)).toBe(26);
    expect(placed('node-rdkafka', key, 32)).toBe(23);
  });

  // The default of node-rdkafka is not that of the console producer.
  // Somebody who compared the two found every second key elsewhere (Blizzard/node-rdkafka#616).
  test.each([
    ['354afe16-939a-4ea8-8e17-8bb0840b6886', 4, 9],
    ['f562ac3b-2224-4e25-a0ab-56094e10c239', 5, 6],
  ])('the console producer and node-rdkafka part for %s', (key, java, rdkafka) => {
    expect(placed('kafka-console-producer', key, 10)).toBe(java);
    expect(placed('no-kafka', key, 10)).toBe(java);
    expect(placed('node-rdkafka', key, 10)).toBe(rdkafka);
  });

  // kcat inherits CRC-32 from librdkafka.
  // A Streams test that it fed failed for days (edenhill/kcat#261, #131).
  test('kcat and Java part', () => {
    expect(placed('kcat', 'kafka', 12)).toBe(11);
    expect(placed('Kafka Streams', 'kafka', 12)).toBe(4);
  });

  // kaf sends through Sarama, whose default is FNV-1a.
  // Records sent by hand went past the service that waited for them (birdayz/kaf#400).
  test('kaf and Java part', () => {
    expect(placed('kaf', 'user-1', 12)).toBe(0);
    expect(placed('java', 'user-1', 12)).toBe(8);
  });

  // Sarama's "reference" hash repairs only the absolute value and stays with FNV-1a; one equal key proves nothing.
  // Go services had no way to match Java for years (IBM/sarama#1424, #1114, #3567).
  test.each([
    ['21', 0, 8, 0],
    ['user-1', 0, 8, 8],
  ])('Sarama for %s: hash, reference, and Java', (key, hash, reference, java) => {
    expect(placed('sarama', key, 12)).toBe(hash);
    expect(placed('sarama-reference', key, 12)).toBe(reference);
    expect(placed('sarama-murmur2', key, 12)).toBe(java);
    expect(placed('java', key, 12)).toBe(java);
  });

  // One side hashed with murmur2 and the other with FNV-1a.
  // A Goka consumer looked for a Python producer's keys in the wrong partitions (dpkp/kafka-python#2300).
  test('kafka-python and Goka part', () => {
    expect(placed('kafka-python', 'abc', 12)).toBe(3);
    expect(placed('Goka', 'abc', 12)).toBe(11);
  });

  // KafkaEx masked with ffffffff where Java masks with 7fffffff, and later Dekaf with nothing at all.
  // Elixir and .NET producers, tested for determinism alone, left Java's partitions (kafka_ex#398, Dekaf#1336).
  test.each([
    ['kafka-ex-legacy', 'foobar', 2, 6],
    ['dekaf', 'abcd', 4, 8],
  ])('%s keeps the sign bit', (client, key, wrong, right) => {
    expect(placed(client, key, 12)).toBe(wrong);
    expect(placed('java', key, 12)).toBe(right);
    expect(placed('kafka-ex', key, 12)).toBe(right);
  });

  // `partition_key:` went by consistent_random whatever was configured, `key:` by the configured partitioner.
  // Ruby services with murmur2_random split their keys over the two ways (karafka/rdkafka-ruby#171).
  test('rdkafka-ruby by its setting and by the default', () => {
    expect(placed('librdkafka-murmur2-random', 'kafka', 12)).toBe(4);
    expect(placed('rdkafka-ruby', 'kafka', 12)).toBe(11);
  });

  // A constructor dropped the configured balancer, so the Writer went round in turn.
  // Keyed records of Go services were spread over all partitions in 0.4.2 (segmentio/kafka-go#524).
  test('kafka-go with Hash is steady, and its default looks at no key', () => {
    expect(placed('kafka-go-hash', '30142322.022108_2000', 32)).toBe(28);
    expect(placed('kafka-go', '30142322.022108_2000', 32)).toBeNull();
  });

  // fluentd sends through ruby-kafka, whose hash is CRC-32.
  // Its records and those of the console producer split a key (fluent/fluent-plugin-kafka#397).
  test('fluentd and the console producer part', () => {
    expect(placed('fluent-plugin-kafka', 'mk-123456', 25)).toBe(3);
    expect(placed('kafka-console-producer', 'mk-123456', 25)).toBe(5);
  });
});

describe('bugs: ports that went wrong in sign, seed or text', () => {
  // A port left out Kafka's seed.
  // Its users got 5 for this key, and no key agreed with Java (nodefluent/node-sinek#39).
  test('murmur2 has a seed', () => {
    expect(placed('java', 'wu', 10)).toBe(0);
  });

  // The number of characters was passed as the number of bytes, so a key outside ASCII was hashed on its beginning.
  // Ruby services with Cyrillic or accented partition keys lost their order (karafka/rdkafka-ruby#629).
  test.each([
    ['ключ', 6, 0],
    ['é1', 9, 2],
  ])('%s is hashed whole, not over as many bytes as it has characters', (key, right, wrong) => {
    const bytes = encodeJavaUtf8(key);
    expect(placed('librdkafka-consistent', bytes, 12)).toBe(right);
    expect(placed('librdkafka-consistent', bytes.subarray(0, key.length), 12)).toBe(wrong);
  });

  // The least 32-bit number was negated, which leaves it negative.
  // Sarama answered a negative partition for this key (IBM/sarama#709, #27).
  test('Sarama at the least hash', () => {
    expect(fnv1a(encodeJavaUtf8('1468509572224'))).toBe(0x80000000);
    expect(placed('sarama-hash', '1468509572224', 50)).toBe(48);
  });

  // Beats carried a copy of that rule and retried the record for ever.
  // One such event stopped a Filebeat (elastic/beats#24175, #25048).
  test.each(['16000002EFEBA11E', '2304669687'])('the least hash of %s has a partition', (key) => {
    expect(fnv1a(encodeJavaUtf8(key))).toBe(0x80000000);
    expect(placed('sarama-hash', key, 3)).toBe(2);
    expect(placed('librdkafka-fnv1a', key, 3)).toBe(2);
    expect(placed('Filebeat', key, 3)).toBe(0);
  });

  // Sarama casts any custom hash to 32 signed bits before it reduces it.
  // A team's xxHash disagreed with its other tools; XXH32 of 123 is 3062191159 (IBM/sarama#1090).
  test('a custom hash above 2147483647, unsigned and by Sarama', () => {
    expect(reductions.unsigned(3_062_191_159, 10)).toBe(9);
    expect(reductions.absolute(3_062_191_159, 10)).toBe(7);
  });

  // The tail switch did not fall through, so that only keys of whole words were right.
  // Early kafka-python placed three keys out of four elsewhere than Java (dpkp/kafka-python#439, #423, #428).
  test.each([
    ['a', 524],
    ['ab', 434],
    ['abc', 107],
  ])('the tail of %s counts', (key, expected) => {
    expect(placed('kafka-python', key, 1000)).toBe(expected);
    expect(placed('aiokafka', key, 1000)).toBe(expected);
  });

  // Only the first letter of the key was hashed.
  // All hosts with one prefix shared a partition (collectd/collectd#1765).
  test('every client that hashes tells host-1 from host-2', () => {
    const blind = clientIds.filter(
      (client) => placed(client, 'host-1', 2_147_483_647) === placed(client, 'host-2', 2_147_483_647),
    );
    expect(blind).toEqual([
      'librdkafka-random',
      'kafka-node-default',
      'kafka-node-cyclic',
      'kafka-go-round-robin',
    ]);
  });
});
