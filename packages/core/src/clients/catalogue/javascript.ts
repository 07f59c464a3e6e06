import type { ProvenClient } from '../client.ts';

const JAVASCRIPT_TEXT = { emptyKey: 'hashed', loneSurrogate: 'replacement-character' } as const;
const JAVA_KEYED = { hash: 'murmur2', reduction: 'mask', ...JAVASCRIPT_TEXT } as const;
const KAFKA_NODE = 'https://github.com/SOHU-Co/kafka-node/blob/v5.0.0/lib/partitioner.js';
const NO_KAFKA = 'https://github.com/oleksiyk/kafka/tree/master/lib/assignment/partitioners';
const PLATFORMATIC =
  'https://github.com/platformatic/kafka/blob/v2.12.1/src/clients/producer/partitioners.ts';
const KAFKA_NODE_MATCH = {
  setting: 'partitionerType: 4 with a partitioner of your own; none of the built-in ones is murmur2',
  catch: "the payload's key is hashed and KeyedMessage.key is sent: set both",
};
const KAFKA_NODE_BLIND = { versions: '5.0.0', javaMatch: KAFKA_NODE_MATCH, source: KAFKA_NODE } as const;

/** Producers written in JavaScript. */
export const javascriptClients: readonly ProvenClient[] = [
  {
    id: 'kafkajs-1',
    name: 'kafkajs 1',
    aliases: [{ name: 'LegacyPartitioner', note: 'its name in kafkajs 2' }],
    versions: '1.x default; Partitioners.LegacyPartitioner of 2.x',
    rule: {
      hash: 'murmur2-of-kafkajs-1',
      reduction: 'mask',
      nullKey: 'round-robin',
      ...JAVASCRIPT_TEXT,
    },
    proof: {
      versions: ['kafkajs 1.16.0', 'kafkajs 2.2.4'],
      called:
        'Partitioners.DefaultPartitioner of 1.16.0 and LegacyPartitioner of 2.2.4; the producer of 1.16.0 too',
    },
    javaMatch: {
      setting: 'createPartitioner: Partitioners.JavaCompatiblePartitioner',
      catch: 'moves nearly every key; there is no range of keys that is safe',
    },
    source: 'https://github.com/tulios/kafkajs/tree/v1.16.0/src/producer/partitioners/default',
  },
  {
    id: 'kafkajs-2',
    name: 'kafkajs 2',
    aliases: [{ name: 'kafkajs' }, { name: 'JavaCompatiblePartitioner', note: 'its name in kafkajs 1' }],
    versions: '2.x default; Partitioners.JavaCompatiblePartitioner of 1.x',
    rule: { ...JAVA_KEYED, nullKey: 'round-robin' },
    proof: {
      versions: ['kafkajs 2.2.4', 'kafkajs 1.16.0'],
      called:
        'Partitioners.DefaultPartitioner of 2.2.4 and JavaCompatiblePartitioner of 1.16.0; the producer of 2.2.4 too',
    },
    javaMatch: {
      setting: 'nothing: keyed records go where Java puts them',
      catch:
        'a plain Uint8Array is sent and hashed as its text, 97 for the byte 61; wrap it with Buffer.from',
    },
    source: 'https://github.com/tulios/kafkajs/tree/v2.2.4/src/producer/partitioners/default',
  },
  {
    id: 'platformatic-default',
    name: '@platformatic/kafka, its default',
    aliases: [{ name: '@platformatic/kafka' }],
    versions: '1.x to 2.12',
    rule: { hash: 'murmur2', reduction: 'unsigned', nullKey: 'round-robin', ...JAVASCRIPT_TEXT },
    proof: {
      versions: ['@platformatic/kafka 2.12.1'],
      called: 'defaultPartitioner modulo the count, as its send does; the producer too',
    },
    javaMatch: {
      setting: 'partitioner: compatibilityPartitioner',
      catch:
        'moves half of the keys unless the count is a power of two, and sends all records without a key to partition 0: wrap it',
    },
    source: PLATFORMATIC,
  },
  {
    id: 'platformatic-compatibility',
    name: '@platformatic/kafka with compatibilityPartitioner',
    aliases: [{ name: 'compatibilityPartitioner' }],
    versions: '2.12',
    rule: { ...JAVA_KEYED, nullKey: 'partition-0' },
    proof: {
      versions: ['@platformatic/kafka 2.12.1'],
      called: 'compatibilityPartitioner modulo the count, as its send does; the producer too',
    },
    javaMatch: {
      setting: 'nothing for keyed records',
      catch: 'all records without a key go to partition 0: wrap the partitioner and give those a counter',
    },
    source: PLATFORMATIC,
  },
  {
    id: 'no-kafka-default',
    name: 'no-kafka, its default',
    aliases: [{ name: 'no-kafka' }],
    versions: '3.4.4',
    rule: { ...JAVA_KEYED, nullKey: 'round-robin' },
    proof: { versions: ['no-kafka 3.4.4'], called: 'DefaultPartitioner.partition' },
    javaMatch: {
      setting: 'nothing: keyed records go where Java puts them',
      catch: 'the package is no longer kept up',
    },
    source: NO_KAFKA,
  },
  {
    id: 'no-kafka-crc32',
    name: 'no-kafka with HashCRC32Partitioner',
    aliases: [{ name: 'HashCRC32Partitioner' }],
    versions: '3.4.4',
    rule: { hash: 'crc32-of-units', reduction: 'absolute', nullKey: 'partition-0', ...JAVASCRIPT_TEXT },
    proof: { versions: ['no-kafka 3.4.4'], called: 'HashCRC32Partitioner.partition with text keys' },
    note: 'Fails on a Buffer; here bytes are read as the UTF-8 of the text.',
    javaMatch: { setting: 'partitioner: new Kafka.DefaultPartitioner()', catch: 'nearly every key moves' },
    source: NO_KAFKA,
  },
  {
    id: 'kafka-node-keyed',
    name: 'kafka-node with partitionerType 3',
    aliases: [{ name: 'KeyedPartitioner' }],
    versions: '5.0.0',
    rule: { hash: 'kafka-node-hash', reduction: 'mask', nullKey: 'hashed-as-empty', ...JAVASCRIPT_TEXT },
    proof: { versions: ['kafka-node 5.0.0'], called: 'KeyedPartitioner.getPartition' },
    note: "Hashes the payload's key; where only KeyedMessage.key is set, every record is hashed as one without a key.",
    javaMatch: KAFKA_NODE_MATCH,
    source: KAFKA_NODE,
  },
  {
    id: 'kafka-node-default',
    name: 'kafka-node Producer, its default',
    aliases: [{ name: 'kafka-node' }],
    rule: { hash: null, nullKey: 'partition-0' },
    proof: { versions: ['kafka-node 5.0.0'], called: 'DefaultPartitioner.getPartition' },
    note: 'Takes the first partition of its list, for every record, with a key or without.',
    ...KAFKA_NODE_BLIND,
  },
  {
    id: 'kafka-node-cyclic',
    name: 'kafka-node HighLevelProducer, its default',
    aliases: [{ name: 'kafka-node HighLevelProducer' }],
    rule: { hash: null, nullKey: 'round-robin' },
    proof: { versions: ['kafka-node 5.0.0'], called: 'CyclicPartitioner.getPartition' },
    ...KAFKA_NODE_BLIND,
  },
];
