import { presentedDigest } from '@keyway/quiz/presented-digest';
import type { GradedQuestion } from './graded-question.ts';

/**
 * Names the state of a course by what its questions present, in every language; right answers do not count, so a page
 * may carry it. Of a question with variants one of them stands for all. 16 hex digits.
 */
export function courseVersion(questions: readonly GradedQuestion[]): string {
  const presented = questions.map((question) => [
    question.id,
    ...question.languages.map((language) => [language, question.presentedDigest('', language)]),
  ]);
  return presentedDigest(presented).slice(0, 16);
}
