import { presentedDigest } from '../attempts/presented-digest.ts';
import type { GradedQuestion } from './graded-question.ts';

/**
 * Names the state of a course by what its questions present, in every language; right answers do not count, so a page
 * may carry it. 16 hex digits.
 */
export function courseVersion(questions: readonly GradedQuestion[]): string {
  return presentedDigest(
    questions.map((question) => [
      question.id,
      ...question.languages.map((language) => [language, question.presentedDigest('', language)]),
    ]),
  );
}
