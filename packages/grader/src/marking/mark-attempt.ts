import type { Language } from '@keyway/quiz/question';
import type { FinalVerdict, GradedQuestion, NotMarkedReason } from '../questions/graded-question.ts';
import type { MergedAttempt, MergedResponse } from './merge-attempts.ts';

/** What became of one question of one student. */
export interface QuestionResult {
  id: string;
  /** Null when it was not marked: never a zero. */
  points: number | null;
  verdict?: FinalVerdict;
  notMarked?: NotMarkedReason;
  /** Why, in English, where the reason alone does not say it. */
  detail?: string;
  /** As the file held it; for feedback and statistics, not for the gradebook. */
  response?: MergedResponse;
}

/**
 * Marks every question of the course in one attempt. Scores, seeds and verdicts in the file have no way in: only the
 * digest of what was presented and the response are looked at.
 * @param language - what the student probably read in; it is tried first
 */
export function markAttempt(
  questions: readonly GradedQuestion[],
  studentId: string,
  attempt: MergedAttempt,
  language: Language,
): QuestionResult[] {
  return questions.map((question) =>
    markQuestion(question, studentId, attempt.responses.get(question.id), language),
  );
}

function markQuestion(
  question: GradedQuestion,
  studentId: string,
  response: MergedResponse | undefined,
  language: Language,
): QuestionResult {
  const { id } = question;
  if (!question.isMarkedHere) return { id, points: null, notMarked: 'kind', ...(response && { response }) };
  if (!response) return { id, points: 0, verdict: 'unanswered' };
  if (!isAsPresented(question, studentId, response, language))
    return { id, points: null, notMarked: 'presented', response };
  const mark = question.mark(studentId, response.response);
  if ('notMarked' in mark) {
    const { notMarked, detail } = mark;
    return { id, points: null, notMarked, ...(detail !== undefined && { detail }), response };
  }
  const { score, verdict } = mark;
  return { id, points: round(score * question.points, 1e10), verdict, response };
}

/** Whether the student saw the question that the course now holds, in any of its languages. */
function isAsPresented(
  { languages, presentedDigest }: GradedQuestion,
  studentId: string,
  { presented }: MergedResponse,
  probable: Language,
): boolean {
  const isIn = (language: Language): boolean => presentedDigest(studentId, language) === presented;
  return (languages.includes(probable) && isIn(probable)) || languages.some(isIn);
}

/** Without what floating point leaves at the end: a third has ten decimals, so that three of them are one. */
function round(points: number, precision: number): number {
  return Math.round(points * precision) / precision;
}

/** Points to five decimals, as many as Moodle keeps. */
export function roundPoints(points: number): number {
  return round(points, 1e5);
}

/**
 * The total of a student: null as long as a question that counts has no mark, for such a sum would be a lower grade
 * than the student has.
 */
export function totalPoints(
  questions: readonly GradedQuestion[],
  results: readonly Pick<QuestionResult, 'points' | 'notMarked'>[],
): number | null {
  let total = 0;
  for (const [index, { points, notMarked }] of results.entries()) {
    if (notMarked === 'kind' && questions[index]?.isMarkedHere === false) continue;
    if (points === null) return null;
    total += points;
  }
  return roundPoints(total);
}
