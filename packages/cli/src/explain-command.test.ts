import { describe, expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

// Hashes and partitions by kafka-clients 4.0.0; the words between are worked out by hand from Utils.murmur2.
test('user-1 from its bytes to its partition', async () => {
  expect(await keyway(['explain', 'user-1', '-n', '6'])).toEqual({
    stdout: `key        user-1
bytes      75 73 65 72 2d 31 (6 bytes)

step                        bytes        word      mixed word  hash
seed 9747b28c xor length 6                                     9747b28a
round 1                     75 73 65 72  72657375  1f6b15a1    018f91f3
rest                        2d 31                              e140af36
xor itself shifted by 13                                       e147a533
times 5bd1e995                                                 53b191af
xor itself shifted by 15                                       53b136cc

hash       53b136cc = 1404122828
masked     53b136cc = 1404122828, the sign bit cleared
partition  1404122828 mod 6 = 2
`,
    stderr: '',
    exitCode: 0,
  });
});

test('an empty key has no rounds; a negative hash is masked', async () => {
  const empty = await keyway(['explain', '', '-n', '6']);
  expect(empty.stdout).toMatch(
    /hash {7}106e08d9 = 275646681\n[\s\S]*mod 6 = 3\n\nno bytes: an empty key is a key/,
  );
  expect(empty.stdout).not.toMatch(/round|rest/);
  const negative = await keyway(['explain', 'नमस्ते', '-n', '6']);
  expect(negative.stdout).toMatch(/= -882923674\n[\s\S]*mod 6 = 4\n/);
});

describe('findings', () => {
  test('a table of what Java would hash instead', async () => {
    const { stdout } = await keyway(['explain', '--key-type', 'int', '1001', '-n', '12']);
    expect(stdout.slice(stdout.indexOf('could be'))).toBe(String.raw`could be the int 1001
  instead     key                               bytes                    partition
  as text     1001                              31 30 30 31                      0
  as a short  \x03\xe9                          03 e9                            5
  as a long   \x00\x00\x00\x00\x00\x00\x03\xe9  00 00 00 00 00 00 03 e9         11
`);
  });

  test.each([
    ['"42"', /a text in JSON's quotes[\s\S]* 34 32 +4\n/],
    ['año', /Unicode's composed form[\s\S]*decomposed +\S+ +61 6e cc 83 6f +3\n/],
    ['user-1\r', /key {8}user-1\\x0d\n[\s\S]*ends with a line end/],
    ['user-1 ', /ends with 1 character of white space/],
    ['42', /digits: the text 42[\s\S]*as an int/],
  ])('%j', async (key, text) => {
    expect((await keyway(['explain', key, '-n', '12'])).stdout).toMatch(text);
  });
});

test('a key cannot steer the terminal', async () => {
  const { stdout } = await keyway(['explain', '--hex', '1b5b324a', '-n', '6']);
  expect(stdout).toContain('key        \\x1b[2J\n');
  expect(stdout).not.toContain('\u001b');
});

test('json has everything as data', async () => {
  const { stdout } = await keyway([
    'explain',
    '--hex',
    '00000000070c757365722d31',
    '-n',
    '12',
    '--format',
    'json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({
    keyHex: '00000000070c757365722d31',
    partitions: 12,
    trace: { hash: 235_739_941, rounds: [{}, {}, {}] },
    positive: 235_739_941,
    partition: 1,
    findings: [
      {
        name: 'schema-id',
        params: { schemaId: 7 },
        instead: [
          { form: 'string', keyHex: '757365722d31', partition: 8 },
          { form: 'payload', keyHex: '0c757365722d31', partition: 5 },
        ],
      },
    ],
  });
});

test.each([
  [['-n', '6'], /missing required argument 'key'/],
  [['user-1'], /--partitions/],
  [['--key-type', 'short', '40000', '-n', '6'], /KEY_VALUE_RANGE/],
])('%j ends with 2', async (args, message) => {
  expect(await keyway(['explain', ...args])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(message),
  });
});
