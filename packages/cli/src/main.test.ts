import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/keyway.js', import.meta.url));

/** Runs the built command as a user would; `pnpm test` builds it first. */
async function keyway(
  args: string[],
  options: { input?: string } = {},
): Promise<{ stdout: string; stderr: string; exitCode: number | undefined }> {
  const { stdout, stderr, exitCode } = await execa(process.execPath, [bin, ...args], {
    reject: false,
    stripFinalNewline: false,
    ...options,
  });
  return { stdout, stderr, exitCode };
}

describe('keyway partition', () => {
  // The six answers of Kafka's Java producer, vectors murmur2.json.
  const SIX = 'user-1\t2\nuser-2\t2\nuser-3\t5\nuser-4\t1\nuser-5\t4\nuser-6\t5\n';
  const keys = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];

  test('named keys', async () => {
    expect(await keyway(['partition', '-n', '6', ...keys])).toMatchObject({
      stdout: SIX,
      stderr: '',
      exitCode: 0,
    });
  });

  test('keys from standard input', async () => {
    expect(await keyway(['partition', '-n', '6'], { input: keys.join('\n') })).toMatchObject({
      stdout: SIX,
      exitCode: 0,
    });
  });

  test('without keys and without anything piped in, six sample keys and a word about it', async () => {
    const result = await execa(process.execPath, [bin, 'partition', '-n', '6'], {
      stdin: 'ignore',
      stripFinalNewline: false,
    });
    expect(result).toMatchObject({ stdout: SIX, stderr: expect.stringMatching(/sample keys/) });
  });

  test('an empty stream has no keys', async () => {
    expect(await keyway(['partition', '-n', '6'], { input: '' })).toMatchObject({ stdout: '', exitCode: 0 });
  });

  test('no key is lost or changed: CRLF, an empty line, no newline at the end, bytes that are not UTF-8', async () => {
    const input = Buffer.from([...Buffer.from('user-1\r\n\nuser-2\n'), 0xff, 0xfe]);
    const { stdout } = await execa(process.execPath, [bin, 'partition', '-n', '6'], {
      input,
      encoding: 'buffer',
      stripFinalNewline: false,
    });
    const lines = Buffer.from(stdout).toString('latin1').split('\n');
    // user-1, the empty key and user-2 as Java places them (vectors murmur2.json).
    expect(lines.slice(0, 3)).toEqual(['user-1\t2', '\t3', 'user-2\t2']);
    expect(lines[3]?.startsWith('\xff\xfe\t')).toBe(true);
    expect(lines).toHaveLength(5);
  });

  test.each(['0', '-1', '1.5', 'six', '2147483648', '', '0x6'])(
    'a count of %j ends with 2 and says what to type',
    async (count) => {
      const result = await keyway(['partition', `--partitions=${count}`, 'user-1']);
      expect(result).toMatchObject({ exitCode: 2, stdout: '' });
      expect(result.stderr).toMatch(/Expected an integer from 1 to 2147483647, such as 6\./);
    },
  );

  test('a missing count ends with 2', async () => {
    expect(await keyway(['partition', 'user-1'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/--partitions/),
    });
  });

  test.skipIf(process.platform === 'win32')('a reader that has seen enough ends it quietly', async () => {
    const { stdout, stderr } = await execa({
      shell: '/bin/bash',
    })`yes user-1 | ${process.execPath} ${bin} partition -n 6 | head -1`;
    expect({ stdout, stderr }).toEqual({ stdout: 'user-1\t2', stderr: '' });
  });
});

describe('wrong calls end with 2 and say what to do', () => {
  test.each([
    [['partitoin'], /unknown command 'partitoin'[\s\S]*Did you mean partition\?/],
    [['partition', '-n', '6', '--clients'], /unknown option '--clients'/],
    [['lessons', 'check', '--language', 'fr'], /Allowed choices are hi, es, en/],
    [['lessons', 'check', '--format', 'xml'], /Allowed choices are text, json/],
    [['lessons', 'check', 'no-such-folder'], /"no-such-folder" is not there/],
    [['lessons'], /Usage: keyway lessons/],
    [[], /Usage: keyway/],
  ])('keyway %j', async (args, message) => {
    const result = await keyway(args);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toMatch(message);
  });
});

describe('help teaches', () => {
  test.each([
    [['--help'], /Ends with 0 when all is well, 1 when problems were found, 2 when the call was wrong\./],
    [['partition', '--help'], /an empty line is an empty key/],
    [['lessons', 'check', '--help'], /path:line:column CODE message/],
    [['oracle', '--help'], /"call":"murmur2"/],
  ])('keyway %j', async (args, text) => {
    expect(await keyway(args)).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringMatching(text),
    });
  });
});

describe('keyway oracle', () => {
  test('answers in the order asked, and goes on after a line that is not JSON', async () => {
    const requests = [
      '{"id":1,"call":"murmur2","keyHex":"757365722d31"}',
      'rubbish',
      '{"id":9,"call":"partition","client":"scala-0.8.2","utf16":[97],"partitions":6,"why":"a\u2028b"}',
      '{"id":2,"call":"partition","client":"java","keyHex":"757365722d31","partitions":6}',
      '{"id":3,"call":"partition","client":"java","keyHex":null,"partitions":6}',
      '{"id":4,"call":"partition","client":"java","keyHex":"","partitions":6}',
      '{"id":5,"call":"serialize","type":"int","value":"42"}',
      '{"id":6,"call":"serialize","type":"string","utf16":[97,55296]}',
      '{"id":7,"call":"partition","client":"java","keyHex":"00","partitions":0}',
    ];
    const { stdout, exitCode } = await keyway(['oracle'], { input: requests.join('\n') });
    const answers = String(stdout)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(exitCode).toBe(0);
    expect(answers).toMatchObject([
      { id: 1, ok: 1_404_122_828 },
      { id: null, error: {} },
      { id: 9, ok: 1 },
      { id: 2, ok: 2 },
      { id: 3, ok: null },
      { id: 4, ok: 3 },
      { id: 5, ok: '0000002a' },
      { id: 6, ok: '613f' },
      { id: 7, error: { code: 'PARTITION_COUNT_RANGE' } },
    ]);
  });
});
