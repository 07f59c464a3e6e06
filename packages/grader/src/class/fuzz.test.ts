import path from 'node:path';
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
import { smallCourse } from '../../test/small-course.ts';
import type { AttemptFile } from '../attempts/attempt-file.ts';
import { printAttempts } from '../attempts/print-attempts.ts';

const SEED = 20261201;
const FILE_COUNT = 1000;
const course = smallCourse();

/** Marsaglia's xorshift32: whole numbers below a bound. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** One to eight damages: bits, bytes, pieces lost, doubled or moved, the end cut off. */
function damage(bytes: Uint8Array, random: (bound: number) => number): Uint8Array {
  let damaged: Buffer = Buffer.from(bytes);
  for (let left = 1 + random(8); left > 0; left--) {
    const at = random(damaged.length + 1);
    const length = 1 + random(40);
    const piece = damaged.subarray(at, at + length);
    const [before, after] = [damaged.subarray(0, at), damaged.subarray(at + length)];
    const choices: (() => Buffer)[] = [
      () => Buffer.concat([before, Buffer.from(piece).map((byte) => byte ^ (1 << random(8))), after]),
      () => Buffer.concat([before, Buffer.from([random(256)]), piece.subarray(1), after]),
      () => Buffer.concat([before, Buffer.from('"s7", {]'), after]),
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, piece, piece, after]),
      () => Buffer.concat([after, before, piece]),
      () => before,
    ];
    damaged = choices[random(choices.length)]!();
  }
  return damaged;
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
    damaged[`damaged/${count}/${name}`] = damage(Buffer.from(printAttempts(later)), random);
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
