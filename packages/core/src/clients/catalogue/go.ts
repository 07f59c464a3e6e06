import type { HashingRule, JavaMatch, ProvenClient, Spread } from '../client.ts';

const BYTES = { emptyKey: 'hashed', loneSurrogate: 'refused' } as const;
const CRC32 = { hash: 'crc32', reduction: 'unsigned', ...BYTES } as const;
const MURMUR2 = { hash: 'murmur2', reduction: 'mask', ...BYTES } as const;
const SARAMA_FNV1A = { hash: 'fnv1a', reduction: 'absolute', ...BYTES } as const;
const REFERENCE_FNV1A = { hash: 'fnv1a', reduction: 'mask', ...BYTES } as const;
const NEARLY_EVERY_KEY_MOVES = 'nearly every key moves';
const AS_JAVA: JavaMatch = {
  setting: 'nothing: keyed records go where Java puts them',
  catch: 'a nil key is no key, []byte{} an empty one, which is hashed',
};
const SARAMA_MATCH: JavaMatch = {
  setting: 'config.Producer.Partitioner = sarama.NewMurmur2Partitioner',
  catch:
    'only in releases since May 2026; before, NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))',
};
const KAFKA_GO_MATCH: JavaMatch = {
  setting: 'Balancer: kafka.Murmur2Balancer{}',
  catch: NEARLY_EVERY_KEY_MOVES,
};

/** Producers written in Go. */
export const goClients: readonly ProvenClient[] = [
  {
    ...sarama('hash', 'NewHashPartitioner', { ...SARAMA_FNV1A, nullKey: 'random' }, SARAMA_MATCH),
    name: 'Sarama, its default',
    aliases: [
      { name: 'sarama' },
      { name: 'kaf', javaMatch: { setting: '--partitioner jvm', catch: NEARLY_EVERY_KEY_MOVES } },
      { name: 'Goka' },
      {
        name: 'Redpanda Connect kafka output',
        javaMatch: { setting: 'partitioner: murmur2_hash', catch: NEARLY_EVERY_KEY_MOVES },
        note: 'an empty interpolated key counts as no key there',
      },
    ],
    note: 'A nil Key is no key; ByteEncoder(nil) is one, hashed as empty and sent as null.',
  },
  {
    ...sarama(
      'reference',
      'NewReferenceHashPartitioner',
      { ...REFERENCE_FNV1A, nullKey: 'random' },
      SARAMA_MATCH,
    ),
    note: "Java's reduction with another hash: it does not match Java either.",
  },
  {
    ...sarama('crc32', 'NewConsistentCRCHashPartitioner', { ...CRC32, nullKey: 'random' }, SARAMA_MATCH),
    note: "Matches librdkafka's default but for empty keys, which it hashes.",
  },
  sarama('murmur2', 'NewMurmur2Partitioner', { ...MURMUR2, nullKey: 'random' }, AS_JAVA),
  {
    ...franzGo('kafka', 'StickyKeyPartitioner(nil)', MURMUR2, AS_JAVA),
    name: 'franz-go, its default',
    aliases: [
      { name: 'franz-go' },
      { name: 'kgo' },
      { name: 'Redpanda Connect kafka_franz output', note: 'an empty interpolated key is a key there' },
      { name: 'Redpanda Connect redpanda output' },
    ],
  },
  {
    ...franzGo('sarama', 'StickyKeyPartitioner(SaramaHasher(fnv32a))', {
      ...SARAMA_FNV1A,
      reduction: 'unsigned',
    }),
    note: 'Not what Sarama does, for all its name; 64-bit Go only. With CRC-32 for FNV-1a it matches librdkafka.',
  },
  franzGo('sarama-compat', 'StickyKeyPartitioner(SaramaCompatHasher(fnv32a))', SARAMA_FNV1A),
  {
    ...kafkaGo('round-robin', 'RoundRobin{}', 'round-robin'),
    name: 'kafka-go Writer, its default',
    aliases: [{ name: 'kafka-go' }, { name: 'segmentio/kafka-go' }],
    note: 'Looks at no key. One counter a Writer, shared by its topics: a new Writer a record fills partition 0.',
  },
  kafkaGo('hash', 'Hash{}', { ...SARAMA_FNV1A, nullKey: 'round-robin' }),
  kafkaGo('reference', 'ReferenceHash{}', { ...REFERENCE_FNV1A, nullKey: 'random' }),
  kafkaGo('crc32', 'CRC32Balancer{}', { ...CRC32, nullKey: 'random', emptyKey: 'as-null' }),
  kafkaGo('crc32-consistent', 'CRC32Balancer{Consistent: true}', { ...CRC32, nullKey: 'hashed-as-empty' }),
  kafkaGo('murmur2', 'Murmur2Balancer{}', { ...MURMUR2, nullKey: 'random' }, AS_JAVA),
  kafkaGo(
    'murmur2-consistent',
    'Murmur2Balancer{Consistent: true}',
    { ...MURMUR2, nullKey: 'hashed-as-empty' },
    {
      setting: 'Balancer: kafka.Murmur2Balancer{}',
      catch:
        'keyed records are right already; records without a key all go to the partition of the empty key',
    },
  ),
];

function sarama(variant: string, create: string, rule: HashingRule, javaMatch: JavaMatch): ProvenClient {
  return {
    id: `sarama-${variant}`,
    name: `Sarama with ${create}`,
    aliases: [],
    versions: variant === 'murmur2' ? 'releases since May 2026' : '1.x',
    rule,
    proof: { versions: ['sarama 1.61.1'], called: `${create}, Partition` },
    javaMatch,
    source: 'https://github.com/IBM/sarama/blob/v1.61.1/partitioner.go',
  };
}

function franzGo(
  variant: string,
  partitioner: string,
  hashing: Omit<HashingRule, 'nullKey'>,
  javaMatch: JavaMatch = {
    setting: 'leave kgo.RecordPartitioner unset, or StickyKeyPartitioner(nil)',
    catch: NEARLY_EVERY_KEY_MOVES,
  },
): ProvenClient {
  return {
    id: `franz-go-${variant}`,
    name: `franz-go with ${partitioner}`,
    aliases: [],
    versions: '1.x',
    rule: { ...hashing, nullKey: 'sticky' },
    proof: {
      versions: ['franz-go 1.22.3'],
      called: variant === 'kafka' ? `${partitioner} and UniformBytesPartitioner` : partitioner,
    },
    javaMatch,
    source: 'https://github.com/twmb/franz-go/blob/v1.22.3/pkg/kgo/partitioner.go',
  };
}

function kafkaGo(
  variant: string,
  balancer: string,
  rule: HashingRule | Spread,
  javaMatch: JavaMatch = KAFKA_GO_MATCH,
): ProvenClient {
  return {
    id: `kafka-go-${variant}`,
    name: `kafka-go with ${balancer}`,
    aliases: [],
    versions: '0.4.x',
    rule: typeof rule === 'string' ? { hash: null, nullKey: rule } : rule,
    proof: { versions: ['kafka-go 0.4.51'], called: `${balancer}.Balance` },
    javaMatch,
    source: 'https://github.com/segmentio/kafka-go/blob/v0.4.51/balancer.go',
  };
}
