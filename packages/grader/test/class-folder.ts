import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Attempt, AttemptFile } from '../src/attempts/attempt-file.ts';
import { printAttempts } from '../src/attempts/print-attempts.ts';
import { type GradeReport, gradeClass } from '../src/class/grade-class.ts';
import type { GradeOptions } from '../src/class/grade-options.ts';
import type { Course } from '../src/course.ts';
import { DEFAULT_LIMITS } from '../src/source/limits.ts';

/** A new folder for one test, which is taken away after it. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyway-grade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Responses by question: `{ one: ['b'] }`. */
export type Answers = Record<string, unknown>;

/** An attempt at the small course, submitted at 10:00; `studentId` matters for questions with variants. */
export function attemptAt(
  course: Course,
  answers: Answers,
  changes: Partial<Attempt> = {},
  studentId = '',
): Attempt {
  return {
    id: 'attempt-1',
    started: '2026-12-01T09:00:00.000Z',
    submitted: '2026-12-01T10:00:00.000Z',
    responses: Object.entries(answers).map(([name, response], index) => {
      const question = `01-small#${name}`;
      const known = course.questions.find(({ id }) => id === question);
      return {
        question,
        presented: known?.presentedDigest(studentId, 'hi') ?? 'unknown',
        response,
        at: `2026-12-01T09:${String(10 + index)}:00.000Z`,
      };
    }),
    ...changes,
  };
}

/** A student's attempt file with one attempt. */
export function attemptFile(
  course: Course,
  studentId: string,
  answers: Answers,
  changes: Partial<AttemptFile> = {},
): AttemptFile {
  return {
    course: { id: course.id, version: course.version },
    student: { id: studentId },
    attempts: [attemptAt(course, answers, {}, studentId)],
    ...changes,
  };
}

/** Writes files below a folder; an attempt file is printed. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Uint8Array | AttemptFile>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const isData = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, isData ? content : printAttempts(content));
  }
}

/** Grades a folder with the usual choices. */
export function gradeFolder(
  course: Course,
  source: string,
  out: string,
  changes: Partial<GradeOptions> = {},
): Promise<GradeReport> {
  return gradeClass({
    source,
    course,
    out,
    title: 'Small',
    counted: 'last',
    language: 'en',
    mayFall: false,
    limits: DEFAULT_LIMITS,
    now: '2026-12-02T00:00:00.000Z',
    onProgress: () => {},
    ...changes,
  });
}

/** Every file below a folder with its text, but the log. */
export async function textsBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && entry.name !== 'grade.log');
  const texts = files.map(async (entry): Promise<[string, string]> => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), await readFile(file, 'utf8')];
  });
  return Object.fromEntries((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Points by student id, as gradebook.json has them. */
export async function pointsIn(folder: string): Promise<Record<string, number | null>> {
  const { students } = JSON.parse(await readFile(path.join(folder, 'gradebook.json'), 'utf8'));
  return Object.fromEntries(
    students.map(({ id, points }: { id: string; points: number | null }) => [id, points]),
  );
}
