import { once } from 'node:events';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { bin, jsonLines, keyway } from '../test/keyway.ts';

// The six answers of Kafka's Java producer, vectors murmur2.json.
const SIX = 'user-1\t2\nuser-2\t2\nuser-3\t5\nuser-4\t1\nuser-5\t4\nuser-6\t5\n';
const KEYS = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];

describe('keys', () => {
  test('named keys', async () => {
    expect(await keyway(['partition', '-n', '6', ...KEYS])).toEqual({ stdout: SIX, stderr: '', exitCode: 0 });
  });

  test('keys from standard input', async () => {
    expect(await keyway(['partition', '-n', '6'], KEYS.join('\n'))).toMatchObject({
      stdout: SIX,
      exitCode: 0,
    });
  });

  test('without keys and without anything piped in, six sample keys and a word about it', async () => {
    expect(await keyway(['partition', '-n', '6'])).toMatchObject({
      stdout: SIX,
      stderr: expect.stringMatching(/sample keys/),
    });
  });

  test('an empty stream has no keys', async () => {
    expect(await keyway(['partition', '-n', '6'], '')).toMatchObject({ stdout: '', exitCode: 0 });
  });

  test('no key is lost or changed: CRLF, an empty line, no newline at the end, bytes that are not UTF-8', async () => {
    const input = Buffer.from([...Buffer.from('user-1\r\n\nuser-2\n'), 0x61, 0xf1, 0x6f]);
    const { stdout } = await execa(process.execPath, [bin, 'partition', '-n', '6'], {
      input,
      encoding: 'buffer',
      stripFinalNewline: false,
    });
    // user-1, the empty key, user-2 (vectors murmur2.json) and 61f16f as Java places their bytes.
    expect(Buffer.from(stdout).toString('latin1')).toBe('user-1\t2\n\t3\nuser-2\t2\na\xf1o\t0\n');
  });

  test('bytes in hex, and values by their type', async () => {
    expect(await keyway(['partition', '-n', '6', '--hex', '757365722d31', '757365722D31'])).toMatchObject({
      stdout: '757365722d31\t2\n757365722D31\t2\n',
    });
    // Serializers of kafka-clients 4.0.0 for 42 and 1001, and BuiltInPartitioner.
    const typed = (type: string) => keyway(['partition', '-n', '12', '--key-type', type], '42\n1001\r\n');
    expect((await typed('string')).stdout).toBe('42\t4\n1001\t0\n');
    expect((await typed('short')).stdout).toBe('42\t6\n1001\t5\n');
    expect((await typed('int')).stdout).toBe('42\t0\n1001\t1\n');
    expect((await typed('long')).stdout).toBe('42\t4\n1001\t11\n');
    expect((await keyway(['partition', '-n', '12', '--key-type', 'int', '--', '-1'])).stdout).toBe('-1\t5\n');
  });
});

describe('clients', () => {
  // Reports kcat 261, kaf 400 and kafkajs 357: librdkafka, Sarama and kafkajs 1 were run on these keys.
  test.each([
    ['kcat', 'kafka', '11'],
    ['kaf', 'user-1', '0'],
    ['kafkajs-1', '100:48069', '6'],
    ['java', '100:48069', '9'],
  ])('%s puts %s of twelve partitions on %s', async (client, key, partition) => {
    expect(await keyway(['partition', '-n', '12', '--client', client, key])).toMatchObject({
      stdout: `${key}\t${partition}\n`,
      stderr: '',
    });
  });

  test('where chance decides there is no partition, and one word about why', async () => {
    const { stdout, stderr } = await keyway(['partition', '-n', '6', '--client', 'kcat'], '\n\nkafka\n');
    expect(stdout).toMatch(/^\t-\n\t-\nkafka\t\d\n$/);
    expect(stderr).toMatch(/^line 1: an empty key counts as no key[^\n]*\n$/);
  });

  test('a client that hashes text says where a key is none', async () => {
    const input = Buffer.from('a\n\xff\n\xfe\n', 'latin1');
    const { stderr } = await keyway(['partition', '-n', '6', '--client', 'scala-0.8.2'], input);
    expect(stderr).toBe(
      'line 2 is not UTF-8; scala-0.8.2 hashes text, in which what is no UTF-8 is U+FFFD\n',
    );
  });
});

describe('forms', () => {
  test('json: text, bytes and partition; what is not UTF-8 has no text, and chance no partition', async () => {
    const input = Buffer.from('user-1\na\xf1o\n', 'latin1');
    expect(jsonLines((await keyway(['partition', '-n', '6', '--format', 'json'], input)).stdout)).toEqual([
      { key: 'user-1', keyHex: '757365722d31', partition: 2 },
      { key: null, keyHex: '61f16f', partition: 0 },
    ]);
    const chance = await keyway(['partition', '-n', '6', '--client', 'kcat', '--format', 'json', '']);
    expect(jsonLines(chance.stdout)).toEqual([{ key: '', keyHex: '', partition: null }]);
  });

  test('histogram: every partition with its keys, in columns', async () => {
    const { stdout } = await keyway(['partition', '-n', '6', '--format', 'histogram'], KEYS.join('\n'));
    expect(stdout).toBe(`partition  keys   share
        0     0   0.0 %
        1     1  16.7 %  ####################
        2     2  33.3 %  ########################################
        3     0   0.0 %
        4     1  16.7 %  ####################
        5     2  33.3 %  ########################################
6 keys in 4 of 6 partitions
`);
  });

  test('histogram: of very many partitions only those with keys', async () => {
    const { stdout } = await keyway(['partition', '-n', '2147483647', '--format', 'histogram', 'user-1']);
    // murmur2 of user-1 is 1404122828.
    expect(stdout).toMatch(/^ *1404122828 +1 +100\.0 % /m);
    expect(stdout).toMatch(/1 keys in 1 of 2147483647 partitions, 2147483646 without a key\n$/);
  });
});

describe('streams', () => {
  test.skipIf(process.platform === 'win32')('a reader that has seen enough ends it quietly', async () => {
    const { stdout, stderr } = await execa({
      shell: '/bin/bash',
    })`yes user-1 | ${process.execPath} ${bin} partition -n 6 | head -1`;
    expect({ stdout, stderr }).toEqual({ stdout: 'user-1\t2', stderr: '' });
  });

  test('a key is answered before the next one comes', async () => {
    const running = execa(process.execPath, [bin, 'partition', '-n', '6'], { buffer: false, reject: false });
    const lines: string[] = [];
    for (const key of ['user-1', 'user-3']) {
      running.stdin.write(`${key}\n`);
      const [line] = (await once(running.stdout, 'data')) as [Buffer];
      lines.push(line.toString());
    }
    running.stdin.end();
    await running;
    expect(lines).toEqual(['user-1\t2\n', 'user-3\t5\n']);
  });

  test.skipIf(process.platform === 'win32')(
    'a million keys pass through a heap that could not hold them',
    async () => {
      const { stdout } = await execa({
        shell: '/bin/bash',
      })`yes user-1 | head -1000000 | ${process.execPath} --max-old-space-size=48 ${bin} partition -n 6 | uniq -c`;
      expect(stdout.trim()).toBe('1000000 user-1\t2');
    },
  );
});

describe('wrong calls', () => {
  test.each(['0', '-1', '1.5', 'six', '2147483648', '', '0x6'])(
    'a count of %j ends with 2 and says what to type',
    async (count) => {
      const result = await keyway(['partition', `--partitions=${count}`, 'user-1']);
      expect(result).toMatchObject({ exitCode: 2, stdout: '' });
      expect(result.stderr).toMatch(/Expected an integer from 1 to 2147483647, such as 6\./);
    },
  );

  test.each([
    [['user-1'], /--partitions/],
    [['-n', '6', '--client', 'nobody', 'x'], /CLIENT_UNKNOWN.*kafkajs-2/],
    [['-n', '6', '--client', 'brod', 'x'], /CLIENT_UNPROVEN.*read, not run/],
    [
      ['-n', '6', '--key-type', 'int', '42', 'x'],
      /error: key 2: KEY_VALUE_INVALID: "int" expected an integer, got "x"/,
    ],
    [['-n', '6', '--hex', '0'], /error: key 1: HEX_INVALID/],
    [['-n', '6', '--hex', '--key-type', 'int', '00'], /'--hex' cannot be used with option '--key-type/],
    [['-n', '6', '--key-type', 'varint', '1'], /Allowed choices are string, short, int/],
    [['-n', '6', '--format', 'csv', '1'], /Allowed choices are tsv, json, histogram/],
  ])('%j', async (args, message) => {
    expect(await keyway(['partition', ...args])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(message),
    });
  });

  test('a key of the wrong type is named by its line, and the keys before it are answered', async () => {
    expect(await keyway(['partition', '-n', '12', '--key-type', 'int'], '42\n2147483648\n7\n')).toEqual({
      stdout: '42\t0\n',
      stderr: expect.stringMatching(/^error: line 2: KEY_VALUE_RANGE: .*got 2147483648/),
      exitCode: 2,
    });
  });
});
