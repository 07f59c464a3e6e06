import { describe, expect, test } from 'vitest';
import { jsonLines, keyway } from '../test/keyway.ts';

interface Row {
  client: string;
  hashHex: string | null;
  partition: number | null;
  sameAsJava: boolean | null;
}

describe('named keys', () => {
  // The table of user-1 at twelve partitions, each client run: kafkajs, platformatic, librdkafka, no-kafka, kafka-node.
  test('one row a client: hash, partition, and whether Java puts the key there', async () => {
    const { stdout, exitCode } = await keyway(['compare', '-n', '12', 'user-1']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^key {4}user-1\nbytes {2}75 73 65 72 2d 31\n\nclient +hashes +hash +partition +as Java\n/,
    );
    expect(stdout).toMatch(/^java +bytes +53b136cc +8 +yes$/m);
    expect(stdout).toMatch(/^kafkajs-1 +bytes +[\da-f]{8} +7 +no$/m);
    expect(stdout).toMatch(/^librdkafka-consistent-random +bytes +7e264614 +8 +yes$/m);
    expect(stdout).toMatch(/^librdkafka-random +- +- +- +chance +the key is not looked at/m);
    expect(stdout).toMatch(/^kafka-node-keyed +text +[\da-f]{8} +11 +no$/m);
  });

  test('json: one object a key, one entry a client', async () => {
    const { stdout } = await keyway(['compare', '-n', '12', '--format', 'json', 'a', '日本']);
    const [a, japan] = jsonLines(stdout) as { key: string; clients: Row[] }[];
    const rowOf = (clients: Row[] | undefined, id: string) => clients?.find(({ client }) => client === id);
    expect(rowOf(a?.clients, 'java')).toMatchObject({ partition: 4, sameAsJava: true });
    expect(rowOf(a?.clients, 'platformatic-default')).toMatchObject({ partition: 0, sameAsJava: false });
    expect(rowOf(a?.clients, 'no-kafka-crc32')).toMatchObject({ partition: 1, sameAsJava: false });
    expect(rowOf(japan?.clients, 'java')).toMatchObject({ partition: 3 });
    expect(rowOf(japan?.clients, 'librdkafka-consistent')).toMatchObject({
      partition: 8,
      hashHex: 'c7b7cdcc',
    });
    expect(rowOf(japan?.clients, 'no-kafka-crc32')).toMatchObject({ partition: 9 });
  });

  test('a client that was named and differs is told the exact setting, and its catch', async () => {
    const { stdout } = await keyway([
      'compare',
      '-n',
      '12',
      '--client',
      'kcat',
      '--client',
      'kafkajs',
      'kafka',
    ]);
    expect(stdout).toMatch(/^kcat +bytes +[\da-f]{8} +11 +no$/m);
    expect(stdout).toMatch(/^kafkajs +bytes +[\da-f]{8} +4 +yes$/m);
    expect(stdout).toMatch(/kcat, to match Java: -X topic\.partitioner=murmur2_random\n {2}but: /);
    expect(stdout).not.toMatch(/kafkajs, to match/);
  });

  test('an empty key, and bytes that a client of texts cannot read', async () => {
    const empty = await keyway(['compare', '-n', '12', '--client', 'kcat', '']);
    expect(empty.stdout).toMatch(/^kcat +bytes +- +- +chance +an empty key counts as no key/m);
    const bytes = await keyway(['compare', '-n', '12', '--client', 'scala-0.8.2', '--hex', '61f16f']);
    expect(bytes.stdout).toMatch(/^key {4}a\\xf1o\n/);
    expect(bytes.stdout).toMatch(/^scala-0\.8\.2 +text .*hashes text; what is no UTF-8 is U\+FFFD$/m);
  });
});

describe('keys on standard input', () => {
  // At twelve partitions Java and librdkafka, both run, give user-1 8 and 8, 😀 9 and 4, a 4 and 3, foobar 6 and 5; the
  // empty key librdkafka leaves to chance by default.
  const input = 'user-1\n😀\na\nfoobar\n\n';

  test('the share of keys on the same partition for each pair', async () => {
    const { stdout } = await keyway(['compare', '-n', '12', '--client', 'kcat', '--format', 'json'], input);
    expect(JSON.parse(stdout)).toEqual({
      partitions: 12,
      keyCount: 5,
      notUtf8Count: 0,
      sameRule: [['java'], ['kcat']],
      pairs: [{ left: 'java', right: 'kcat', comparedCount: 4, sameCount: 1, share: 0.25 }],
    });
    expect((await keyway(['compare', '-n', '12', '--client', 'kcat'], input)).stdout).toBe(
      `5 keys, 12 partitions: % of the keys on the same one, but for keys that one of two leaves to chance

   client     1     2
1  java       -  25.0
2  kcat    25.0     -
`,
    );
  });

  test('all clients: those with one rule under one name, those that draw apart, and what is not UTF-8', async () => {
    const { stdout } = await keyway(['compare', '-n', '12'], Buffer.from('user-1\n\xff\n', 'latin1'));
    expect(stdout).toMatch(/^java +librdkafka-murmur2, .*kafkajs-2.*franz-go-kafka.*kafka-python/m);
    expect(stdout).toMatch(/^left to chance, key or not: librdkafka-random/m);
    expect(stdout).toMatch(/^keys that are not UTF-8: 1; these hash text, .*scala-0\.8\.0/m);
  });
});

test.each([
  [['-n', '12', '--client', 'nobody', 'x'], /CLIENT_UNKNOWN/],
  [['-n', '12', '--client', 'pulsar', 'x'], /CLIENT_UNPROVEN/],
  [['-n', '12'], /no key given; name keys, or pipe them in/],
])('%j ends with 2', async (args, message) => {
  expect(await keyway(['compare', ...args])).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});
