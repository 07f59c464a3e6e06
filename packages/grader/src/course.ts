import type { Lesson } from '@keyway/lesson/model';
import { GraderError } from './grader-error.ts';
import { courseQuestions } from './questions/course-questions.ts';
import { courseVersion } from './questions/course-version.ts';
import type { GradedQuestion } from './questions/graded-question.ts';

/** What is graded against. */
export interface Course {
  id: string;
  version: string;
  /** Those that count, in order. */
  questions: GradedQuestion[];
  /** Every question of the course, those included that do not count this time. */
  questionIds: ReadonlySet<string>;
  /** What a full score is; kinds that are not marked here are left out. */
  pointsPossible: number;
}

/**
 * A course out of its lessons.
 * @param lessons - as `readLessons` gives them
 * @param lessonIds - only the questions of these lessons count; undefined: all
 * @throws {GraderError} LESSON_UNKNOWN, and as `courseQuestions`
 */
export function makeCourse(
  id: string,
  lessons: readonly (readonly Lesson[])[],
  lessonIds?: readonly string[],
): Course {
  const all = courseQuestions(lessons);
  const known = [...new Set(all.map(({ lessonId }) => lessonId))];
  for (const lessonId of lessonIds ?? []) {
    if (known.includes(lessonId)) continue;
    const message = `no question stands in a lesson "${lessonId}"; these have some: ${known.join(', ')}`;
    throw new GraderError('LESSON_UNKNOWN', message);
  }
  const questions = all.filter(({ lessonId }) => lessonIds === undefined || lessonIds.includes(lessonId));
  const marked = questions.filter(({ isMarkedHere }) => isMarkedHere);
  return {
    id,
    version: courseVersion(all),
    questions,
    questionIds: new Set(all.map((question) => question.id)),
    pointsPossible: marked.reduce((sum, { points }) => sum + points, 0),
  };
}
