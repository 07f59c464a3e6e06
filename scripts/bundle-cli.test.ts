import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'keyway-bundle-'));
const alone = join(scratch, 'no clone here');
const COUNT = '12';

interface ClientCase {
  client: string;
  keyHex?: string | null;
  partitions?: Record<string, number | null>;
}

function readCases<Case>(file: string): Case[] {
  // The schema of the file is a test of the vectors.
  return JSON.parse(readFileSync(join(root, 'parity', 'vectors', file), 'utf8')).cases as Case[];
}

/** Recorded placements of a client on twelve partitions, as key in hex and partition. */
function placements(client: string): string[] {
  return readCases<ClientCase>('clients.json').flatMap(({ client: its, keyHex, partitions }) =>
    its === client && keyHex && partitions?.[COUNT] != null ? [`${keyHex}\t${partitions[COUNT]}`] : [],
  );
}

function keyway(args: string[], input = '') {
  return execa('node', ['keyway.mjs', ...args], { cwd: alone, reject: false, input });
}

beforeAll(async () => {
  await execa('node', ['scripts/bundle-cli.mjs', '--out', join(scratch, 'built')], { cwd: root });
  mkdirSync(alone);
  copyFileSync(join(scratch, 'built', 'keyway.mjs'), join(alone, 'keyway.mjs'));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the bundle is one file, runs as a program and says its version', async () => {
  expect(readdirSync(join(scratch, 'built'))).toEqual(['keyway.mjs']);
  const { version } = JSON.parse(readFileSync(join(root, 'packages', 'cli', 'package.json'), 'utf8'));
  expect((await keyway(['--version'])).stdout).toBe(version);
  const run = await execa(join(scratch, 'built', 'keyway.mjs'), ['--version'], { cwd: alone });
  expect(run.stdout).toBe(version);
});

test('the help names every command', async () => {
  const { stdout, exitCode } = await keyway(['--help']);
  expect(exitCode).toBe(0);
  const commands = [
    'partition',
    'explain',
    'compare',
    'identify',
    'check',
    'keys',
    'assign',
    'size',
    'lessons',
    'grade',
    'oracle',
  ];
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test('check: the bundle checks a program, here itself', async () => {
  const { exitCode, stdout } = await keyway([
    'check',
    '-n',
    COUNT,
    '--count',
    '100',
    '--mode',
    'oracle',
    '--cmd',
    `${process.execPath} keyway.mjs oracle`,
  ]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('agrees: all')]);
});

test('partition: keys of the vectors go where Java puts them', async () => {
  const lines = placements('java');
  expect(lines.length).toBeGreaterThan(100);
  const keys = lines.map((line) => line.split('\t')[0]);
  const { stdout } = await keyway(['partition', '-n', COUNT, '--hex', ...keys.map(String)]);
  const partitions = stdout.split('\n').map((line) => line.split('\t').at(-1));
  expect(partitions).toEqual(lines.map((line) => line.split('\t')[1]));
});

test('compare and explain show what Java computes of user-1', async () => {
  const { stdout: compared } = await keyway(['compare', '-n', COUNT, 'user-1']);
  expect(compared).toMatch(/^java +bytes +53b136cc +8 +yes$/m);
  expect(compared).toMatch(/^kafkajs-1 +\S+ +\S+ +7 +no$/m);
  const { stdout: explained } = await keyway(['explain', '-n', COUNT, 'user-1']);
  expect(explained).toContain('1404122828');
});

test('assign: a group of the vectors is shared out as by Java', async () => {
  const [{ expected, assignor, partitionsPerTopic, members }] = readCases<Record<string, unknown>>(
    'assignors.json',
  ) as [Record<string, unknown>];
  const group = JSON.stringify({ assignor, partitionsPerTopic, members });
  const { stdout } = await keyway(['assign', '--format', 'json'], group);
  expect(JSON.parse(stdout).ok).toEqual(expected);
});

test('oracle: it says who it is, its version included', async () => {
  const { stdout } = await keyway(['oracle'], '{"id":0,"call":"hello"}\n');
  const { id, ok } = JSON.parse(stdout);
  expect([id, ok.name, ok.version]).toEqual([0, 'keyway', expect.stringMatching(/^\d+\.\d+\.\d+/)]);
});

test('identify: recorded placements of kafkajs 1 are recognised', async () => {
  const input = `${placements('kafkajs-1').join('\n')}\n`;
  const args = ['identify', '-n', COUNT, '--key-format', 'hex', '--format', 'json'];
  const { stdout, exitCode } = await keyway(args, input);
  const { verdict, writers } = JSON.parse(stdout);
  expect([exitCode, verdict, writers[0].clientIds]).toEqual([0, 'one-client', ['kafkajs-1']]);
});

test('lessons check: the lessons are sound, and a broken one is told with its place', async () => {
  const sound = await keyway(['lessons', 'check', join(root, 'lessons')]);
  expect([sound.exitCode, sound.stdout]).toEqual([0, expect.stringContaining('no problem')]);
  mkdirSync(join(alone, '01-broken'));
  writeFileSync(join(alone, '01-broken', 'en.md'), '---\ntitle: Broken\n---\n\n## No id\n\nOne sentence.\n');
  const broken = await keyway(['lessons', 'check', '01-broken']);
  expect([broken.exitCode, broken.stdout]).toEqual([1, expect.stringContaining('en.md:5:')]);
});

test('grade: the bundle reads a roster and a zip, and writes a gradebook', async () => {
  // A zip that holds nothing: its end alone.
  writeFileSync(join(alone, 'none.zip'), Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]));
  writeFileSync(join(alone, 'class.csv'), 'id;name\r\ns1;=Ana\r\n');
  const args = ['grade', 'none.zip', '--course', join(root, 'lessons'), '--roster', 'class.csv'];
  const { exitCode, stdout } = await keyway(args);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('1 student, 0 with an attempt')]);
  const csv = readFileSync(join(alone, 'none-graded', 'gradebook-moodle.csv'), 'utf8');
  expect(csv).toContain("s1,'=Ana,");
});

test('every package that is bundled is named at the top and has its licence at the end', () => {
  const text = readFileSync(join(alone, 'keyway.mjs'), 'utf8');
  const names = [...text.matchAll(/^\/\/ {3}(\S+) (\S+) \((.+)\)$/gm)];
  expect(names.map(([, name]) => name)).toEqual(expect.arrayContaining(['commander', 'markdown-it', 'yaml']));
  const notice = text.slice(text.lastIndexOf('/*!'));
  for (const [, name, version] of names) expect(notice).toContain(`\n${name} ${version}\n`);
  expect(notice).toContain('Keyway contributors');
  expect(text).not.toContain('sourceMappingURL');
  expect(text).not.toContain(root);
});
