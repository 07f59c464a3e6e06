import type { Course } from '../course.ts';
import type { GradedStudent, StudentGrading } from '../marking/grade-student.ts';
import { totalPoints } from '../marking/mark-attempt.ts';
import type { GradebookQuestion, KeptMark, StudentResult } from '../marking/student-result.ts';

/**
 * A student's new result beside the earlier one: no mark falls unless it may, and what has no mark now keeps the one it
 * had. The instant at which an attempt was submitted stays what it was.
 * @param old - the student's row in the earlier gradebook
 */
export function upholdMarks(
  course: Course,
  old: StudentResult,
  grading: StudentGrading,
  mayFall: boolean,
): GradedStudent {
  const { graded } = grading;
  if (old.attempt === undefined) return graded;
  if (graded.result.attempt?.id === old.attempt.id) return upholdAttempt(course, old, graded, mayFall);
  if (mayFall) return graded;
  const attemptNow = graded.result.attempt?.id;
  const again = grading.gradeBy(old.attempt.id);
  const earlier = again ? upholdAttempt(course, old, again, mayFall) : withoutFiles(old, graded.result);
  if (!isLower(graded.result.points, earlier.result.points)) return graded;
  const kept: KeptMark = {
    questions: earlier.result.kept?.questions ?? [],
    ...(attemptNow !== undefined && { attemptNow }),
    totalNow: graded.result.points,
  };
  return { marks: earlier.marks, result: { ...earlier.result, kept } };
}

/** Nothing is not more than something. */
function isLower(now: number | null, old: number | null): boolean {
  return old !== null && (now === null || now < old);
}

function upholdAttempt(
  course: Course,
  old: StudentResult,
  { result, marks }: GradedStudent,
  mayFall: boolean,
): GradedStudent {
  const oldById = new Map(old.questions.map((question) => [question.id, question]));
  const keptQuestions: KeptMark['questions'] = [];
  const questions = result.questions.map((now): GradebookQuestion => {
    const before = oldById.get(now.id);
    const stands =
      before !== undefined && isLower(now.points, before.points) && (now.points === null || !mayFall);
    if (!stands) return now;
    keptQuestions.push({ id: now.id, now: now.points });
    return { id: now.id, points: before.points, ...(before.verdict && { verdict: before.verdict }) };
  });
  const total = totalPoints(course.questions, questions);
  const keepsTotal = isLower(total, old.points) && !mayFall;
  const points = keepsTotal ? old.points : total;
  const isKept = keptQuestions.length > 0 || keepsTotal;
  const attempt = result.attempt && { ...result.attempt, ...instantsOf(old) };
  return {
    marks,
    result: {
      ...result,
      ...(attempt && { attempt }),
      points,
      questions,
      ...(isKept && { kept: { questions: keptQuestions, totalNow: result.points } }),
    },
  };
}

function instantsOf(old: StudentResult): { started?: string; submitted?: string } {
  const { started, submitted } = old.attempt ?? {};
  return { ...(started !== undefined && { started }), ...(submitted !== undefined && { submitted }) };
}

/** The earlier attempt is not among the files any more: what the gradebook said of it stands. */
function withoutFiles(old: StudentResult, now: StudentResult): GradedStudent {
  const { attempt, points, questions } = old;
  return {
    marks: [],
    result: {
      ...now,
      ...(attempt && { attempt }),
      attemptCount: Math.max(1, now.attemptCount),
      points,
      questions,
    },
  };
}
