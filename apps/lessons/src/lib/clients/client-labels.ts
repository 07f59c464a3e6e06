/** A client's name in parts that need no translation; `is default` is said in the reader's language. */
export interface ClientLabel {
  product: string;
  /** The setting or class that makes it this client: code. */
  variant?: string;
  /** Whether this is what the product does unless told otherwise. */
  isDefault?: true;
}

const LABELS = {
  java: { product: 'Java producer' },
  'scala-0.8.0': { product: 'Scala producer 0.8.0' },
  'scala-0.8.2': { product: 'Scala producer 0.8.2' },
  'spring-cloud-stream': { product: 'Spring Cloud Stream', variant: 'partition-key-expression' },
  'librdkafka-consistent-random': { product: 'librdkafka', variant: 'consistent_random', isDefault: true },
  'librdkafka-consistent': { product: 'librdkafka', variant: 'consistent' },
  'librdkafka-murmur2': { product: 'librdkafka', variant: 'murmur2' },
  'librdkafka-murmur2-random': { product: 'librdkafka', variant: 'murmur2_random' },
  'librdkafka-fnv1a': { product: 'librdkafka', variant: 'fnv1a' },
  'librdkafka-fnv1a-random': { product: 'librdkafka', variant: 'fnv1a_random' },
  'librdkafka-random': { product: 'librdkafka', variant: 'random' },
  'kafkajs-1': { product: 'kafkajs 1', isDefault: true },
  'kafkajs-2': { product: 'kafkajs 2', isDefault: true },
  'platformatic-default': { product: '@platformatic/kafka', isDefault: true },
  'platformatic-compatibility': { product: '@platformatic/kafka', variant: 'compatibilityPartitioner' },
  'no-kafka-default': { product: 'no-kafka', isDefault: true },
  'no-kafka-crc32': { product: 'no-kafka', variant: 'HashCRC32Partitioner' },
  'kafka-node-keyed': { product: 'kafka-node', variant: 'partitionerType 3' },
  'kafka-node-default': { product: 'kafka-node', variant: 'Producer', isDefault: true },
  'kafka-node-cyclic': { product: 'kafka-node', variant: 'HighLevelProducer', isDefault: true },
  'sarama-hash': { product: 'Sarama', variant: 'NewHashPartitioner', isDefault: true },
  'sarama-reference': { product: 'Sarama', variant: 'NewReferenceHashPartitioner' },
  'sarama-crc32': { product: 'Sarama', variant: 'NewConsistentCRCHashPartitioner' },
  'sarama-murmur2': { product: 'Sarama', variant: 'NewMurmur2Partitioner' },
  'franz-go-kafka': { product: 'franz-go', isDefault: true },
  'franz-go-sarama': { product: 'franz-go', variant: 'SaramaHasher(fnv32a)' },
  'franz-go-sarama-compat': { product: 'franz-go', variant: 'SaramaCompatHasher(fnv32a)' },
  'kafka-go-round-robin': { product: 'kafka-go', variant: 'RoundRobin{}', isDefault: true },
  'kafka-go-hash': { product: 'kafka-go', variant: 'Hash{}' },
  'kafka-go-reference': { product: 'kafka-go', variant: 'ReferenceHash{}' },
  'kafka-go-crc32': { product: 'kafka-go', variant: 'CRC32Balancer{}' },
  'kafka-go-crc32-consistent': { product: 'kafka-go', variant: 'CRC32Balancer{Consistent: true}' },
  'kafka-go-murmur2': { product: 'kafka-go', variant: 'Murmur2Balancer{}' },
  'kafka-go-murmur2-consistent': { product: 'kafka-go', variant: 'Murmur2Balancer{Consistent: true}' },
  'kafka-python': { product: 'kafka-python', isDefault: true },
  aiokafka: { product: 'aiokafka', isDefault: true },
  filebeat: { product: 'Filebeat' },
  'ruby-kafka': { product: 'ruby-kafka', isDefault: true },
  'rdkafka-ruby-partition-key': { product: 'rdkafka-ruby', variant: 'partition_key:' },
  pykafka: { product: 'pykafka', isDefault: true },
  'pykafka-hashing': { product: 'pykafka', variant: 'HashingPartitioner' },
  'kafka-rust': { product: 'kafka-rust', isDefault: true },
  rskafka: { product: 'rskafka' },
  'brod-hash': { product: 'brod', variant: 'hash' },
  kaffe: { product: 'kaffe', isDefault: true },
  'kafka-ex': { product: 'kafka_ex', isDefault: true },
  'kafka-ex-legacy': { product: 'kafka_ex', variant: 'LegacyPartitioner' },
  dekaf: { product: 'Dekaf' },
  'redpanda-http-proxy': { product: 'Redpanda HTTP proxy' },
  'flink-fixed': { product: 'Flink', variant: 'FlinkFixedPartitioner' },
  'debezium-partition-routing': { product: 'Debezium', variant: 'PartitionRouting' },
  'mirrormaker-2': { product: 'MirrorMaker 2' },
  pulsar: { product: 'Pulsar' },
} satisfies Record<string, ClientLabel>;

/** Ids of all clients that the pages tell of. A test holds them to the catalogue. */
export const labelledIds: readonly string[] = Object.keys(LABELS);

/**
 * The label of a client in the catalogue.
 * @throws {Error} CLIENT_LABEL_MISSING when the catalogue has a client that has no label yet
 */
export function clientLabel(id: string): ClientLabel {
  const label = (LABELS as Record<string, ClientLabel>)[id];
  if (label !== undefined) return label;
  throw new Error(
    `CLIENT_LABEL_MISSING: "${id}" expected a label in client-labels.ts, found none; add one for this client`,
  );
}

/** A label as plain text, for a title: `Sarama NewHashPartitioner`. */
export function clientLabelText(id: string): string {
  const { product, variant } = clientLabel(id);
  return variant === undefined ? product : `${product} ${variant}`;
}
