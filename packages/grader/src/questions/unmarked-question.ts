import type { DataQuestionBlock } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import type { GradedQuestion } from './graded-question.ts';

/**
 * A question of a kind that is not marked here: it stands in the gradebook without a mark, and no total counts it.
 * @param languages - of the lesson that holds it
 */
export function unmarkedQuestion(
  lessonId: string,
  { id: questionId }: DataQuestionBlock,
  languages: readonly Language[],
): GradedQuestion {
  const id = `${lessonId}#${questionId}`;
  return {
    id,
    lessonId,
    points: 1,
    isMarkedHere: false,
    languages,
    present: () => ({ question: id }),
    presentedDigest: () => '',
    mark: () => ({ notMarked: 'kind' }),
    review: () => ({ promptHtml: '' }),
    promptText: () => questionId,
    mistakesIn: () => [],
    mistakeText: (mistake) => mistake,
  };
}
