import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { attemptFile, scratchFolder, textsBelow, writeFiles } from '../../test/class-folder.ts';
import { smallCourse, smallLessons } from '../../test/small-course.ts';

const KILL_COUNT = 50;
const STUDENT_COUNT = 80;
const child = fileURLToPath(new URL('../../test/grade-child.mjs', import.meta.url));
const course = smallCourse();

/** Grades in a process of its own, which is killed so long after it began; answers whether it was. */
async function grade(
  args: readonly string[],
  killAfterMs?: number,
): Promise<{ wasKilled: boolean; tookMs: number }> {
  const running = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(running, 'close');
  await once(running.stdout, 'data');
  const begunMs = performance.now();
  if (killAfterMs !== undefined) {
    await Promise.race([wait(killAfterMs), closed]);
    running.kill('SIGKILL');
  }
  const [, signal] = await closed;
  return { wasKilled: signal === 'SIGKILL', tookMs: performance.now() - begunMs };
}

/** Results that stand under their names. */
async function standing(out: string): Promise<Record<string, string>> {
  const texts = Object.entries(await textsBelow(out).catch(() => ({})));
  return Object.fromEntries(texts.filter(([name]) => !name.startsWith('.keyway-part')));
}

test(`killed at ${KILL_COUNT} random moments: what stands is whole each time, and the next start gives the same gradebook`, {
  timeout: 300_000,
}, async () => {
  const folder = await scratchFolder();
  const at = (name: string): string => path.join(folder, name);
  const students = Array.from({ length: STUDENT_COUNT }, (_, number) => `s${number}`);
  const files = students.map((id, number) => [
    `${id}.json`,
    attemptFile(course, id, { one: ['abc'[number % 3]] }),
  ]);
  await writeFiles(at('hands'), Object.fromEntries(files));
  await writeFiles(folder, { 'lessons.json': JSON.stringify(smallLessons()) });
  const args = (out: string): string[] => [at('lessons.json'), at('hands'), at(out)];

  let { tookMs } = await grade(args('whole'));
  const whole = await standing(at('whole'));
  expect(Object.keys(whole).length).toBe(STUDENT_COUNT + 5);

  let halfWay = 0;
  for (let kills = 0, turn = 0; kills < KILL_COUNT; turn++) {
    // It goes on where it was killed before; every tenth time it then comes to its end and begins with nothing.
    const run = await grade(args('out'), tookMs * Math.random());
    if (run.wasKilled) kills += 1;
    else tookMs = Math.min(tookMs, run.tookMs);
    const texts = await standing(at('out'));
    expect(whole).toMatchObject(texts);
    if (Object.keys(texts).length % (STUDENT_COUNT + 5) !== 0) halfWay += 1;
    if (turn % 10 !== 9) continue;
    await grade(args('out'));
    expect(await standing(at('out'))).toEqual(whole);
    await rm(at('out'), { recursive: true });
  }
  expect(halfWay).toBeGreaterThan(0);
});
