import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  attemptFile,
  gradeFolder,
  pointsIn,
  scratchFolder,
  textsBelow,
  writeFiles,
} from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';
import { printAttempts } from '../attempts/print-attempts.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const course = smallCourse();
const sound = Buffer.from(printAttempts(attemptFile(course, 's9', { one: ['b'] })));
let folder = '';
let zipFile = '';
let out = '';

beforeEach(async () => {
  folder = await scratchFolder();
  zipFile = path.join(folder, 'hands.zip');
  out = path.join(folder, 'out');
});

/** Grades a zip and answers the codes of its problems by file. */
async function gradeZip(entries: Zippable, limits = DEFAULT_LIMITS): Promise<string[]> {
  await writeFile(zipFile, zipSync(entries));
  const { problems } = await gradeFolder(course, zipFile, out, { limits });
  return problems.map(({ file, code }) => `${file} ${code}`);
}

test('a zip gives what its folder gives', async () => {
  const files = {
    'Asha/a.json': sound,
    'आशा/b.json': Buffer.from(printAttempts(attemptFile(course, 's1', {}))),
  };
  await writeFiles(path.join(folder, 'hands'), files);
  await gradeFolder(course, path.join(folder, 'hands'), path.join(folder, 'out2'));
  expect(await gradeZip(files)).toEqual([]);
  expect(await textsBelow(out)).toEqual(await textsBelow(path.join(folder, 'out2')));
});

describe('what a zip must not hold is left out by name, and the rest is graded', () => {
  test.each<[string, Zippable, string]>([
    ['a path that leaves it', { '../../evil.json': sound }, '../../evil.json ZIP_PATH'],
    ['an absolute path', { '/etc/evil.json': sound }, '/etc/evil.json ZIP_PATH'],
    ['a path of Windows', { 'C:/evil.json': sound }, 'C:/evil.json ZIP_PATH'],
    ['a link', { 'l.json': [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }, 'l.json LINK'],
    ['a zip', { 'inner.zip': sound }, 'inner.zip ZIP_INSIDE'],
    ['20 MB of zeros', { 'z.json': new Uint8Array(20_000_000) }, 'z.json FILE_TOO_LARGE'],
    ['6 MB out of 6 kB', { 'z.json': new Uint8Array(6_000_000) }, 'z.json ZIP_RATIO'],
  ])('%s', async (_, entries, problem) => {
    expect(await gradeZip({ ...entries, 'sound.json': sound })).toEqual([problem]);
    expect(await pointsIn(out)).toEqual({ s9: 1 });
  });

  test('more files, or more bytes of all together, than the limits allow', async () => {
    const many = Object.fromEntries([1, 2, 3, 4].map((number) => [`${number}.json`, sound]));
    expect(await gradeZip(many, { ...DEFAULT_LIMITS, fileCount: 3 })).toEqual(['. TOO_MANY_FILES']);
    const totalBytes = 2 * sound.length;
    expect(await gradeZip(many, { ...DEFAULT_LIMITS, totalBytes })).toEqual([
      '3.json ZIP_TOTAL',
      '4.json ZIP_TOTAL',
    ]);
  });
});

describe('a zip that lies or is broken', () => {
  test('an entry that unpacks to more than it says is given up while it is read', async () => {
    await writeFile(zipFile, zipSync({ 'bomb.json': new Uint8Array(20_000_000), 'sound.json': sound }));
    const bytes = await readFile(zipFile);
    // The size in the list of files says 100 bytes: the signature 01 02, then 24 bytes on.
    const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(100, at + 24);
    await writeFile(zipFile, bytes);
    const { problems } = await gradeFolder(course, zipFile, out);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['bomb.json ZIP_ENTRY_DAMAGED']);
    expect(await pointsIn(out)).toEqual({ s9: 1 });
  });

  test('one whose end is missing is refused with what to do', async () => {
    await writeFile(zipFile, zipSync({ 'sound.json': sound }).subarray(0, 100));
    await expect(gradeFolder(course, zipFile, out)).rejects.toThrow(/^ZIP_DAMAGED.*unpack it/);
  });

  test('one whose list of files is broken in the middle gives the files before it', async () => {
    const bytes = Buffer.from(zipSync({ 'a.json': sound, 'b.json': sound }));
    bytes.write('XX', bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])));
    await writeFile(zipFile, bytes);
    const { problems } = await gradeFolder(course, zipFile, out);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['. ZIP_DAMAGED']);
    expect(await pointsIn(out)).toEqual({ s9: 1 });
  });
});
