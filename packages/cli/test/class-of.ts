import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { printAttempts } from '@keyway/grader/attempts/print-attempts';
import { type Course, makeCourse } from '@keyway/grader/course';
import { readLessonPath } from '../src/lesson-folder.ts';

/** The lessons of the repository. */
export const lessonFolder: string = fileURLToPath(new URL('../../../lessons', import.meta.url));

/** The course that these lessons are. */
export function siteCourse(): Course {
  return makeCourse('keyway', readLessonPath(lessonFolder).lessons);
}

/**
 * Writes a class that has answered the course: of a choice student `s1` option a and `s2` option b, and so on; of a
 * number and a partition each their own number; nothing where there are several fields.
 * @returns the folder
 */
export async function writeClass(folder: string, course: Course, studentCount: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= studentCount; number++) {
    const id = `s${number}`;
    const responses = course.questions.map((question) => ({
      question: question.id,
      presented: question.presentedDigest(id, 'en'),
      response: answerOf(number, question.present(id, 'en')),
      at: '2026-12-01T09:30:00.000Z',
    }));
    const attempt = {
      id: 'only',
      started: '2026-12-01T09:00:00.000Z',
      submitted: '2026-12-01T10:00:00.000Z',
      responses,
    };
    const text = printAttempts({
      course: { id: course.id, version: course.version },
      student: { id },
      language: 'en',
      attempts: [attempt],
    });
    await writeFile(path.join(folder, `attempts-${id}.json`), text);
  }
  return folder;
}

function answerOf(number: number, presented: unknown): unknown {
  const { kind } = presented as { kind?: string };
  if (kind === 'number' || kind === 'partition') return String(number);
  if (kind === 'assignment' || kind === 'trace' || kind === 'code') return null;
  return [number % 2 === 1 ? 'a' : 'b'];
}
