import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

interface ClientCase {
  client: string;
  keyHex?: string | null;
  partitions?: Record<string, number | null>;
}

const vectors = new URL('../../../parity/vectors/clients.json', import.meta.url);
const cases: ClientCase[] = JSON.parse(readFileSync(vectors, 'utf8')).cases;

/** Keys in hex with the partition that the client itself answered. */
function recorded(client: string, partitionCount: number): [string, number][] {
  return cases.flatMap(({ client: id, keyHex, partitions }): [string, number][] => {
    const partition = partitions?.[String(partitionCount)];
    return id === client && keyHex && typeof partition === 'number' ? [[keyHex, partition]] : [];
  });
}

function hexLines(records: readonly (readonly [string, number])[]): string {
  return records.map(([keyHex, partition]) => `${keyHex}\t${partition}\n`).join('');
}

const identifyHex = ['identify', '--key-format', 'hex', '-n', '12'];
const java = recorded('java', 12);
const librdkafka = recorded('librdkafka-consistent-random', 12);

describe('the answer', () => {
  test('one client: the first line says so, and the program ends with 0', async () => {
    const { stdout, stderr, exitCode } = await keyway(identifyHex, hexLines(java));
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^one client: all 157 keys stand where java puts them; no key stands on two partitions\n157 keys, /,
    );
    expect(stdout).toMatch(/^A {2}java +12 +100\.0 % .*strong$/m);
    expect(stdout).toMatch(/^A {2}the same rule: .*kafkajs-2.*kafka-python/m);
    expect(stdout).not.toMatch(/to place keys as/);
  });

  test('two clients: shares, a split key, and the settings that mend it; ends with 1', async () => {
    const { stdout, exitCode } = await keyway(identifyHex, hexLines([...java, ...librdkafka]));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^mixed: of the records .*stand on two or more partitions\n/);
    expect(stdout).toMatch(/^keys on two or more partitions: \d+ of \d+/m);
    expect(stdout).toMatch(/^\\x01 +3 +1 +[AB]$/m);
    expect(stdout).toMatch(/kcat, kafkacat: -X topic\.partitioner=murmur2_random\n {6}but: /);
    expect(stdout).toMatch(/librdkafka-consistent: partitioner=murmur2_random, a topic property/);
  });

  test('a stale count is named with what it comes from', async () => {
    const { stdout, exitCode } = await keyway(identifyHex, hexLines([...java, ...recorded('java', 6)]));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^mixed: .*as java, .*as java with 6 partitions;/);
    expect(stdout).toMatch(/^6 partitions: written before the topic had 12, or by a producer that has not/m);
    expect(stdout).toMatch(/^B {2}the same clients as A$/m);
  });

  test('a count that is too small: the partitions beyond it, and the count that fits', async () => {
    const { stdout, exitCode } = await keyway(['identify', '--key-format', 'hex', '-n', '6'], hexLines(java));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^another partition count: .* with 12 partitions, not with 6/);
    expect(stdout).toMatch(/up to partition 11; so the topic has 12 partitions or more; -n 12 fits$/m);
  });

  test('a heap on one partition beside java', async () => {
    const heap = java.map(([keyHex, partition], index): [string, number] => [
      keyHex,
      index % 3 === 0 ? 5 : partition,
    ]);
    const { stdout, exitCode } = await keyway(identifyHex, hexLines(heap));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^unexplained: of the records .* as java, the rest as no known client;/);
    expect(stdout).toMatch(/^as none of these places them: .*nearly all are on partition 5: a producer/m);
  });

  // Both run: user-1 goes to 8 of 12 with Java and with librdkafka.
  test('one key: undecided, with what fits, and 0', async () => {
    const { stdout, exitCode } = await keyway(['identify', '-n', '12'], 'user-1\t8\n');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^undecided: the 1 key does not tell clients apart/);
    expect(stdout).toMatch(/java with 12 partitions; .*librdkafka-consistent-random/);
  });

  test('--target: clients that place as that one does', async () => {
    const { stdout } = await keyway(
      [...identifyHex, '--target', 'sarama'],
      hexLines([...java, ...recorded('sarama-hash', 12)]),
    );
    expect(stdout).toMatch(
      /^to make [AB] \(java\) place keys as sarama does: .*librdkafka with partitioner=fnv1a/m,
    );
  });

  test('json: one line with keys as text and hex, shares, settings and what the input was', async () => {
    const input = hexLines([...java, ...librdkafka]);
    const { stdout, exitCode } = await keyway([...identifyHex, '--format', 'json'], input);
    expect(exitCode).toBe(1);
    expect(stdout.trimEnd()).not.toContain('\n');
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({
      verdict: 'mixed',
      partitionCount: 12,
      recordCount: 314,
      input: 'key-partition',
      lineCount: 314,
      badLineCount: 0,
      target: 'java',
      unexplained: { placementCount: 0 },
    });
    expect(answer.splitKeys[0]).toMatchObject({ key: '\u0000', keyHex: '00' });
    expect(answer.advice[0].settings[0]).toMatchObject({
      clients: expect.arrayContaining(['librdkafka-consistent']),
      setting: 'partitioner=murmur2_random, a topic property',
    });
  });
});

describe('the input', () => {
  test('text keys, CRLF, empty lines and bytes that are no text come to the same', async () => {
    const onOneLine = java.filter(([keyHex]) => !/^(..)*0a/.test(keyHex));
    const lines = onOneLine.flatMap(([keyHex, partition]) => [
      Buffer.from(keyHex, 'hex'),
      Buffer.from(`\t${partition}\r\n\r\n`),
    ]);
    const { stdout, stderr } = await keyway(
      ['identify', '-n', '12', '--format', 'json'],
      Buffer.concat(lines),
    );
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'one-client', keyCount: onOneLine.length });
    expect([stderr, onOneLine.length > 150]).toEqual(['', true]);
  });

  test('the console consumer and JSON are found out', async () => {
    const plain = java.filter(([keyHex]) => /^(2[\da-f]|[3-6][\da-f]|7[\da-e])+$/.test(keyHex));
    const console_ = plain.map(
      ([keyHex, partition]) => `CreateTime:1\tPartition:${partition}\t${Buffer.from(keyHex, 'hex')}\tv\n`,
    );
    const json = plain.map(([keyHex, partition]) =>
      JSON.stringify({
        topic: 't',
        partition,
        offset: 1,
        key: String(Buffer.from(keyHex, 'hex')),
        payload: 'v',
      }),
    );
    const args = ['identify', '-n', '12', '--format', 'json'];
    const answers = await Promise.all([
      keyway(args, console_.join('')),
      keyway(args, `${json.join('\n')}\n`),
    ]);
    const keyCount = plain.length;
    expect(answers.map(({ stdout }) => JSON.parse(stdout))).toMatchObject([
      { input: 'console', verdict: 'one-client', keyCount },
      { input: 'json', verdict: 'one-client', keyCount },
    ]);
  });

  test('bad lines are named with their numbers, the first few, and the others count', async () => {
    const bad = Array.from({ length: 8 }, (_, index) => `junk ${index}\n`).join('');
    const { stdout, stderr, exitCode } = await keyway(identifyHex, `${hexLines(java)}${bad}`);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^one client: all 157 keys/);
    expect(stderr).toMatch(/^8 of 165 lines are left out:\n {2}line 158: .*there is no tab\n/);
    expect(stderr).toMatch(/\n {2}and 3 more\n$/);
  });

  test('records without a key are left out and counted', async () => {
    const { stdout } = await keyway(identifyHex, `${hexLines(java)}\t3\nNULL\t4\n`);
    expect(stdout).toMatch(/^157 keys, .*; left out: 2 records without a key$/m);
  });

  test('an empty key, which JSON tells from none', async () => {
    const json = java.map(([keyHex, partition]) => JSON.stringify({ keyHex, partition })).join('\n');
    const { stdout } = await keyway(['identify', '-n', '12'], `${json}\n{"key":"","partition":9}\n`);
    expect(stdout).toMatch(
      /^with an empty key, and not counted above: 1 record on partition 9 \(as java, .*kafkajs-2/m,
    );
  });

  test('a line of ten megabytes is one key', async () => {
    const { stdout, exitCode } = await keyway(
      ['identify', '-n', '12'],
      `${'x'.repeat(10_000_000)}\t3\nuser-1\t8\n`,
    );
    expect([0, 1]).toContain(exitCode);
    expect(stdout).toMatch(/^2 keys, 2 placements/m);
  });
});

describe('wrong calls end with 2 and say what to do', () => {
  test.each([
    [['identify'], 'a\t1\n', /required option '-n, --partitions/],
    [['identify', '-n', '0'], 'a\t1\n', /Expected an integer from 1/],
    [['identify', '-n', '12', '--input', 'xml'], 'a\t1\n', /Allowed choices are key-partition/],
    [['identify', '-n', '12', '--key-format', 'hex', '--key-type', 'int'], 'a\t1\n', /cannot be used with/],
    [['identify', '-n', '12', '--target', 'nobody'], 'a\t1\n', /CLIENT_UNKNOWN/],
    [['identify', '-n', '12', '--target', 'librdkafka-random'], 'a\t1\n', /looks at no key/],
    [['identify', '-n', '12'], '', /no record came in; is the topic empty/],
    [['identify', '-n', '12'], '\t1\n\t2\n', /all 2 records are without a key/],
    [
      ['identify', '-n', '12'],
      'a 1\nb 2\n',
      /no line tells a key and a partition; line 1: expected a key, a tab/,
    ],
  ])('%j with %j', async (args, input, message) => {
    const { stdout, stderr, exitCode } = await keyway(args, input);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toMatch(message);
  });

  test('nothing piped in', async () => {
    const { stderr, exitCode } = await keyway(['identify', '-n', '12']);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/pipe keys and partitions in/);
  });

  test('--help shows kcat, the console consumer, rpk, and where the count stands', async () => {
    const { stdout, exitCode } = await keyway(['identify', '--help']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/kcat -C .*keyway identify -n 12/);
    expect(stdout).toMatch(/kafka-console-consumer .*--topic orders/);
    expect(stdout).toMatch(/rpk topic consume orders/);
    expect(stdout).toMatch(/kafka-topics .*--describe/);
  });
});
