import path from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  type Answers,
  attemptFile,
  gradeFolder,
  pointsIn,
  scratchFolder,
  textsBelow,
  writeFiles,
} from '../../test/class-folder.ts';
import { createRandom, damage } from '../../test/damage.ts';
import { smallCourse } from '../../test/small-course.ts';
import type { AttemptFile } from '../attempts/attempt-file.ts';
import { printAttempts } from '../attempts/print-attempts.ts';
import { GraderError } from '../grader-error.ts';
import { readRoster } from '../roster/read-roster.ts';

const SEED = 20261201;
const FILE_COUNT = 1000;
const course = smallCourse();

/** One bit of the student's id turned over. */
function wrongId(bytes: Uint8Array, random: (bound: number) => number): Uint8Array {
  const wrong = Buffer.from(bytes);
  const at = wrong.indexOf('"student": {"id":"s') + '"student": {"id":"s'.length + random(2);
  wrong[at] = (wrong[at] ?? 0) ^ (1 << random(4));
  return wrong;
}

/** Options of a student by number, so that answers differ. */
function answersOf(number: number): Answers {
  return { one: ['abc'[number % 3]], several: number % 2 === 0 ? ['a', 'c'] : ['b'] };
}

// Ids one letter apart: one wrong bit in a file makes it another student's.
const files = Array.from({ length: 40 }, (_, number): [string, AttemptFile] => [
  `attempts-s${number}.json`,
  attemptFile(course, `s${number}`, answersOf(number)),
]);

test(`${FILE_COUNT} files damaged at random (seed ${SEED}): no crash, and no other student's mark or page is another`, async () => {
  const folder = await scratchFolder();
  const hands = path.join(folder, 'hands');
  const sound = files.slice(0, 20);
  const lost = files.slice(20);
  await writeFiles(hands, Object.fromEntries(sound));
  await gradeFolder(course, hands, path.join(folder, 'before'));

  const random = createRandom(SEED);
  const damaged: Record<string, Uint8Array> = {};
  for (let count = 0; count < FILE_COUNT; count++) {
    const [name, file] = lost[count % lost.length]!;
    const later = {
      ...file,
      attempts: file.attempts.map((one) => ({ ...one, submitted: '2026-12-02T10:00:00.000Z' })),
    };
    const bytes = Buffer.from(printAttempts(later));
    // Every fifth has one wrong bit, in the id: the file of s30 then says s10, whose own file is sound.
    damaged[`damaged/${count}/${name}`] = count % 5 === 0 ? wrongId(bytes, random) : damage(bytes, random);
  }
  await writeFiles(hands, damaged);
  const { problems } = await gradeFolder(course, hands, path.join(folder, 'after'));

  const before = await pointsIn(path.join(folder, 'before'));
  expect(Object.keys(before).length).toBe(20);
  expect(await pointsIn(path.join(folder, 'after'))).toMatchObject(before);
  const pages = await textsBelow(path.join(folder, 'before', 'feedback'));
  expect(await textsBelow(path.join(folder, 'after', 'feedback'))).toMatchObject(pages);
  expect(problems.length).toBeGreaterThan(FILE_COUNT * 0.9);
});

test(`200 damaged zips (seed ${SEED}): each is refused or read, and gives nobody another mark`, async () => {
  const folder = await scratchFolder();
  const sound = Object.fromEntries(
    files.slice(0, 6).map(([name, file]) => [name, Buffer.from(printAttempts(file))]),
  );
  await writeFiles(folder, { 'sound.zip': zipSync(sound) });
  await gradeFolder(course, path.join(folder, 'sound.zip'), path.join(folder, 'out'));
  const marks = await pointsIn(path.join(folder, 'out'));
  const random = createRandom(SEED);
  const zip = zipSync(sound);
  let readCount = 0;
  for (let count = 0; count < 200; count++) {
    await writeFiles(folder, { 'damaged.zip': damage(zip, random) });
    const out = path.join(folder, `out-${count}`);
    const grading = gradeFolder(course, path.join(folder, 'damaged.zip'), out);
    const outcome = await grading.then(
      () => 'read',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^(read$|ZIP_DAMAGED)/);
    const points = await pointsIn(out).catch(() => ({}));
    expect(marks).toMatchObject(points);
    readCount += Object.keys(points).length;
  }
  expect(readCount).toBeGreaterThan(0);
});

test(`1,000 damaged rosters (seed ${SEED}): each is refused with a code or read`, () => {
  const rows = files.map(
    ([, { student }], number) => `${student.id},"Name, ${number}",n${number}@example.org,hi,A`,
  );
  const bytes = Buffer.from(['id,name,email,language,Section', ...rows].join('\r\n'));
  const random = createRandom(SEED);
  let readCount = 0;
  for (let count = 0; count < 1000; count++) {
    const damaged = damage(bytes, random);
    try {
      readCount += readRoster(damaged, 'roster.csv').students.length > 0 ? 1 : 0;
    } catch (error) {
      expect(error).toBeInstanceOf(GraderError);
    }
  }
  expect(readCount).toBeGreaterThan(100);
});
