import type { DataQuestionBlock } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import { inlineHtml } from '../output/inline-html.ts';
import type { GradedQuestion } from './graded-question.ts';

/**
 * A question of a kind that is not marked here: it stands in the gradebook without a mark, and no total counts it.
 * @param blocks - the question in each language of the lesson that holds it
 */
export function unmarkedQuestion(
  lessonId: string,
  { id: questionId }: DataQuestionBlock,
  blocks: ReadonlyMap<Language, DataQuestionBlock>,
): GradedQuestion {
  const id = `${lessonId}#${questionId}`;
  const promptText = (language: Language): string => promptOf(blocks.get(language)) ?? questionId;
  return {
    id,
    lessonId,
    points: 1,
    isMarkedHere: false,
    languages: [...blocks.keys()],
    present: () => ({ question: id }),
    presentedDigest: () => '',
    mark: () => ({ notMarked: 'kind' }),
    review: (_, language) => ({ promptHtml: `<p>${inlineHtml(promptText(language), language)}</p>` }),
    promptText,
    mistakesIn: () => [],
    mistakeText: (mistake) => mistake,
  };
}

function promptOf(block: DataQuestionBlock | undefined): string | undefined {
  const { prompt } = Object(block?.data);
  return typeof prompt === 'string' ? prompt : undefined;
}
