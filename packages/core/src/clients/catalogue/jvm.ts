import type { ProvenClient } from '../client.ts';

const USE_THE_JAVA_PRODUCER = {
  setting: 'move to the Java producer (org.apache.kafka.clients.producer.KafkaProducer)',
  catch: 'nearly every key moves; drain the topic or begin a new one',
};

/** Apache Kafka's own producers, and a framework on top that picks partitions itself. */
export const jvmClients: readonly ProvenClient[] = [
  {
    id: 'java',
    name: "Kafka's Java producer",
    aliases: [
      { name: 'kafka-clients' },
      { name: 'kafka-console-producer' },
      { name: 'Kafka Streams' },
      { name: 'ksqlDB', note: 'with the KAFKA key format a BIGINT is 8 bytes and an INT 4, not digits' },
      {
        name: 'Kafka Connect',
        note: "hashes the converter's bytes: JSON with schemas, Avro and plain text of one key are three keys",
      },
      { name: 'Spring Kafka' },
      { name: 'Spark', note: 'since 3.0 a `partition` column wins over the key' },
      { name: 'Logstash' },
      { name: 'Flink KafkaSink', note: 'unless it is given a partitioner of its own' },
    ],
    versions: '0.8.2 and later, for keyed records',
    rule: {
      hash: 'murmur2',
      reduction: 'mask',
      nullKey: 'sticky',
      emptyKey: 'hashed',
      loneSurrogate: 'question-mark',
    },
    proof: {
      versions: [
        'kafka-clients 4.4.0',
        'kafka-clients 3.9.1',
        'kafka-clients 3.2.3',
        'kafka-clients 2.3.1',
        'kafka-clients 0.10.2.2',
        'kafka-clients 0.8.2.2',
      ],
      called: 'BuiltInPartitioner.partitionForKey, and DefaultPartitioner.partition of the older ones',
    },
    note: 'Records without a key: in turn over partitions with a leader until 2.3, sticky by batch from 2.4, sticky by bytes and adaptive from 3.3.',
    javaMatch: {
      setting: 'nothing: leave partitioner.class unset and partitioner.ignore.keys false',
      catch: 'the rule is over bytes, so an int 42, a long 42 and the text 42 are three keys',
    },
    source:
      'https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/clients/producer/internals/BuiltInPartitioner.java',
  },
  {
    id: 'scala-0.8.0',
    name: "Kafka's Scala producer 0.8.0",
    aliases: [],
    versions: '0.8.0 to 0.8.1.1',
    rule: {
      hash: 'java-string-hash',
      reduction: 'mask',
      nullKey: 'sticky',
      emptyKey: 'hashed',
      loneSurrogate: 'question-mark',
    },
    proof: { versions: ['kafka_2.10 0.8.1.1'], called: 'kafka.producer.DefaultPartitioner.partition' },
    note: 'Hashes the key object before serialization: a text by its characters, a byte[] by its identity, that is by chance.',
    javaMatch: USE_THE_JAVA_PRODUCER,
    source:
      'https://github.com/apache/kafka/blob/0.8.1.1/core/src/main/scala/kafka/producer/DefaultPartitioner.scala',
  },
  {
    id: 'scala-0.8.2',
    name: "Kafka's Scala producer 0.8.2",
    aliases: [{ name: 'Scala producer' }],
    versions: '0.8.2 until its removal in 2.0',
    rule: {
      hash: 'java-string-hash',
      reduction: 'absolute-or-zero',
      nullKey: 'sticky',
      emptyKey: 'hashed',
      loneSurrogate: 'question-mark',
    },
    proof: { versions: ['kafka_2.11 0.8.2.2'], called: 'kafka.producer.DefaultPartitioner.partition' },
    note: 'KAFKA-1469 turned the mask into an absolute value, so the upgrade from 0.8.1 moves keys with a negative hash.',
    javaMatch: USE_THE_JAVA_PRODUCER,
    source:
      'https://github.com/apache/kafka/blob/0.8.2.2/core/src/main/scala/kafka/producer/DefaultPartitioner.scala',
  },
  {
    id: 'spring-cloud-stream',
    name: 'Spring Cloud Stream with partition-key-expression',
    aliases: [],
    versions: '5.0.4; not checked for others',
    rule: {
      hash: 'java-string-hash',
      reduction: 'absolute-or-zero',
      nullKey: 'refused',
      emptyKey: 'hashed',
      loneSurrogate: 'question-mark',
    },
    proof: {
      versions: ['spring-cloud-stream 5.0.4'],
      called: 'PartitionHandler.determinePartition with a partition-key-expression that yields a String',
    },
    note: 'Names the partition itself, as key.hashCode() over the configured partition-count, not that of the topic; a byte[] key hashes by identity.',
    javaMatch: {
      setting:
        'leave partition-key-expression unset; set spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression',
      catch: 'every key moves, and the partition count is then that of the topic',
    },
    source:
      'https://github.com/spring-cloud/spring-cloud-stream/blob/v5.0.4/core/spring-cloud-stream/src/main/java/org/springframework/cloud/stream/binder/PartitionHandler.java',
  },
];
