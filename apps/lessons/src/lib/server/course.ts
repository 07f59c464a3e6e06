import { compute } from '@keyway/core/compute';
import { computedText } from '@keyway/core/computed-text';
import { CoreError } from '@keyway/core/core-error';
import type { Diagnostic, Lesson } from '@keyway/lesson/model';
import { type LessonFiles, readLessons } from '@keyway/lesson/read-lessons';
import type { Language } from '@keyway/quiz/question';
import { checkContainer } from '../containers/check-container.ts';
import { isSiteLanguage } from '../text/languages.ts';

/** One lesson in every language that it is written in. */
export interface CourseLesson {
  /** Its place in an address; unique in the course. */
  id: string;
  byLanguage: Map<Language, Lesson>;
}

/** Everything that the site shows. */
export interface Course {
  /** In the order of reading. */
  lessons: CourseLesson[];
  diagnostics: Diagnostic[];
  /** Paths of lessons in a language that the site has no words for. */
  leftOut: string[];
}

/** Reads a course; a lesson with problems is still a lesson, and its problems are in `diagnostics`. */
export function readCourse(files: LessonFiles): Course {
  const { lessons, diagnostics } = readLessons(files, { resolveNumber, checkContainer, checkQuestion });
  const course: Course = { lessons: [], diagnostics, leftOut: [] };
  const taken = new Set<string>();
  for (const group of lessons) {
    const byLanguage = new Map<Language, Lesson>();
    for (const lesson of group) {
      if (isSiteLanguage(lesson.language) && !byLanguage.has(lesson.language)) {
        byLanguage.set(lesson.language, lesson);
      } else course.leftOut.push(lesson.path);
    }
    if (byLanguage.size > 0) course.lessons.push({ id: addressId(group[0]?.id ?? '', taken), byLanguage });
  }
  return course;
}

/** An id that can stand in an address between two slashes, and that no other lesson has. */
function addressId(lessonId: string, taken: Set<string>): string {
  const words = lessonId.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const id = words.replace(/^-+|-+$/g, '') || 'lesson';
  let candidate = id;
  for (let count = 2; taken.has(candidate); count++) candidate = `${id}-${count}`;
  taken.add(candidate);
  return candidate;
}

function resolveNumber(expression: string, language: string): { text: string } | { error: string } {
  try {
    return { text: computedText(compute(expression), language) };
  } catch (error) {
    if (error instanceof CoreError) return { error: error.message };
    throw error;
  }
}

function checkQuestion(): string[] {
  return ['the site shows questions that are written as a task list, and no other kind; write it so'];
}
