import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { isProven } from './client.ts';
import { findClient, javaMatchOf } from './find-client.ts';

const READ_ONLY_IDS = [
  'filebeat',
  'ruby-kafka',
  'rdkafka-ruby-partition-key',
  'pykafka',
  'pykafka-hashing',
  'kafka-rust',
  'rskafka',
  'brod-hash',
  'kaffe',
  'kafka-ex',
  'kafka-ex-legacy',
  'dekaf',
  'redpanda-http-proxy',
  'flink-fixed',
  'debezium-partition-routing',
  'mirrormaker-2',
  'pulsar',
];

describe('catalogue', () => {
  test('no name means two clients, however it is written', () => {
    const names = catalogue.flatMap(({ id, aliases }) => [id, ...aliases.map(({ name }) => name)]);
    const spelled = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
    expect(spelled.filter((name, index) => spelled.indexOf(name) !== index)).toEqual([]);
  });

  test('what was read and not run has no rule, and is listed here', () => {
    const unproven = catalogue.filter((client) => !isProven(client));
    expect(unproven.map(({ id }) => id)).toEqual(READ_ONLY_IDS);
    expect(unproven.filter((client) => 'rule' in client)).toEqual([]);
  });

  test('a client that goes by the rule of another names a proven one', () => {
    const named = catalogue.flatMap((client) => ('sameRuleAs' in client ? [client.sameRuleAs] : []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !catalogue.some((one) => one.id === id && isProven(one)))).toEqual([]);
  });

  test('every client says how to match Java, what the catch is, and where it is written', () => {
    const incomplete = catalogue.filter(
      ({ javaMatch, source, versions }) =>
        javaMatch.setting === '' ||
        javaMatch.catch === '' ||
        versions === '' ||
        !source.startsWith('https://'),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('lookup', () => {
  test.each([
    ['java', 'java'],
    ['Kafka Streams', 'java'],
    ['kcat', 'librdkafka-consistent-random'],
    ['confluent-kafka-python', 'librdkafka-consistent-random'],
    ['Confluent.Kafka', 'librdkafka-consistent-random'],
    ['node_rdkafka', 'librdkafka-consistent-random'],
    ['php-rdkafka', 'librdkafka-consistent-random'],
    ['VECTOR', 'librdkafka-consistent-random'],
    ['fluent bit', 'librdkafka-consistent-random'],
    ['kaf', 'sarama-hash'],
    ['Filebeat', 'filebeat'],
    ['@platformatic/kafka', 'platformatic-default'],
    ['kafkajs', 'kafkajs-2'],
    ['segmentio/kafka-go', 'kafka-go-round-robin'],
  ])('%s is %s', (name, id) => {
    expect(findClient(name)?.id).toBe(id);
  });

  test.each(['', 'kafka', 'constructor', '-'])('%j is nobody', (name) => {
    expect(findClient(name)).toBeUndefined();
    expect(javaMatchOf(name)).toBeUndefined();
  });

  test('a program has a setting of its own where its library has another', () => {
    expect(javaMatchOf('kcat')?.setting).toBe('-X topic.partitioner=murmur2_random');
    expect(javaMatchOf('KAF')?.setting).toBe('--partitioner jvm');
    expect(javaMatchOf('karafka')?.setting).toBe('partitioner=murmur2_random, a topic property');
  });
});
