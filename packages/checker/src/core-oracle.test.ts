import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import { answerLine, createCoreOracle } from './core-oracle.ts';

// Requests and answers are those of the protocol's description, with values that Kafka's own classes gave.
test.each([
  ['{"id":1,"call":"murmur2","keyHex":"757365722d31"}', '{"id":1,"ok":1404122828}'],
  ['{"id":2,"call":"partition","client":"java","keyHex":"757365722d31","partitions":6}', '{"id":2,"ok":2}'],
  ['{"id":3,"call":"serialize","type":"int","value":"42"}', '{"id":3,"ok":"0000002a"}'],
  ['{"id":4,"call":"partition","client":"java","keyHex":null,"partitions":6}', '{"id":4,"ok":null}'],
  ['{"id":5,"call":"partition","client":"java","keyHex":"","partitions":6}', '{"id":5,"ok":3}'],
  ['{"id":6,"call":"serialize","type":"string","value":null}', '{"id":6,"ok":null}'],
  ['{"id":7,"call":"serialize","type":"string","value":"x","utf16":[97,56320,98]}', '{"id":7,"ok":"613f62"}'],
  [
    '{"id":8,"call":"partition","client":"scala-0.8.0","keyHex":"757365722d31","partitions":6}',
    '{"id":8,"ok":5}',
  ],
  [
    '{"id":9,"call":"partition","client":"scala-0.8.2","keyHex":"757365722d31","partitions":6}',
    '{"id":9,"ok":3}',
  ],
  [
    '{"id":10,"call":"assign","assignor":"range","partitionsPerTopic":{"t":3},"members":{"C1":{"topics":["t"]},"C0":{"topics":["t"]}}}',
    '{"id":10,"ok":{"C1":[{"topic":"t","partition":2}],"C0":[{"topic":"t","partition":0},{"topic":"t","partition":1}]}}',
  ],
  [
    '{"id":11,"call":"assign","assignor":"roundrobin","partitionsPerTopic":{"t":3},"members":[{"id":"1","topics":["t"]},{"id":"0","topics":["t"]}]}',
    '{"id":11,"ok":{"0":[{"topic":"t","partition":0},{"topic":"t","partition":2}],"1":[{"topic":"t","partition":1}]}}',
  ],
])('answer line: %s', (line, answer) => {
  expect(JSON.parse(answerLine(line))).toEqual(JSON.parse(answer));
});

test('answer line: an answer is one line of ASCII', () => {
  const members = { 'सदस्य\u2028': { topics: [] } };
  const line = JSON.stringify({ id: 1, call: 'assign', assignor: 'range', partitionsPerTopic: {}, members });
  expect(answerLine(line)).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(answerLine(line))).toEqual({ id: 1, ok: { 'सदस्य\u2028': [] } });
});

// Which clients leave what to chance, and what each says where it fails, is recorded in clients.json.
test.each([
  ['librdkafka-consistent-random', { keyHex: '' }],
  ['librdkafka-random', { keyHex: '757365722d31' }],
  ['kafka-go-round-robin', { keyHex: '757365722d31' }],
  ['kafkajs-2', { keyHex: null }],
])('partition: %s of %j is chance, whatever the count', (client, key) => {
  for (const partitions of [1, 12]) {
    expect(answerCall({ call: 'partition', client, ...key, partitions })).toEqual({ ok: null });
  }
});

test.each([
  ['filebeat', { keyHex: '61' }, 'CLIENT_UNPROVEN'],
  ['nobody', { keyHex: '61' }, 'CLIENT_UNKNOWN'],
  ['__proto__', { keyHex: null }, 'CLIENT_UNKNOWN'],
  ['spring-cloud-stream', { keyHex: null }, 'KEY_REFUSED'],
  ['librdkafka-murmur2', { utf16: [0xd800] }, 'KEY_NOT_UTF8'],
  ['librdkafka-random', {}, 'REQUEST_INVALID'],
])('partition: %s of %j is an error', (client, key, code) => {
  expect(answerCall({ call: 'partition', client, ...key, partitions: 6 })).toMatchObject({ error: { code } });
});

test('partition: a count that no topic has is an error even where chance decides', () => {
  const call = { call: 'partition', client: 'librdkafka-random', keyHex: null };
  for (const partitions of [0, -1, 1.5, 2_147_483_648]) {
    expect(answerCall({ ...call, partitions })).toMatchObject({ error: { code: 'PARTITION_COUNT_RANGE' } });
  }
});

/** Clients that the protocol names. */
const PROTOCOL_CLIENTS = [
  ...['java', 'scala-0.8.0', 'scala-0.8.2', 'kafka-python', 'aiokafka', 'spring-cloud-stream'],
  ...['consistent', 'consistent-random', 'murmur2', 'murmur2-random', 'fnv1a', 'fnv1a-random', 'random'].map(
    (partitioner) => `librdkafka-${partitioner}`,
  ),
  ...['kafkajs-1', 'kafkajs-2', 'platformatic-default', 'platformatic-compatibility'],
  ...['no-kafka-default', 'no-kafka-crc32', 'kafka-node-keyed'],
  ...['hash', 'reference', 'crc32', 'murmur2'].map((partitioner) => `sarama-${partitioner}`),
  ...['franz-go-kafka', 'franz-go-sarama', 'franz-go-sarama-compat'],
  ...['hash', 'reference', 'crc32', 'crc32-consistent', 'murmur2', 'murmur2-consistent'].map(
    (balancer) => `kafka-go-${balancer}`,
  ),
];

test('core oracle: says in its identity what it answers', async () => {
  const oracle = createCoreOracle();
  expect(oracle.identity).toMatchObject({
    name: 'keyway',
    calls: ['murmur2', 'partition', 'serialize', 'assign', 'builtin-partitioner'],
    assignors: [
      'range',
      'roundrobin',
      'sticky',
      'cooperative-sticky',
      'server-range',
      'server-uniform',
      'legacy-scala-range',
      'legacy-scala-roundrobin',
    ],
  });
  expect(oracle.identity.clients).toEqual(expect.arrayContaining(PROTOCOL_CLIENTS));
  expect(await oracle.ask({ call: 'hello' })).toEqual({ ok: oracle.identity });
  expect(await oracle.close()).toBeUndefined();
});
