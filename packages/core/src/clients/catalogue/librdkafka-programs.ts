import type { ClientAlias } from '../client.ts';

const EVERY_KEY_MOVES = 'every key moves, and empty keys, until now spread, all go to one partition';

/** Bindings of librdkafka and programs built on it, which leave its default partitioner as it is. */
export const librdkafkaPrograms: readonly ClientAlias[] = [
  { name: 'librdkafka' },
  {
    name: 'kcat',
    javaMatch: {
      setting: '-X topic.partitioner=murmur2_random',
      catch: 'without -K or -k there is no key at all',
    },
  },
  {
    name: 'kafkacat',
    javaMatch: {
      setting: '-X topic.partitioner=murmur2_random',
      catch: 'without -K or -k there is no key at all',
    },
  },
  {
    name: 'confluent-kafka-python',
    javaMatch: { setting: "Producer({'partitioner': 'murmur2_random', …})", catch: EVERY_KEY_MOVES },
    note: 'takes no partitioner written in Python',
  },
  {
    name: 'confluent-kafka-go',
    javaMatch: {
      setting: 'kafka.ConfigMap{"partitioner": "murmur2_random"}',
      catch: 'TopicPartition.Partition must be kafka.PartitionAny; its zero value names partition 0',
    },
  },
  {
    name: 'confluent-kafka-dotnet',
    javaMatch: {
      setting: 'ProducerConfig { Partitioner = Partitioner.Murmur2Random }',
      catch: EVERY_KEY_MOVES,
    },
    note: 'a delegate of SetPartitioner is not called for null keys while sticky.partitioning.linger.ms is above 0',
  },
  {
    name: 'Confluent.Kafka',
    javaMatch: {
      setting: 'ProducerConfig { Partitioner = Partitioner.Murmur2Random }',
      catch: EVERY_KEY_MOVES,
    },
  },
  {
    name: 'node-rdkafka',
    javaMatch: {
      setting: "new Producer(globalConfig, { partitioner: 'murmur2_random' })",
      catch: 'it is a topic setting, the second argument; in the first it was reported to be ignored',
    },
    note: 'its typings declare partitioner_cb, which nothing hands to librdkafka',
  },
  {
    name: 'confluent-kafka-javascript',
    javaMatch: {
      setting: "a top-level partitioner: 'murmur2_random', or the promisified API with a kafkaJS block",
      catch: 'adding any setting to an empty kafkaJS block switches to murmur2_random and moves every key',
    },
  },
  {
    name: 'php-rdkafka',
    javaMatch: {
      setting: '$topicConf->setPartitioner(RD_KAFKA_MSG_PARTITIONER_MURMUR2_RANDOM)',
      catch: EVERY_KEY_MOVES,
    },
  },
  {
    name: 'rust-rdkafka',
    javaMatch: { setting: 'ClientConfig::set("partitioner", "murmur2_random")', catch: EVERY_KEY_MOVES },
  },
  {
    name: 'rdkafka-ruby',
    javaMatch: {
      setting: "config['partitioner'] = 'murmur2_random'",
      catch: 'holds for key:; for partition_key: see rdkafka-ruby-partition-key',
    },
  },
  { name: 'karafka' },
  { name: 'WaterDrop' },
  {
    name: 'Vector',
    javaMatch: {
      setting: 'librdkafka_options: { "partitioner": "murmur2_random" }',
      catch: 'without key_field there is no key at all',
    },
  },
  {
    name: 'Fluent Bit',
    javaMatch: {
      setting: 'rdkafka.partitioner murmur2_random',
      catch: 'without message_key or message_key_field there is no key at all',
    },
  },
];
