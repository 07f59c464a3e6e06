import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { bin, keyway } from '../test/keyway.ts';

const wrong = fileURLToPath(new URL('../../checker/test/wrong/wrong.mjs', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'keyway-check-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function check(mistake: string, ...rest: string[]) {
  const cmd = `"${process.execPath}" "${wrong}" ${mistake} {n}`.replaceAll('"', '');
  return keyway(['check', '-n', '6', '--count', '500', '--seed', '1', '--cmd', cmd, ...rest]);
}

test('a right program: one line says so, and it ends with 0', async () => {
  const { stdout, stderr, exitCode } = await check('right');
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^agrees: all \d+ answers at counts 6, 7, 8, 12, 100, 1000 compared with java\n/);
});

test('a wrong one: the share, a line to run again, the edges, the mistake and how to mend it; ends with 1', async () => {
  const { stdout, exitCode } = await check('unsigned');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^differs: \d+ of \d+ answers .* \d+\.\d % agree\n/);
  expect(stdout).toMatch(
    /^shortest key that differs: ".?" at \d+ partitions: java says \d+, the program \d+$/m,
  );
  expect(stdout).toMatch(/^ {2}again: printf '%s\\n' '.*' \| .*wrong\.mjs unsigned \d+$/m);
  expect(stdout).toMatch(/^ {2}sign bit of the hash set: 2\d of 24 keys$/m);
  expect(stdout).toMatch(
    /^ {2}unsigned \(all answers\): the hash is taken as unsigned\n {4}to mend: .*0x7fffffff/m,
  );
});

test('JSON says the same', async () => {
  const { stdout, exitCode } = await check('first-byte', '--format', 'json');
  const found = JSON.parse(stdout);
  expect(exitCode).toBe(1);
  expect(found).toMatchObject({
    client: 'java',
    seed: 1,
    fault: null,
    partitionCounts: [6, 7, 8, 12, 100, 1000],
  });
  expect(found.fits[0]).toMatchObject({ id: 'first-byte', share: 1, differsOn: null });
  expect(Object.keys(found)).toEqual([
    'command',
    'client',
    'partitionCounts',
    'seed',
    'caseCount',
    'agreedCount',
    'share',
    'shortest',
    'unsteady',
    'failingEdges',
    'fits',
    'separating',
    'fault',
  ]);
  expect(found.share).toBeCloseTo(found.agreedCount / found.caseCount);
});

test.each(['unsigned', 'utf16-units', 'cut-at-1000'])(
  '%s: the line to run again gives the wrong answer again',
  async (mistake) => {
    const { stdout } = await check(mistake);
    const [, answer] = /^shortest key that differs: .* the program (\d+)$/m.exec(stdout) ?? [];
    const [, line = ''] = /^ {2}again: (.*)$/m.exec(stdout) ?? [];
    const again = await execa('sh', ['-c', line]);
    expect(again.stdout).toBe(answer);
  },
);

test('clients with one rule are one finding, and it names the call that agrees', async () => {
  const { stdout } = await check('fnv1a-absolute');
  expect(stdout).toMatch(/^ {2}librdkafka-fnv1a, .*sarama-hash.* \(all answers\)$/m);
  expect(stdout).toContain('--client librdkafka-fnv1a');
});

test('keys of one’s own are asked too', async () => {
  const file = join(scratch, 'keys.txt');
  writeFileSync(file, 'ours-1\r\nours-2\r\n');
  const [without, withOwn] = await Promise.all([
    check('right', '--format', 'json'),
    check('right', '--format', 'json', '--keys', file),
  ]);
  expect(JSON.parse(withOwn.stdout).caseCount - JSON.parse(without.stdout).caseCount).toBe(2 * 6);
});

test('the oracle protocol is asked with --mode oracle', async () => {
  const { exitCode, stdout } = await keyway([
    'check',
    '-n',
    '6',
    '--count',
    '200',
    '--mode',
    'oracle',
    '--cmd',
    `${process.execPath} ${bin} oracle`,
  ]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('agrees: all')]);
});

test.each([
  [['check', '-n', '6', '--cmd', 'no-such-program'], 'the program failed: PROGRAM_NOT_STARTED'],
  [['check', '-n', '6', '--cmd', ' '], '--cmd expected a program'],
  [['check', '-n', '6', '--cmd', 'python3 "mine.py'], 'a quote that is closed'],
  [['check', '-n', '6', '--cmd', 'true', '--timeout', '0'], 'Expected an integer from 1'],
  [['check', '-n', '6', '--cmd', 'true', '--client', 'nobody'], 'CLIENT_UNKNOWN'],
  [['check', '-n', '6', '--cmd', 'true', '--keys', '/no/such/file'], 'could not be read'],
  [['check', '-n', '0', '--cmd', 'true'], 'Expected an integer from 1'],
  [['check', '-n', '6'], "required option '--cmd"],
])('%j ends with 2 and says what to do', async (args, words) => {
  const { stdout, stderr, exitCode } = await keyway(args);
  expect(exitCode).toBe(2);
  expect(stdout + stderr).toContain(words);
});
