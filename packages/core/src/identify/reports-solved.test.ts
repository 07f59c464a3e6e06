import { describe, expect, test } from 'vitest';
import { recordedMixture, recordedPlacements } from '../../test/recorded-placements.ts';
import { catalogue } from '../clients/catalogue.ts';
import { partition } from '../clients/partition.ts';
import { explainPlacements } from './explain-placements.ts';
import type { Identification, ObservedPlacement } from './identification.ts';

const utf8 = new TextEncoder();

/** Both clients' records of every key that both were asked for. */
function bothOf(left: string, right: string, partitionCount: number): Identification {
  const clients = [left, right].map((client) => ({ client, partitionCount }));
  return explainPlacements(
    [...recordedMixture(clients, () => 0), ...recordedMixture(clients, () => 1)],
    partitionCount,
  );
}

/** The partitions on which a text key was seen and shown as an example of a key on two. */
function seenOn({ splitKeys, disagreement }: Identification, text: string): readonly number[] | undefined {
  const key = utf8.encode(text);
  const isSame = (other: Uint8Array): boolean => other.join() === key.join();
  const split = splitKeys.find((one) => isSame(one.key));
  if (split) return split.placements.map((one) => one.partition);
  return disagreement && isSame(disagreement.key) ? disagreement.seenOn : undefined;
}

function record(text: string, partitionNumber: number): ObservedPlacement {
  return { key: utf8.encode(text), partition: partitionNumber };
}

describe('bugs: two clients that part', () => {
  // A service on kafkajs 1 and a Java one wrote the same keys to other partitions, and a stream join missed them.
  // identify names both (tulios/kafkajs#357).
  test('kafkajs 1 beside Java', () => {
    const result = bothOf('java', 'kafkajs-1', 12);
    expect(result.verdict).toBe('mixed');
    expect(result.writers.flatMap(({ clientIds }) => clientIds)).toEqual(
      expect.arrayContaining(['java', 'kafkajs-1']),
    );
    expect(result.unexplained.placementCount).toBe(0);
  });

  // "JavaCompatible" and librdkafka's default were taken for the same rule; TT0124 stood on 10 and on 9 of 15.
  // Users of kafkacat, node-rdkafka, confluent-kafka-go and kaf met it again and again
  // (tulios/kafkajs#1154, edenhill/kcat#261, Blizzard/node-rdkafka#616, confluent-kafka-go#325).
  test.each([
    ['kafkajs-2', 15, 'TT0124', [9, 10]],
    ['java', 10, '354afe16-939a-4ea8-8e17-8bb0840b6886', [4, 9]],
    ['java', 12, 'kafka', [4, 11]],
  ])('librdkafka by default beside %s at %d partitions', (client, partitionCount, key, partitions) => {
    const result = bothOf(client, 'librdkafka-consistent-random', partitionCount);
    expect(result.verdict).toBe('mixed');
    expect(result.writers.every(({ evidence }) => evidence === 'strong')).toBe(true);
    const alone = explainPlacements(
      partitions.map((one) => record(key, one)),
      partitionCount,
    );
    expect(seenOn(alone, key)).toEqual(partitions);
  });

  // platformatic took the hash unsigned, which Java does not; only where the count is no power of two does it show.
  // Compaction and mixed producers broke after a move from kafkajs (platformatic/kafka#121).
  test('platformatic beside Java: mixed at 12 partitions, one rule at 8', () => {
    const twelve = bothOf('java', 'platformatic-default', 12);
    expect(twelve.verdict).toBe('mixed');
    expect(twelve.writers.flatMap(({ clientIds }) => clientIds)).toContain('platformatic-default');
    expect(bothOf('java', 'platformatic-default', 8)).toMatchObject({
      verdict: 'one-client',
      splitKeyCount: 0,
    });
  });

  // The partitioner was set where it has no effect, so that a producer believed to match Java went by CRC-32.
  // identify on that producer's records alone tells (Blizzard/node-rdkafka#817, #912).
  test('node-rdkafka with its setting in the wrong place is librdkafka by default', () => {
    const result = explainPlacements(recordedPlacements('librdkafka-consistent-random', 32), 32);
    expect(result.verdict).toBe('one-client');
    expect(result.writers[0]?.clientIds[0]).toBe('librdkafka-consistent-random');
  });

  // kaf, Goka and other programs on Sarama hash with FNV-1a; its "reference" partitioner still does.
  // Their records and those of Java or kafka-python never met (birdayz/kaf#400, dpkp/kafka-python#2300, sarama#1424).
  test.each([
    ['java', 'sarama-hash'],
    ['kafka-python', 'sarama-hash'],
    ['java', 'sarama-reference'],
  ])('%s and %s', (left, right) => {
    const result = bothOf(left, right, 12);
    expect(result.verdict).toBe('mixed');
    expect(result.writers).toHaveLength(2);
    expect(result.writers.flatMap(({ clientIds }) => clientIds)).toEqual(
      expect.arrayContaining([left, right]),
    );
  });

  // KafkaEx masked with ffffffff and Dekaf not at all, which comes to platformatic's unsigned rule.
  // Elixir and .NET services had half of their keys elsewhere than Java (kafka_ex#398, Dekaf#1336).
  test('the unsigned rule is also that of kafka-ex-legacy and dekaf, as far as their code tells', () => {
    const records = [
      ...recordedPlacements('platformatic-default', 12),
      record('foobar', 2),
      record('abcd', 4),
    ];
    const [writer, ...others] = explainPlacements(records, 12).writers;
    expect(others).toEqual([]);
    expect(writer?.readClientIds).toEqual(expect.arrayContaining(['kafka-ex-legacy', 'dekaf']));
  });

  // `partition_key:` went by the default whatever was configured, `key:` by the configured partitioner.
  // One Ruby service split its own keys (karafka/rdkafka-ruby#171).
  test('rdkafka-ruby with murmur2_random and partition_key', () => {
    const result = bothOf('librdkafka-murmur2-random', 'librdkafka-consistent-random', 12);
    expect(result.verdict).toBe('mixed');
    expect(result.splitKeyCount).toBeGreaterThan(100);
  });

  // fluentd sends through ruby-kafka, whose hash is CRC-32; mk-123456 stood on 3 and on 5 of 25.
  // A key was split between fluentd and the console producer (fluent/fluent-plugin-kafka#397).
  test('fluentd and the console producer', () => {
    const result = bothOf('java', 'librdkafka-consistent', 25);
    expect(result.verdict).toBe('mixed');
    const foreign = result.writers.find(({ clientIds }) => !clientIds.includes('java'));
    expect(foreign?.readClientIds).toContain('ruby-kafka');
    const programs = catalogue.find(({ id }) => id === 'ruby-kafka')?.aliases.map(({ name }) => name);
    expect(programs).toContain('fluent-plugin-kafka');
  });
});

describe('bugs: records that no known client placed so', () => {
  // The configured hash balancer was dropped and records went round in turn, whatever their key.
  // Keyed records of Go services were everywhere (segmentio/kafka-go#524).
  test('kafka-go without its balancer', () => {
    const records = Array.from({ length: 640 }, (_, index) => record(`30142322.${index % 200}`, index % 32));
    const result = explainPlacements(records, 32);
    expect([result.verdict, result.writers]).toEqual(['unexplained', []]);
    expect(result.splitKeyCount).toBe(200);
    expect(result.unexplained.clientIds).toContain('kafka-go-round-robin');
  });

  // The number of characters was passed as that of bytes, so keys outside ASCII were hashed on their beginning:
  // ключ went to 0 instead of 6, é1 to 2 instead of 9. ASCII keys were right (karafka/rdkafka-ruby#629).
  test('rdkafka-ruby with a partition_key outside ASCII: exactly those keys are left over', () => {
    const ascii = recordedPlacements('librdkafka-consistent', 12).filter(({ key }) =>
      key.every((byte) => byte < 0x80),
    );
    const result = explainPlacements([...ascii, record('ключ', 0), record('é1', 2)], 12);
    expect(result.verdict).toBe('unexplained');
    expect(result.writers[0]?.clientIds).toContain('librdkafka-consistent');
    expect(result.unexplained.examples.map(({ key }) => key)).toEqual([
      utf8.encode('é1'),
      utf8.encode('ключ'),
    ]);
  });

  // Python's hash() has another seed in every process, so that a restart moved every key.
  // Users of early kafka-python and pykafka saw keys on as many partitions as there were restarts
  // (dpkp/kafka-python#374, Parsely/pykafka#423).
  test('another hash after every restart', () => {
    // CPython 3.11.7 with PYTHONHASHSEED 1, 2 and 3: hash(f'user-{i}') % 12 for i from 0, a digit of base 12 each.
    const processes = [
      '2ab99046a362811a026b576299159348b9a14a2505a09631164980603b12',
      '592b338b70405b6a83b276713902228915915ba127a07868667586702475',
      'b36648688bb7858614709868853b82634054910b7a51031b640804436b4a',
    ];
    const records = processes.flatMap((digits) =>
      [...digits].map((digit, index) => record(`user-${index}`, Number.parseInt(digit, 12))),
    );
    const result = explainPlacements(records, 12);
    expect([result.verdict, result.writers]).toEqual(['unexplained', []]);
    expect(result.splitKeyCount).toBeGreaterThan(50);
  });

  // Only the first letter of the key was hashed, the default of another client ignored the key, a third hashed a field
  // that was not set: each time one partition got everything (collectd#1765, kafka-node#1132, kafka-node#655).
  test.each([
    ['host', 12, 7, []],
    ['any', 4, 0, ['kafka-node-default']],
    ['message', 3, 1, []],
  ])('all keys %s-… of %d partitions on %d', (prefix, partitionCount, heap, clientIds) => {
    const records = Array.from({ length: 60 }, (_, index) => record(`${prefix}-${index}`, heap));
    const result = explainPlacements(records, partitionCount);
    expect(result.verdict).toBe('unexplained');
    expect(result.unexplained.onePartition).toBe(heap);
    expect(result.unexplained.clientIds).toEqual(expect.arrayContaining(clientIds));
  });

  // A new Writer for every record begins its turn anew, so that partition 0 got them all (segmentio/kafka-go#1207).
  test('a new kafka-go Writer for each record', () => {
    const result = explainPlacements(
      Array.from({ length: 40 }, (_, index) => record(`k-${index}`, 0)),
      6,
    );
    expect(result.unexplained).toMatchObject({ onePartition: 0 });
    expect(result.unexplained.clientIds).toContain('kafka-go-round-robin');
  });
});

describe('bugs: empty keys', () => {
  // consistent_random spreads empty keys, murmur2_random hashes them: after the change all went to 9 of 12.
  // A partition filled up, and somebody looked for a broken producer (confluentinc/librdkafka#4510, kafka#1069).
  test('an empty key on 9 is what murmur2_random does, spread is what consistent_random does', () => {
    const empty = (partitionNumber: number): ObservedPlacement => record('', partitionNumber);
    const after = explainPlacements(
      [...recordedPlacements('librdkafka-murmur2-random', 12), empty(9), empty(9)],
      12,
    );
    expect(after.emptyKey?.placements).toMatchObject([{ partition: 9, recordCount: 2 }]);
    expect(after.emptyKey?.placements[0]?.clientIds).toContain('librdkafka-murmur2-random');
    const before = explainPlacements(
      [...recordedPlacements('librdkafka-consistent-random', 12), empty(3), empty(8)],
      12,
    );
    expect(before.verdict).toBe('one-client');
    expect(before.emptyKey?.spreadByIds).toContain('librdkafka-consistent-random');
  });

  // Records without a key bypass a partitioner and say nothing about it (confluentinc/confluent-kafka-dotnet#1955).
  test('records without a key change nothing', () => {
    const keyed = recordedPlacements('java', 12);
    const keyless = Array.from({ length: 500 }, (_, index) => ({ key: null, partition: index % 12 }));
    const result = explainPlacements([...keyed, ...keyless], 12);
    expect([result.verdict, result.withoutKeyCount]).toEqual(['one-client', 500]);
  });
});

describe('bugs: a partition count that changed', () => {
  // A producer kept the count that it had read at its start, and a key was split between it and a newer one.
  // order-1001 stood on 0 and on 6 (kafka-python#265, IBM/sarama#1642, brod#349).
  test.each(['java', 'sarama-hash'])('%s with 8 partitions and, not restarted, with 6', (client) => {
    const result = explainPlacements([...recordedPlacements(client, 8), ...recordedPlacements(client, 6)], 8);
    expect(result.verdict).toBe('mixed');
    const counts = result.writers.map(({ partitionCount }) => partitionCount);
    expect(counts.sort()).toEqual([6, 8]);
    expect(result.writers.every(({ clientIds }) => clientIds.includes(client))).toBe(true);
  });

  // Partitions were added and old records stay where they are (karafka/karafka#2804, redpanda documentation#1521).
  test('a topic that grew from 6 to 12', () => {
    const result = explainPlacements(
      [...recordedPlacements('java', 6), ...recordedPlacements('java', 12)],
      12,
    );
    expect(result.writers.map(({ partitionCount }) => partitionCount).sort()).toEqual([12, 6]);
  });

  // A topic was made anew with fewer partitions, and a cache kept the old count; the rest of the records failed.
  // What arrives from 10 partitions stands elsewhere than 6 put it; from 12 nothing is wrong but what is missing
  // (karafka/karafka-rdkafka#452).
  test.each([
    [10, 'other-count', 10],
    [12, 'one-client', 6],
  ])('records that went by %d partitions in a topic of 6', (old, verdict, partitionCount) => {
    const arrived = recordedPlacements('librdkafka-murmur2-random', old).filter((one) => one.partition < 6);
    const result = explainPlacements(arrived, 6);
    expect(result.verdict).toBe(verdict);
    expect(result.writers[0]?.partitionCount).toBe(partitionCount);
  });

  // One customer's key had nearly all records and one partition; no client is at fault (getlago/lago-api#6258).
  test('a hot key counts once', () => {
    const hot = { key: utf8.encode('subscription-1'), partition: 0, recordCount: 1_000_000 };
    const java = partition('java', hot.key, 12);
    const partitionNumber = java.kind === 'partition' ? java.partition : -1;
    const result = explainPlacements(
      [...recordedPlacements('java', 12), { ...hot, partition: partitionNumber }],
      12,
    );
    expect(result.verdict).toBe('one-client');
  });
});
