import type { HashingRule, ProvenClient } from '../client.ts';
import { librdkafkaPrograms } from './librdkafka-programs.ts';

const VERSIONS = '2.x';
const SOURCE = 'https://github.com/confluentinc/librdkafka/blob/v2.15.0/src/rdkafka_msg.c';
const HASHED = { emptyKey: 'hashed', loneSurrogate: 'refused' } as const;
const CRC32 = { hash: 'crc32', reduction: 'unsigned', ...HASHED } as const;
const MURMUR2 = { hash: 'murmur2', reduction: 'mask', ...HASHED } as const;
const FNV1A = { hash: 'fnv1a', reduction: 'absolute', ...HASHED } as const;
const SWITCH_TO_JAVA = {
  setting: 'partitioner=murmur2_random, a topic property',
  catch: 'nearly every key moves, and all records with an empty key go to one partition',
};

/** librdkafka by the value of its `partitioner` property; its many bindings place keys as it does. */
export const librdkafkaClients: readonly ProvenClient[] = [
  {
    id: 'librdkafka-consistent-random',
    name: 'librdkafka with partitioner=consistent_random, its default',
    aliases: librdkafkaPrograms,
    versions: `${VERSIONS}, the default since 0.9.1`,
    rule: { ...CRC32, nullKey: 'sticky', emptyKey: 'as-null' },
    proof: proofOf('consistent_random'),
    note: 'The one partitioner of librdkafka for which an empty key counts as no key.',
    javaMatch: SWITCH_TO_JAVA,
    source: SOURCE,
  },
  variant('consistent', { ...CRC32, nullKey: 'hashed-as-empty' }, SWITCH_TO_JAVA),
  variant(
    'murmur2',
    { ...MURMUR2, nullKey: 'hashed-as-empty' },
    {
      setting: 'partitioner=murmur2_random',
      catch:
        'keyed records are right already; records without a key all go to the partition of the empty key',
    },
  ),
  {
    ...variant(
      'murmur2-random',
      { ...MURMUR2, nullKey: 'sticky' },
      {
        setting: 'nothing: keyed records go where Java puts them',
        catch:
          'records without a key stay with a partition for sticky.partitioning.linger.ms, not for a batch',
      },
    ),
    aliases: [
      {
        name: 'confluent-kafka-javascript with a kafkaJS block',
        note: 'the promisified API sets murmur2_random as soon as its kafkaJS block has any entry',
      },
    ],
  },
  variant('fnv1a', { ...FNV1A, nullKey: 'hashed-as-empty' }, SWITCH_TO_JAVA),
  variant('fnv1a-random', { ...FNV1A, nullKey: 'sticky' }, SWITCH_TO_JAVA),
  {
    ...variant('random', { hash: null, nullKey: 'random' }, SWITCH_TO_JAVA),
    versions: `${VERSIONS}; the default before 0.9.1`,
    note: 'Records without a key stay with a partition for sticky.partitioning.linger.ms where that is above 0.',
  },
];

function variant(
  name: string,
  rule: HashingRule | { hash: null; nullKey: 'random' },
  javaMatch: ProvenClient['javaMatch'],
): ProvenClient {
  const setting = name.replace('-', '_');
  return {
    id: `librdkafka-${name}`,
    name: `librdkafka with partitioner=${setting}`,
    aliases: [],
    versions: VERSIONS,
    rule,
    proof: proofOf(setting),
    javaMatch,
    source: SOURCE,
  };
}

function proofOf(setting: string): ProvenClient['proof'] {
  return {
    versions: ['librdkafka 2.16.0 (confluent-kafka 2.16.1 wheel)'],
    called: `rd_kafka_msg_partitioner_${setting}`,
  };
}
