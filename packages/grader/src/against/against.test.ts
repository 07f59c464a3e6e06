import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  attemptAt,
  attemptFile,
  gradeFolder,
  pointsIn,
  scratchFolder,
  textsBelow,
  writeFiles,
} from '../../test/class-folder.ts';
import { type CourseEdits, smallCourse } from '../../test/small-course.ts';
import type { GradeReport } from '../class/grade-class.ts';
import type { Course } from '../course.ts';
import { changeText } from './compare-results.ts';

const course = smallCourse();
let folder = '';
let hands = '';
let old = '';

beforeEach(async () => {
  folder = await scratchFolder();
  hands = path.join(folder, 'hands');
  old = path.join(folder, 'old', 'gradebook.json');
  await writeFiles(hands, {
    'a.json': attemptFile(course, 's1', { one: ['b'], several: ['a'] }),
    'b.json': attemptFile(course, 's2', { one: ['c'] }),
    'c.json': attemptFile(course, 's3', { one: ['a'] }),
  });
  await gradeFolder(course, hands, path.join(folder, 'old'));
});

function gradeAgain(edits: CourseEdits, mayFall = false): Promise<GradeReport> {
  return gradeFolder(smallCourse(edits), hands, path.join(folder, 'new'), { against: old, mayFall });
}

/** The student's row in the new gradebook. */
async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { students } = JSON.parse(await readFile(path.join(folder, 'new', 'gradebook.json'), 'utf8'));
  return students.find((student: { id: string }) => student.id === id);
}

describe('a question is corrected: c is right now, no longer b', () => {
  test('who gains is told by how much and why, and nobody loses', async () => {
    const { changes } = await gradeAgain({ rightOfOne: 'c' });
    expect(changes?.map(changeText)).toEqual([
      's1: stays 1.5: the earlier mark is kept, now it would be 0.5 (01-small#one would be 0)',
      's2: 0 → 1 (+1): 01-small#one 0 → 1',
    ]);
    expect(await pointsIn(path.join(folder, 'new'))).toEqual({ s1: 1.5, s2: 1, s3: 0 });
  });

  test('marks fall where they may', async () => {
    const { changes } = await gradeAgain({ rightOfOne: 'c' }, true);
    expect(changes?.map(changeText)).toEqual([
      's1: 1.5 → 0.5 (−1): 01-small#one 1 → 0',
      's2: 0 → 1 (+1): 01-small#one 0 → 1',
    ]);
    expect(await pointsIn(path.join(folder, 'new'))).toEqual({ s1: 0.5, s2: 1, s3: 0 });
  });

  test('grading once more beside the new gradebook changes nothing', async () => {
    await gradeAgain({ rightOfOne: 'c' });
    const first = await textsBelow(path.join(folder, 'new'));
    await copyFile(path.join(folder, 'new', 'gradebook.json'), path.join(folder, 'newer.json'));
    old = path.join(folder, 'newer.json');
    await gradeAgain({ rightOfOne: 'c' });
    expect(await textsBelow(path.join(folder, 'new'))).toEqual(first);
  });
});

test('the same course and files: nobody changes', async () => {
  const { changes } = await gradeAgain({});
  expect(changes).toEqual([]);
});

test('a mark stands when the text of its question has changed since', async () => {
  await writeFiles(hands, { 'a.json': attemptFile(course, 's1', {}, { attempts: [inEnglish('b')] }) });
  await gradeFolder(course, hands, path.join(folder, 'old'));
  await gradeAgain({ asks: 'Where to?' }, true);
  expect(await rowOf('s1')).toMatchObject({
    points: 1,
    kept: { questions: [{ id: '01-small#one', now: null }], totalNow: null },
  });
});

/** An attempt that answers `one` as read in English. */
function inEnglish(option: string): ReturnType<typeof attemptAt> {
  const attempt = attemptAt(course, { one: [option] });
  const presented = course.questions[0]!.presentedDigest('', 'en');
  return { ...attempt, responses: attempt.responses.map((response) => ({ ...response, presented })) };
}

describe('attempts that come and go', () => {
  test('a later attempt that is worse does not count', async () => {
    const later = { id: 'attempt-2', submitted: '2026-12-01T12:00:00.000Z' };
    await writeFiles(hands, {
      'a2.json': attemptFile(course, 's1', {}, { attempts: [attemptAt(course, { one: ['a'] }, later)] }),
    });
    const { changes } = await gradeAgain({});
    expect(changes?.map(changeText)).toEqual([
      's1: stays 1.5: the earlier mark is kept, now it would be 0 by attempt "attempt-2"',
    ]);
    expect(await rowOf('s1')).toMatchObject({ points: 1.5, attempt: { id: 'attempt-1' } });
  });

  test('a later attempt that is better does', async () => {
    const later = { id: 'attempt-2', submitted: '2026-12-01T12:00:00.000Z' };
    await writeFiles(hands, {
      'b2.json': attemptFile(course, 's2', {}, { attempts: [attemptAt(course, { one: ['b'] }, later)] }),
    });
    const { changes } = await gradeAgain({});
    expect(changes?.map(changeText)).toEqual([
      's2: 0 → 1 (+1): 01-small#one 0 → 1; attempt "attempt-2" counts in place of "attempt-1"',
    ]);
  });

  test('a file that is not there any more leaves its mark, unless marks may fall', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's4', { one: ['b'] }) });
    await gradeAgain({});
    expect(await pointsIn(path.join(folder, 'new'))).toEqual({ s1: 1.5, s2: 0, s3: 0, s4: 1 });
    await gradeAgain({}, true);
    expect(await pointsIn(path.join(folder, 'new'))).toEqual({ s1: null, s2: 0, s3: 0, s4: 1 });
  });
});

test('the instant of submission stays what it was, whatever the file says now', async () => {
  const moved = attemptAt(course, { one: ['b'] }, { submitted: '2026-11-30T08:00:00.000Z' });
  await writeFiles(hands, { 'b.json': attemptFile(course, 's2', {}, { attempts: [moved] }) });
  await gradeAgain({});
  expect(await rowOf('s2')).toMatchObject({ points: 1, attempt: { submitted: '2026-12-01T10:00:00.000Z' } });
});

test('a question that was taken out lowers nobody either', async () => {
  const short = smallCourse();
  const without: Course = {
    ...short,
    questions: short.questions.filter(({ id }) => id !== '01-small#one'),
    pointsPossible: 1,
  };
  const { changes } = await gradeFolder(without, hands, path.join(folder, 'new'), { against: old });
  expect(changes?.map(changeText)).toEqual([
    's1: stays 1.5: 01-small#one 1 → no mark; the earlier mark is kept, now it would be 0.5',
    's2: stays 0: 01-small#one 0 → no mark',
    's3: stays 0: 01-small#one 0 → no mark',
  ]);
});

describe('a file that is no earlier gradebook is refused', () => {
  test.each([
    ['{', /^GRADEBOOK_JSON/],
    ['{"format": "other"}', /^GRADEBOOK_FORMAT/],
    [
      '{"format": "keyway-gradebook", "formatVersion": 1, "course": {"id": "history"}, "students": []}',
      /^GRADEBOOK_COURSE/,
    ],
  ])('%s', async (text, message) => {
    await writeFiles(folder, { 'wrong.json': text });
    old = path.join(folder, 'wrong.json');
    await expect(gradeAgain({})).rejects.toThrow(message);
  });
});
