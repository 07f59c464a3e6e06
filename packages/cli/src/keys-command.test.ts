import { describe, expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

describe('keyway keys moves', () => {
  // Report: order-1001 is on 0 of 6 and on 6 of 8 partitions; user-1 hashes to 1404122828: 2 of 6, 4 of 8, 8 of 12.
  test('how many move, and how many of very many would', async () => {
    const { stdout } = await keyway(['keys', 'moves', '--from', '6', '--to', '8', 'order-1001', 'user-1']);
    expect(stdout).toBe('2 of 2 keys move from 6 to 8 partitions: 100.0 %; of very many keys 75.0 %\n');
    const json = await keyway(
      ['keys', 'moves', '--from', '6', '--to', '12', '--format', 'json'],
      'user-1\n\n',
    );
    // The empty key hashes to 275646681: 3 of 6, 9 of 12.
    expect(JSON.parse(json.stdout)).toEqual({
      from: 6,
      to: 12,
      keyCount: 2,
      movedCount: 2,
      movedShare: 1,
      expectedShare: 0.5,
    });
  });

  test('--list: the keys that move as they came, the numbers apart from them', async () => {
    expect(
      await keyway(['keys', 'moves', '--from', '6', '--to', '8', '--list'], 'order-1001\r\nuser-1\n'),
    ).toEqual({
      stdout: 'order-1001\t0\t6\nuser-1\t2\t4\n',
      stderr: '2 of 2 keys move from 6 to 8 partitions: 100.0 %; of very many keys 75.0 %\n',
      exitCode: 0,
    });
  });

  test.each([
    [['--from', '6'], undefined, /--to/],
    [['--from', '6', '--to', '0', 'a'], undefined, /Expected an integer from 1/],
    [['--from', '6', '--to', '8'], '', /no key came in/],
    [['--from', '6', '--to', '8'], undefined, /no key given/],
  ])('%j with %j ends with 2', async (args, input, message) => {
    expect(await keyway(['keys', 'moves', ...args], input)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(message),
    });
  });
});

describe('keyway keys skew', () => {
  // user-1 and user-2 both go to 2 of 6, user-3 to 5 (vectors murmur2.json); 6 records, mean 1, fullest 5.
  test('loads, the hottest keys, and the fullest against the mean', async () => {
    const { stdout } = await keyway(
      ['keys', 'skew', '-n', '6'],
      'user-1\nuser-2\nuser-1\nuser-3\nuser-1\nuser-1\n',
    );
    expect(stdout).toBe(`partition  records   share
        0        0   0.0 %
        1        0   0.0 %
        2        5  83.3 %
        3        0   0.0 %
        4        0   0.0 %
        5        1  16.7 %

key     records   share  partition
user-1        4  66.7 %          2
user-2        1  16.7 %          2
user-3        1  16.7 %          5

6 records of 3 keys on 6 partitions: the fullest partition has 5.00 times the mean
`);
  });

  test('counts instead of records, and what salting would do', async () => {
    const args = [
      'keys',
      'skew',
      '-n',
      '6',
      '--counts',
      '--salt-hottest',
      '1',
      '--salts',
      '4',
      '--format',
      'json',
    ];
    const { stdout } = await keyway(args, 'user-1\t900\nuser-3\t100\n');
    expect(JSON.parse(stdout)).toMatchObject({
      recordCount: 1000,
      loads: [0, 0, 900, 0, 0, 100],
      imbalance: 5.4,
      hottest: [{ key: 'user-1', recordCount: 900, share: 0.9, partition: 2 }, { key: 'user-3' }],
      salted: {
        recordCount: 1000,
        hottest: expect.arrayContaining([expect.objectContaining({ key: 'user-1-3', recordCount: 225 })]),
      },
    });
  });

  test.each([
    [['-n', '6'], Buffer.from('a\n\xff\n', 'latin1'), /line 2: the key is not UTF-8/],
    [['-n', '6', '--counts'], 'a\t1\nb\n', /line 2: expected a key, a tab and a number of records, got "b"/],
    [['-n', '6', '--counts'], 'a\t-1\n', /line 1: expected a key, a tab/],
    [['-n', '6'], '', /no key came in/],
    [['-n', '6', '--salt-hottest', 'x'], 'a\n', /Expected an integer in digits/],
    [['-n', '6', '--salt-hottest', '1', '--salts', '0'], 'a\n', /SALTING_RANGE/],
    [['-n', '2000000'], 'a\n', /PARTITION_COUNT_RANGE/],
  ])('%j with %j ends with 2', async (args, input, message) => {
    expect(await keyway(['keys', 'skew', ...args], input)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });
});
