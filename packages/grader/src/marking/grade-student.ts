import type { Language } from '@keyway/quiz/question';
import type { Course } from '../course.ts';
import type { Problem } from '../problem.ts';
import { type CountedRule, chooseAttempt } from './choose-attempt.ts';
import { markAttempt, type QuestionResult, totalPoints } from './mark-attempt.ts';
import { type MergedAttempt, mergeAttempts, type NamedAttempts } from './merge-attempts.ts';
import { reportUnmarked } from './report-unmarked.ts';
import type { GradebookQuestion, Standing, StudentResult } from './student-result.ts';

/** Who is graded, as the roster says, or without one the student's files. */
export interface Person {
  id: string;
  name: string;
  email: string;
  language?: Language;
  more: Record<string, string>;
  standing: Standing;
}

/** A student's row of the gradebook, and what the feedback page shows besides. */
export interface GradedStudent {
  result: StudentResult;
  marks: QuestionResult[];
}

/** One student's attempts, read and merged. */
export interface StudentGrading {
  /** By the attempt that counts. */
  graded: GradedStudent;
  /** By another attempt; undefined when it was not handed in. */
  gradeBy(attemptId: string): GradedStudent | undefined;
}

/**
 * Grades one student out of all the files that are theirs.
 * @param files - none when nothing was handed in
 * @param problems - is added to
 */
export function gradeStudent(
  course: Course,
  person: Person,
  files: readonly NamedAttempts[],
  rule: CountedRule,
  fallbackLanguage: Language,
  problems: Problem[],
): StudentGrading {
  const attempts = mergeAttempts(files, problems);
  const language = person.language ?? files.findLast(({ file }) => file.language)?.file.language;
  const nothing: StudentResult = {
    id: person.id,
    name: person.name,
    email: person.email,
    language: language ?? fallbackLanguage,
    standing: person.standing,
    more: person.more,
    attemptCount: attempts.length,
    points: null,
    questions: [],
  };
  const grade = (attempt: MergedAttempt): GradedStudent => {
    const marks = markAttempt(course.questions, person.id, attempt, nothing.language);
    return { marks, result: { ...nothing, ...rowOf(course, attempt, marks) } };
  };
  const counted = chooseAttempt(attempts, rule, (attempt) => earned(grade(attempt).marks));
  const graded = counted ? grade(counted) : { result: nothing, marks: [] };
  if (counted) reportUnmarked(course, person.id, counted, graded.marks, files, problems);
  return {
    graded,
    gradeBy: (attemptId) => {
      const attempt = attempts.find(({ id }) => id === attemptId);
      return attempt && grade(attempt);
    },
  };
}

function rowOf(
  course: Course,
  { id, started, submitted, exam }: MergedAttempt,
  marks: readonly QuestionResult[],
): Pick<StudentResult, 'attempt' | 'points' | 'questions'> {
  return {
    attempt: { id, started, ...(submitted !== undefined && { submitted }), ...(exam && { exam }) },
    points: totalPoints(course.questions, marks),
    questions: marks.map(gradebookQuestion),
  };
}

function gradebookQuestion({ id, points, verdict, notMarked, detail }: QuestionResult): GradebookQuestion {
  return {
    id,
    points,
    ...(verdict && { verdict }),
    ...(notMarked && { notMarked }),
    ...(detail !== undefined && { detail }),
  };
}

function earned(marks: readonly QuestionResult[]): number {
  return marks.reduce((sum, { points }) => sum + (points ?? 0), 0);
}
