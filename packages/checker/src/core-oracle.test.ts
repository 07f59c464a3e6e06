import { expect, test } from 'vitest';
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

test('answer line: another Kafka version and an oddity are skipped, not answered for', () => {
  const request = { id: 1, call: 'assign', assignor: 'range', partitionsPerTopic: {}, members: {} };
  expect(JSON.parse(answerLine(JSON.stringify({ ...request, kafkaVersion: '2.3' })))).toMatchObject({
    skipped: expect.stringContaining('2.3'),
  });
  expect(JSON.parse(answerLine(JSON.stringify({ ...request, quirk: true })))).toMatchObject({
    skipped: expect.any(String),
  });
  expect(JSON.parse(answerLine(JSON.stringify({ ...request, kafkaVersion: '4.0' })))).toEqual({
    id: 1,
    ok: {},
  });
});

test('core oracle: says in its identity what it answers', async () => {
  const oracle = createCoreOracle();
  expect(oracle.identity).toMatchObject({
    name: 'keyway',
    calls: ['murmur2', 'partition', 'serialize', 'assign'],
  });
  expect(await oracle.ask({ call: 'hello' })).toEqual({ ok: oracle.identity });
  expect(await oracle.close()).toBeUndefined();
});
