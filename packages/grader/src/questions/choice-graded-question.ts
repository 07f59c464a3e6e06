import type { ChoiceQuestionBlock } from '@keyway/lesson/model';
import { type ChoiceVariant, makeChoiceVariant, markChoice, presentChoice } from '@keyway/quiz/choice';
import { presentedDigest } from '@keyway/quiz/presented-digest';
import type { Language } from '@keyway/quiz/question';
import { GraderError } from '../grader-error.ts';
import type { FinalMark, GradedQuestion, NotMarked, QuestionReview } from './graded-question.ts';
import { type PresentedChoiceText, presentChoiceText } from './present-choice-text.ts';
import { settleMark } from './settle-mark.ts';

/** A choice question of a lesson in every language that the lesson is in. */
export interface ChoiceInLanguages {
  lessonId: string;
  blocks: ReadonlyMap<Language, ChoiceQuestionBlock>;
}

/**
 * A task list of a lesson as the grader knows questions, worth one point.
 * @throws {GraderError} QUESTION_LANGUAGES_DIFFER when languages disagree on options or on what is right
 * @throws {QuizError} as `makeChoiceVariant`
 */
export function choiceGradedQuestion({ lessonId, blocks }: ChoiceInLanguages): GradedQuestion {
  const block = oneOf(blocks);
  const id = `${lessonId}#${block.id}`;
  assertAlike(id, blocks);
  // Options of a lesson stay in the author's order, so every student has the same variant.
  const variant = makeChoiceVariant(block, 0);
  const { optionIds } = presentChoice(variant);
  const blockIn = (language: Language): ChoiceQuestionBlock => blocks.get(language) ?? block;
  const present = (language: Language): PresentedChoiceText =>
    presentChoiceText(blockIn(language), optionIds);
  const digests = new Map(
    [...blocks.keys()].map((language) => [language, presentedDigest(present(language))]),
  );
  return {
    id,
    lessonId,
    points: 1,
    isMarkedHere: true,
    languages: [...blocks.keys()],
    present: (_, language) => present(language),
    presentedDigest: (_, language) => digests.get(language) ?? presentedDigest(present(language)),
    mark: (_, response) => markResponse(variant, response),
    review: (_, language, response) => reviewChoice(blockIn(language), variant, response),
    promptText: (language) => blockIn(language).promptText,
    mistakesIn: (_, response) => wrongIds(variant, response),
    mistakeText: (mistake, language) =>
      blockIn(language).options.find((option) => option.id === mistake)?.text ?? mistake,
  };
}

function oneOf(blocks: ReadonlyMap<Language, ChoiceQuestionBlock>): ChoiceQuestionBlock {
  const [block] = blocks.values();
  if (block) return block;
  throw new TypeError('"blocks" expected a question in one language at least, got none');
}

function assertAlike(id: string, blocks: ReadonlyMap<Language, ChoiceQuestionBlock>): void {
  const shapes = [...blocks].map(([language, { options }]) => ({
    language,
    shape: options.map((option) => (option.isRight ? `[${option.id}]` : option.id)).join(' '),
  }));
  if (new Set(shapes.map(({ shape }) => shape)).size === 1) return;
  const said = shapes.map(({ language, shape }) => `${language}: ${shape}`).join('; ');
  throw new GraderError(
    'QUESTION_LANGUAGES_DIFFER',
    `"${id}" expected the same options and right answers in every language, got ${said}; "keyway lessons check" shows where`,
  );
}

function isIdList(response: unknown): response is string[] {
  return Array.isArray(response) && response.every((item) => typeof item === 'string');
}

function markResponse(variant: ChoiceVariant, response: unknown): FinalMark | NotMarked {
  if (!isIdList(response)) return { notMarked: 'response', detail: 'a list of option ids was expected' };
  return settleMark(response, () => markChoice(variant, response));
}

function wrongIds(variant: ChoiceVariant, response: unknown): string[] {
  if (!isIdList(response)) return [];
  return variant.optionIds.filter((id) => response.includes(id) && !variant.rightIds.includes(id));
}

function reviewChoice(block: ChoiceQuestionBlock, variant: ChoiceVariant, response: unknown): QuestionReview {
  const chosen = new Set(isIdList(response) ? response : []);
  const mark = markResponse(variant, response);
  const byId = new Map(block.options.map((option) => [option.id, option]));
  return {
    promptHtml: block.promptHtml,
    options: variant.optionIds.flatMap((id) => {
      const option = byId.get(id);
      if (!option) return [];
      const { html, isRight, feedbackHtml } = option;
      const isChosen = chosen.has(id);
      return [{ html, isChosen, isRight, ...(isChosen && feedbackHtml !== undefined && { feedbackHtml }) }];
    }),
    ...('feedback' in mark && { feedback: mark.feedback }),
    ...(block.explanationHtml !== undefined && { explanationHtml: block.explanationHtml }),
  };
}
