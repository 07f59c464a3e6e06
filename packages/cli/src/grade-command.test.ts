import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonFolder, siteCourse, writeClass } from '../test/class-of.ts';
import { keyway } from '../test/keyway.ts';

let folder = '';
let hands = '';
const course = ['--course', lessonFolder];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keyway-grade-command-'));
  hands = await writeClass(path.join(folder, 'hands'), siteCourse(), 2);
});
afterAll(() => rm(folder, { recursive: true }));

test('a class is marked into a folder beside it, and all being well it ends with 0', async () => {
  const { stdout, stderr, exitCode } = await keyway(['grade', hands, ...course]);
  expect({ stdout, stderr, exitCode }).toEqual({
    stdout: `2 files, 2 students, 2 with an attempt, 2 with a total; no problem\nresults in ${path.relative('', `${hands}-graded`)}\n`,
    stderr: '',
    exitCode: 0,
  });
  expect((await readdir(`${hands}-graded`)).sort()).toEqual([
    'feedback',
    'grade.log',
    'gradebook-canvas.csv',
    'gradebook-moodle.csv',
    'gradebook.json',
    'statistics.html',
    'statistics.json',
  ]);
});

test('roster.csv in the folder is the roster, a problem is printed with file and line, and it ends with 1', async () => {
  const roster = path.join(hands, 'roster.csv');
  await writeFile(roster, 'id,name,language\ns1,Ana,es\ns1,Bo,\n');
  const { stdout, exitCode } = await keyway(['grade', hands, ...course, '--out', path.join(folder, 'out')]);
  await rm(roster);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^roster\.csv:3 ROSTER_ID_TWICE /m);
  expect(stdout).toMatch(/^attempts-s2\.json NOT_ON_ROSTER /m);
});

test('a zip is graded into a folder of its name', async () => {
  const names = (await readdir(hands)).filter((name) => name.endsWith('.json'));
  const files = names.map(
    async (name): Promise<[string, Uint8Array]> => [
      name,
      new Uint8Array(await readFile(path.join(hands, name))),
    ],
  );
  const zip = path.join(folder, 'zipped.zip');
  await writeFile(zip, zipSync(Object.fromEntries(await Promise.all(files))));
  const { stdout, exitCode } = await keyway(['grade', zip, ...course]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('2 students, 2 with an attempt')]);
  expect(await readFile(path.join(folder, 'zipped-graded', 'gradebook.json'), 'utf8')).toBe(
    await readFile(path.join(`${hands}-graded`, 'gradebook.json'), 'utf8'),
  );
});

test('--lesson counts the questions of that lesson alone', async () => {
  const out = path.join(folder, 'lesson');
  await keyway(['grade', '--lesson', '01-keys', hands, ...course, '--out', out]);
  const { questions } = JSON.parse(await readFile(path.join(out, 'gradebook.json'), 'utf8'));
  expect(new Set(questions.map(({ id }: { id: string }) => id.split('#')[0]))).toEqual(new Set(['01-keys']));
});

test('--against prints that nobody changes when nothing did', async () => {
  const out = path.join(folder, 'again');
  await keyway(['grade', hands, ...course, '--out', out]);
  const { stdout, exitCode } = await keyway([
    'grade',
    hands,
    ...course,
    '--out',
    out,
    '--against',
    path.join(out, 'gradebook.json'),
  ]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('no mark is another')]);
});

test.each<[string, string[], RegExp]>([
  ['a folder that is not there', ['nowhere', ...course], /SOURCE_MISSING: "nowhere"/],
  ['a file that is no zip', [lessonFolder.concat('/01-keys/en.md'), ...course], /SOURCE_KIND/],
  ['a course that is not there', ['.', '--course', 'nowhere'], /"nowhere" is not there/],
  ['a lesson that the course does not have', ['.', ...course, '--lesson', '99'], /LESSON_UNKNOWN: .*01-keys/],
  [
    'a roster that is not there',
    ['.', ...course, '--roster', 'no.csv', '--out', '../never-written'],
    /ROSTER_MISSING/,
  ],
  ['lower marks without an earlier gradebook', ['.', ...course, '--allow-lower'], /needs --against/],
])('%s: the message says what to do, and it ends with 2', async (_, args, message) => {
  const { stdout, stderr, exitCode } = await keyway(['grade', ...args]);
  expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
});
