import type { HashingRule, ProvenClient } from '../client.ts';

const RULE: HashingRule = {
  hash: 'murmur2',
  reduction: 'mask',
  nullKey: 'random',
  emptyKey: 'hashed',
  loneSurrogate: 'refused',
};

/** Producers written in Python; confluent-kafka-python is librdkafka. */
export const pythonClients: readonly ProvenClient[] = [
  {
    id: 'kafka-python',
    name: 'kafka-python',
    aliases: [],
    versions: '2.x and 3.x',
    rule: RULE,
    proof: { versions: ['kafka-python 3.0.12', 'kafka-python 2.3.1'], called: 'DefaultPartitioner' },
    javaMatch: {
      setting: 'nothing: keyed records go where Java puts them',
      catch: 'key_serializer decides the bytes: str(42).encode() is not what a Java IntegerSerializer sends',
    },
    source: 'https://github.com/dpkp/kafka-python/blob/3.0.12/kafka/partitioner/default.py',
  },
  {
    id: 'aiokafka',
    name: 'aiokafka',
    aliases: [],
    versions: '0.14.0',
    rule: RULE,
    proof: { versions: ['aiokafka 0.14.0'], called: 'DefaultPartitioner' },
    javaMatch: {
      setting: 'nothing: keyed records go where Java puts them',
      catch: 'the key must be bytes, or key_serializer must make bytes of it',
    },
    source: 'https://github.com/aio-libs/aiokafka/blob/v0.14.0/aiokafka/partitioner.py',
  },
];
