import { resolveNumber } from '@keyway/core/resolve-number';
import { checkContainer } from '@keyway/lesson/containers/check-container';
import type { Diagnostic, Lesson } from '@keyway/lesson/model';
import { type LessonFiles, readLessons } from '@keyway/lesson/read-lessons';
import { checkQuestion } from '@keyway/quiz/check-question';
import type { Language } from '@keyway/quiz/question';
import { readQuestionFacts } from '@keyway/quiz/question-facts';
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
  const { lessons, diagnostics } = readLessons(files, {
    resolveNumber,
    checkContainer,
    checkQuestion,
    questionFacts: readQuestionFacts,
  });
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
  const words = lessonId.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
  const id = words.replace(/^-+|-+$/g, '') || 'lesson';
  let candidate = id;
  for (let count = 2; taken.has(candidate); count++) candidate = `${id}-${count}`;
  taken.add(candidate);
  return candidate;
}
