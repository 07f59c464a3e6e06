import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptFile, gradeFolder, scratchFolder, writeFiles } from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';

const course = smallCourse();
let folder = '';

beforeEach(async () => {
  folder = await scratchFolder();
  await writeFiles(path.join(folder, 'hands'), {
    'a.json': attemptFile(course, 's1', { one: ['b'], several: ['a'] }),
    'b.json': attemptFile(course, 'guest', { one: ['b'] }),
  });
});

/** Grades with a roster and answers a CSV file of the results as text. */
async function csvOf(name: string, roster: string): Promise<string> {
  await writeFiles(folder, { 'roster.csv': roster });
  await gradeFolder(course, path.join(folder, 'hands'), path.join(folder, 'out'), {
    roster: path.join(folder, 'roster.csv'),
    title: 'Test 1 (123)',
  });
  return readFile(path.join(folder, 'out', name), 'utf8');
}

const ROSTER =
  'id,name,email,language,Section,Canvas ID\ns1,आशा वर्मा,asha@example.org,hi,A,77\ns2,Bo,bo@example.org,,B,\n';

test('Canvas: Student first, ID second, Section last of the student, what is possible below, an empty cell for no score', async () => {
  expect(await csvOf('gradebook-canvas.csv', ROSTER)).toBe(
    [
      '\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Test 1 (123)',
      '    Points Possible,,,,,2',
      'आशा वर्मा,77,s1,asha@example.org,A,1.5',
      'Bo,,s2,bo@example.org,B,',
      '',
    ].join('\r\n'),
  );
});

test('Moodle: a percentage, feedback only beside a grade, and the other columns kept', async () => {
  expect(await csvOf('gradebook-moodle.csv', ROSTER)).toBe(
    [
      '\ufeffID number,Full name,Email address,Section,Canvas ID,Test 1 (123) (Real),Test 1 (123) feedback',
      's1,आशा वर्मा,asha@example.org,A,77,75,1.5 / 2: 01-small#one 1; 01-small#several 0.5',
      's2,Bo,bo@example.org,B,,,',
      '',
    ].join('\r\n'),
  );
});

describe('a cell that a spreadsheet would run begins with an apostrophe', () => {
  test.each([
    ['=HYPERLINK("http://x.example","y")', '\'=HYPERLINK("http://x.example","y")'],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['A=1', 'A=1'],
  ])('%s', async (name, written) => {
    const roster = `id,name,Group\ns1,"${name.replaceAll('"', '""')}","${name.replaceAll('"', '""')}"\n`;
    const moodle: string[][] = parse(await csvOf('gradebook-moodle.csv', roster), { bom: true });
    const canvas: string[][] = parse(
      await readFile(path.join(folder, 'out', 'gradebook-canvas.csv'), 'utf8'),
      { bom: true },
    );
    expect(moodle[1]?.slice(1, 5)).toEqual([written, '', written, '75']);
    expect(canvas[2]?.[0]).toBe(written);
  });
});

test('who is not on the roster, or shares an id, is in gradebook.json and in no CSV file', async () => {
  await writeFiles(path.join(folder, 'hands'), { 'c.json': attemptFile(course, 's2', { one: ['b'] }) });
  const csv = await csvOf('gradebook-moodle.csv', 'id,name\ns1,Ana\ns2,Bo\ns2,Cy\n');
  const { students, problems } = JSON.parse(
    await readFile(path.join(folder, 'out', 'gradebook.json'), 'utf8'),
  );
  const rows: string[][] = parse(csv, { bom: true });
  expect(rows.map(([id]) => id)).toEqual(['ID number', 's1']);
  expect(students.map(({ id, standing, points }: Record<string, unknown>) => [id, standing, points])).toEqual(
    [
      ['s1', 'on-roster', 1.5],
      ['s2', 'shared-id', 1],
      ['guest', 'not-on-roster', 1],
    ],
  );
  expect(problems.map(({ file, line, code }: Record<string, unknown>) => [file, line, code])).toEqual([
    ['b.json', undefined, 'NOT_ON_ROSTER'],
    ['c.json', undefined, 'SHARED_ID'],
    ['roster.csv', 4, 'ROSTER_ID_TWICE'],
  ]);
});

test('two students who typed one id: the name on the roster decides, the other file is named', async () => {
  await writeFiles(path.join(folder, 'hands'), {
    'a.json': attemptFile(course, 's1', { one: ['a'] }, { student: { id: 's1', name: 'Ana  Díaz' } }),
    'c.json': attemptFile(course, 's1', { one: ['b'] }, { student: { id: 's1', name: 'Bo' } }),
  });
  await csvOf('gradebook-moodle.csv', 'id,name\ns1,ana díaz\n');
  const { students, problems } = JSON.parse(
    await readFile(path.join(folder, 'out', 'gradebook.json'), 'utf8'),
  );
  expect(students[0].points).toBe(0);
  expect(problems.map(({ file, code }: Record<string, unknown>) => [file, code])).toEqual([
    ['b.json', 'NOT_ON_ROSTER'],
    ['c.json', 'STUDENT_NAME_OTHER'],
  ]);
});
