import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseLesson } from '@keyway/lesson/parse-lesson';
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
import { smallCourse } from '../../test/small-course.ts';
import { makeCourse } from '../course.ts';
import { problemText } from '../problem.ts';

const course = smallCourse();
const ROSTER = 'id,name,email,language\ns1,आशा वर्मा,asha@example.org,hi\ns2,Bruno,bruno@example.org,es\n';
let folder = '';
let hands = '';
let out = '';
let roster = '';

beforeEach(async () => {
  folder = await scratchFolder();
  hands = path.join(folder, 'hands');
  out = path.join(folder, 'out');
  roster = path.join(folder, 'roster.csv');
  await writeFiles(folder, { 'roster.csv': ROSTER });
});

describe('one attempt counts, whole', () => {
  test('marks are points, partial credit included, and a question without an answer is 0', async () => {
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', { one: ['b'], several: ['a'] }),
      'b.json': attemptFile(course, 's2', { several: ['a', 'c'] }),
    });
    const { problems } = await gradeFolder(course, hands, out, { roster });
    expect([await pointsIn(out), problems]).toEqual([{ s1: 1.5, s2: 1 }, []]);
  });

  test('thirds add up: three questions with a third of their points each make one point', async () => {
    const box = (isRight: boolean, text: string): string => `- [${isRight ? 'x' : ' '}] ${text}\n`;
    const options = [box(true, '1'), box(true, '2'), box(true, '3'), box(false, '4')].join('');
    const questions = [1, 2, 3].map(
      (number) => `**Question:** Which of ${number}? {#q${number}}\n\n${options}`,
    );
    const text = `---\nid: 01-small\ntitle: S\n---\n\n## S {#s}\n\n${questions.join('\n')}`;
    const thirds = makeCourse('small', [[parseLesson(text, { path: '01-small/hi.md' })]]);
    await writeFiles(hands, { 'a.json': attemptFile(thirds, 's1', { q1: ['a'], q2: ['b'], q3: ['c'] }) });
    await gradeFolder(thirds, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 1 });
  });

  test('identical copies and a file that holds part of the same attempt change nothing', async () => {
    const whole = attemptFile(course, 's1', { one: ['b'], several: ['a', 'c'] });
    await writeFiles(hands, {
      'a.json': whole,
      'copy/a.json': whole,
      'part.json': attemptFile(course, 's1', { one: ['b'] }),
    });
    await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 2 });
  });

  test('two attempts in two files are never added up', async () => {
    const later = { id: 'attempt-2', submitted: '2026-12-01T11:00:00.000Z' };
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', { one: ['b'] }),
      'b.json': attemptFile(course, 's1', {}, { attempts: [attemptAt(course, { several: ['a'] }, later)] }),
    });
    await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 0.5 });
    await gradeFolder(course, hands, out, { counted: 'best' });
    expect(await pointsIn(out)).toEqual({ s1: 1 });
    await gradeFolder(course, hands, out, { counted: 'first' });
    expect(await pointsIn(out)).toEqual({ s1: 1 });
  });

  test('an attempt that was never submitted counts where no other was', async () => {
    const { submitted: _, ...open } = attemptAt(course, { one: ['b'] }, { id: 'open' });
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', {}, { attempts: [open] }),
      'b.json': attemptFile(course, 's2', {}, { attempts: [open, attemptAt(course, { one: ['a'] })] }),
    });
    await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 1, s2: 0 });
  });
});

describe('what decides a mark', () => {
  test('a score, seed or verdict in the file changes nothing', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', { one: ['a'] }) });
    await gradeFolder(course, hands, out);
    const honest = await textsBelow(out);
    const text = await readFile(path.join(hands, 'a.json'), 'utf8');
    const claims = '"score": 1, "seed": 7, "verdict": "right", "points": 99,';
    const claiming = text
      .replace('{\n', `{\n${claims}`)
      .replace('"student": {', `"student": {${claims}`)
      .replaceAll('{"question"', `{${claims}"question"`)
      .replaceAll('{"id":"attempt-1"', `{${claims}"id":"attempt-1"`);
    expect(claiming.split('"score"').length).toBe(5);
    await writeFiles(hands, { 'a.json': claiming });
    await gradeFolder(course, hands, out);
    expect(await textsBelow(out)).toEqual(honest);
  });

  test('a kind that is not marked here is never a zero, and no total counts it', async () => {
    const withCode = smallCourse({ withCode: true });
    await writeFiles(hands, {
      'a.json': attemptFile(withCode, 's1', { one: ['b'], several: ['a', 'c'], program: 'print(1)' }),
    });
    await gradeFolder(withCode, hands, out);
    const { pointsPossible, students } = JSON.parse(await readFile(path.join(out, 'gradebook.json'), 'utf8'));
    expect([pointsPossible, students[0].points]).toEqual([2, 2]);
    expect(students[0].questions[2]).toEqual({ id: '01-small#program', points: null, notMarked: 'kind' });
  });

  test('of another state of the course the same questions are marked and the others reported', async () => {
    const before = smallCourse();
    await writeFiles(hands, { 'a.json': attemptFile(before, 's1', { one: ['b'], several: ['a', 'c'] }) });
    const text = await readFile(path.join(hands, 'a.json'), 'utf8');
    const digest = before.questions[0]!.presentedDigest('', 'hi');
    const other = text
      .replace(digest, '0123456789abcdef')
      .replace(before.version, 'f00d')
      .replace(/,\n {2}"checksum".*/, '');
    await writeFiles(hands, { 'a.json': other });
    const { problems } = await gradeFolder(course, hands, out);
    const { students } = JSON.parse(await readFile(path.join(out, 'gradebook.json'), 'utf8'));
    expect(students[0]).toMatchObject({
      points: null,
      questions: [
        { id: '01-small#one', points: null, notMarked: 'presented' },
        { id: '01-small#several', points: 1 },
      ],
    });
    expect(problems).toEqual([
      { file: 'a.json', code: 'PRESENTED_OTHERWISE', message: expect.stringContaining('01-small#one') },
    ]);
  });

  test('a text that changed in one language leaves answers in the others alone', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', { one: ['b'] }) });
    await gradeFolder(smallCourse({ asks: 'Where to?' }), hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 1 });
  });
});

test('the order of files and their folders do not show in the results', async () => {
  const files = {
    s1: attemptFile(course, 's1', { one: ['b'] }),
    s2: attemptFile(course, 's2', { one: ['c'], several: ['b'] }),
    s3: attemptFile(course, 's3', { several: ['a'] }),
  };
  await writeFiles(hands, { 'x.json': files.s1, 'y.json': files.s2, 'z.json': files.s3 });
  await gradeFolder(course, hands, out, { roster });
  const other = path.join(folder, 'other');
  await writeFiles(other, { 'z.json': files.s3, 'y.json': files.s2, 'x.json': files.s1 });
  await gradeFolder(course, other, path.join(folder, 'out2'), { roster, now: '2027-01-01T00:00:00.000Z' });
  expect(await textsBelow(path.join(folder, 'out2'))).toEqual(await textsBelow(out));
  expect(Object.keys(await textsBelow(out))).toEqual([
    'feedback/s1.html',
    'feedback/s2.html',
    'feedback/s3.html',
    'gradebook-canvas.csv',
    'gradebook-moodle.csv',
    'gradebook.json',
    'statistics.html',
    'statistics.json',
  ]);
});

test('statistics say what share was right and which wrong option most chose', async () => {
  await writeFiles(hands, {
    'a.json': attemptFile(course, 's1', { one: ['b'] }),
    'b.json': attemptFile(course, 's2', { one: ['c'] }),
    'c.json': attemptFile(course, 's3', { one: ['c'] }),
    'd.json': attemptFile(course, 's4', { one: ['a'] }),
  });
  await gradeFolder(course, hands, out);
  const { questions } = JSON.parse(await readFile(path.join(out, 'statistics.json'), 'utf8'));
  expect(questions[0]).toEqual({
    id: '01-small#one',
    points: 1,
    isMarkedHere: true,
    marked: 4,
    right: 1,
    unanswered: 0,
    notMarked: 0,
    rightShare: 0.25,
    meanShare: 0.25,
    commonMistake: {
      id: 'c',
      count: 2,
      text: { en: 'By its <size>', es: 'Por su tamaño', hi: 'अपने आकार से' },
    },
  });
  expect(questions[1]).toMatchObject({ unanswered: 4, rightShare: 0, commonMistake: null });
  expect(await readFile(path.join(out, 'statistics.html'), 'utf8')).toContain(
    'By its &lt;size&gt; (2 students)',
  );
});

test('results inside the folder of the attempts are refused', async () => {
  await writeFiles(hands, { 'a.json': attemptFile(course, 's1', { one: ['b'] }) });
  await expect(gradeFolder(course, hands, path.join(hands, 'out'))).rejects.toThrow(/^OUT_INSIDE/);
});

test('results that cannot be written say so', async () => {
  await writeFiles(folder, { 'hands/a.json': attemptFile(course, 's1', { one: ['b'] }), taken: 'a file' });
  await expect(gradeFolder(course, hands, path.join(folder, 'taken'))).rejects.toThrow(/^OUT_UNWRITABLE/);
});

test('a page of somebody who is not graded any more goes, what the teacher put beside it stays', async () => {
  await writeFiles(hands, {
    'a.json': attemptFile(course, 's1', { one: ['b'] }),
    'b.json': attemptFile(course, 's2', { one: ['b'] }),
  });
  await gradeFolder(course, hands, out);
  await writeFiles(out, { 'feedback/notes.html': '<p>mine' });
  await rm(path.join(hands, 'b.json'));
  await gradeFolder(course, hands, out);
  const names = Object.keys(await textsBelow(path.join(out, 'feedback')));
  expect(names).toEqual(['notes.html', 's1.html']);
});

test('a name in a file cannot reach the terminal as more than a name', async () => {
  const id = 's\u001b[2Jx\u202e';
  await writeFiles(hands, { 'a.json': attemptFile(course, id, { one: ['b'] }) });
  const { problems } = await gradeFolder(course, hands, out, { roster });
  expect(problems.map(problemText)).toEqual([expect.stringContaining('"s\\u001b[2Jx\\u202e"')]);
});
