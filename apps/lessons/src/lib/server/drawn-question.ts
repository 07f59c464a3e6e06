import type { ChoiceQuestionBlock, QuestionBlock } from '@keyway/lesson/model';
import type { ChoiceQuestion } from '@keyway/quiz/choice';
import { readQuestion } from '@keyway/quiz/read-question';
import type { VariantQuizQuestion } from '../page/page-lesson.ts';
import { inlineHtml } from '../text/inline-html.ts';

/**
 * A question block as the page draws it: choice questions alike, however they are written.
 * @returns undefined for data that is no question; the lesson's diagnostics say why
 */
export function drawnQuestion(block: QuestionBlock): ChoiceQuestionBlock | VariantQuizQuestion | undefined {
  if (block.form === 'choice') return block;
  const reading = readQuestion(block.data, block.id);
  if (!('question' in reading)) return undefined;
  const { question } = reading;
  return question.kind === 'choice' ? choiceBlock(question, block.line) : question;
}

/** A choice question of plain texts; its options stand in the author's order, as on paper. */
function choiceBlock(
  { id, options, isMultiple, texts }: ChoiceQuestion,
  line: number,
): ChoiceQuestionBlock | undefined {
  if (texts === undefined) return undefined;
  const { prompt, explanation } = texts;
  return {
    kind: 'question',
    form: 'choice',
    id,
    promptHtml: inlineHtml(prompt),
    promptText: prompt,
    options: options.map((option) => {
      const text = texts.options[option.id] ?? '';
      const feedback = texts.feedback[option.id];
      return {
        id: option.id,
        html: inlineHtml(text),
        text,
        isRight: option.isRight,
        ...(feedback !== undefined && { feedbackHtml: `<p>${inlineHtml(feedback)}</p>` }),
      };
    }),
    isMultiple,
    isGraded: true,
    ...(explanation !== undefined && { explanationHtml: `<p>${inlineHtml(explanation)}</p>` }),
    line,
  };
}
