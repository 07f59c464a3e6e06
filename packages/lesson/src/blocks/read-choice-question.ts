import type { BlockNode } from '../block-nodes.ts';
import { inlineOf, innerNodes } from '../block-nodes.ts';
import { reportInline } from '../inline-place.ts';
import { inlineText } from '../inline-text.ts';
import type { LessonReader } from '../lesson-reader.ts';
import type { ChoiceQuestionBlock, QuestionOption } from '../model.ts';
import type { OptionSource, QuestionSource } from '../rules/questions.ts';
import { matchAnswer } from './match-answer.ts';
import { optionId } from './option-id.ts';

/** Feedback under an option: its sub-bullets, one a line where each is a single paragraph. */
function feedbackHtml(reader: LessonReader, lists: readonly BlockNode[]): string {
  const parts: string[] = [];
  for (const item of lists.flatMap((list) => innerNodes(reader.tokens, list))) {
    const inside = innerNodes(reader.tokens, item);
    const inline = inside.length === 1 ? inlineOf(reader.tokens, inside[0]) : undefined;
    parts.push(inline === undefined ? reader.blocksHtml(inside) : reader.inlineHtml(inline));
  }
  return parts.join('<br>\n');
}

function readOption(reader: LessonReader, source: OptionSource, index: number): QuestionOption {
  const option: QuestionOption = {
    id: optionId(index),
    html: reader.inlineHtml(source.text) + reader.blocksHtml(source.more),
    text: inlineText(source.text.children),
    isRight: source.isRight === true,
  };
  if (source.feedback.length > 0) option.feedbackHtml = feedbackHtml(reader, source.feedback);
  return option;
}

function checkOptions(
  reader: LessonReader,
  source: QuestionSource,
  options: readonly QuestionOption[],
): void {
  const { context } = reader;
  if (options.length < 2) {
    context.report(
      source.line,
      source.column,
      'OPTIONS_TOO_FEW',
      'a question needs two options or more; add one',
    );
  }
  const hasBoxes = source.options.some((option) => option.isRight !== undefined);
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    const { line, column, isRight } = source.options[index] ?? { ...source, isRight: undefined };
    if (hasBoxes && isRight === undefined) {
      const message = 'this option has no box and counts as wrong; write "[ ]" or "[x]" before it';
      context.report(line, column, 'OPTION_BOX', message);
    }
    if (option.text === '')
      context.report(line, column, 'OPTION_EMPTY', 'this option has no text; write one');
    else if (seen.has(option.text)) {
      context.report(line, column, 'OPTION_TWICE', `"${option.text}" is an option twice; change one of them`);
    }
    seen.add(option.text);
  }
  if (hasBoxes && !options.some((option) => option.isRight)) {
    context.report(
      source.line,
      source.column,
      'RIGHT_OPTION_MISSING',
      'no option is right; mark one with "[x]"',
    );
  }
}

/** Holds the answer against the marked options; without any mark, it is the mark. */
function applyAnswer(reader: LessonReader, source: QuestionSource, options: QuestionOption[]): void {
  const { explanation } = source;
  if (explanation === undefined) return;
  const texts = options.map((option) => option.text);
  const named = options[matchAnswer(inlineText(explanation.children), texts) ?? -1];
  if (named === undefined || named.isRight) return;
  if (source.options.every((option) => option.isRight === undefined)) {
    named.isRight = true;
    return;
  }
  const message = `the answer begins with "${named.text}", which is not marked as right; mend the mark or the answer`;
  reportInline(reader.context, explanation, 0, 'ANSWER_CONTRADICTS', message);
}

/** Makes the block of a question that a label, a list and an answer spell out. */
export function readChoiceQuestion(reader: LessonReader, source: QuestionSource): ChoiceQuestionBlock {
  const id = reader.nextQuestionId(
    source.id?.id,
    source.id?.line ?? source.line,
    source.id?.column ?? source.column,
  );
  const options = source.options.map((option, index) => readOption(reader, option, index));
  checkOptions(reader, source, options);
  applyAnswer(reader, source, options);
  const promptText = inlineText(source.prompt.children);
  if (promptText === '') {
    const message = 'this question asks nothing; write it after its label';
    reader.context.report(source.line, source.column, 'QUESTION_EMPTY', message);
  }
  const rightCount = options.filter((option) => option.isRight).length;
  const block: ChoiceQuestionBlock = {
    kind: 'question',
    form: 'choice',
    id,
    promptHtml: reader.inlineHtml(source.prompt),
    promptText,
    options,
    isMultiple: rightCount > 1,
    isGraded: rightCount > 0,
    line: source.line,
  };
  if (source.explanation !== undefined) block.explanationHtml = reader.inlineHtml(source.explanation);
  return block;
}
