import type { Feedback, Mark, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { seededOrder } from './seeded-order.ts';

/** A choice question as its author wrote it: single choice, or several to tick. */
export interface ChoiceQuestion {
  id: string;
  /** At least two, ids unique; at least one is right, and exactly one unless `isMultiple`. */
  options: readonly { id: string; isRight: boolean }[];
  isMultiple: boolean;
  /** Whether a seed may reorder the options; options that speak of each other must stay. Default false. */
  isShuffled?: boolean;
  /** For a question that is not part of a lesson's Markdown, which has its texts already. */
  texts?: ChoiceTexts;
}

/** The texts of a choice question that stands by itself. */
export interface ChoiceTexts extends QuestionTexts {
  /** Every option's text by its id. */
  options: Readonly<Record<string, string>>;
  /** What to say to whoever chooses an option, by its id. */
  feedback: Readonly<Record<string, string>>;
}

/** The question as one learner meets it. */
export interface ChoiceVariant {
  kind: 'choice';
  questionId: string;
  isMultiple: boolean;
  /** Ids in the order shown. */
  optionIds: string[];
  rightIds: string[];
  texts?: ChoiceTexts;
}

/** What may be shown before marking: nothing in it tells right from wrong. */
export interface PresentedChoice {
  kind: 'choice';
  questionId: string;
  isMultiple: boolean;
  optionIds: string[];
  /** Only where the question brings its texts. */
  prompt?: string;
  /** In the order of `optionIds`. */
  optionTexts?: string[];
}

/**
 * One learner's form of a choice question.
 * @param seed - uint32, from student and question; matters only for a shuffled question
 * @throws {QuizError} QUESTION_OPTIONS, QUESTION_NO_RIGHT_OPTION, QUESTION_TWO_RIGHT_OPTIONS
 */
export function makeChoiceVariant(question: ChoiceQuestion, seed: number): ChoiceVariant {
  const ids = question.options.map((option) => option.id);
  const rightIds = question.options.filter((option) => option.isRight).map((option) => option.id);
  if (ids.length < 2 || new Set(ids).size !== ids.length) {
    throw new QuizError(
      'QUESTION_OPTIONS',
      `"${question.id}" needs at least two options with ids of their own`,
    );
  }
  if (rightIds.length === 0) {
    throw new QuizError(
      'QUESTION_NO_RIGHT_OPTION',
      `"${question.id}" has no right option; mark one with [x]`,
    );
  }
  if (rightIds.length > 1 && !question.isMultiple) {
    throw new QuizError('QUESTION_TWO_RIGHT_OPTIONS', `"${question.id}" is a single choice; leave one [x]`);
  }
  return {
    kind: 'choice',
    questionId: question.id,
    isMultiple: question.isMultiple,
    optionIds: question.isShuffled ? seededOrder(ids, seed) : ids,
    rightIds,
    ...(question.texts !== undefined && { texts: question.texts }),
  };
}

/** The variant without what tells right from wrong. */
export function presentChoice(variant: ChoiceVariant): PresentedChoice {
  const { kind, questionId, isMultiple, optionIds, texts } = variant;
  return {
    kind,
    questionId,
    isMultiple,
    optionIds: [...optionIds],
    ...(texts !== undefined && {
      prompt: texts.prompt,
      optionTexts: optionIds.map((id) => texts.options[id] ?? id),
    }),
  };
}

/**
 * Marks a response. Single choice: 1 or 0. Multiple choice: (right ticks − wrong ticks) / right options, at least 0,
 * so that ticking everything earns nothing.
 * @param chosenIds - option ids in any order; none is an unanswered question
 * @throws {QuizError} RESPONSE_OPTION_UNKNOWN, RESPONSE_TOO_MANY
 */
export function markChoice(variant: ChoiceVariant, chosenIds: readonly string[]): Mark {
  const chosen = new Set(chosenIds);
  for (const id of chosen) {
    if (variant.optionIds.includes(id)) continue;
    throw new QuizError('RESPONSE_OPTION_UNKNOWN', `"${variant.questionId}" has no option "${id}"`);
  }
  if (chosen.size > 1 && !variant.isMultiple) {
    throw new QuizError('RESPONSE_TOO_MANY', `"${variant.questionId}" takes one option, got ${chosen.size}`);
  }
  if (chosen.size === 0) {
    const key = variant.isMultiple ? 'choice.unanswered-several' : 'choice.unanswered-one';
    return { score: 0, verdict: 'unanswered', feedback: [{ key, params: {} }] };
  }
  const rightTicks = variant.rightIds.filter((id) => chosen.has(id)).length;
  const wrongTicks = chosen.size - rightTicks;
  const score = Math.max(0, (rightTicks - wrongTicks) / variant.rightIds.length);
  if (score === 1) return { score, verdict: 'right', feedback: [{ key: 'choice.right', params: {} }] };
  const verdict = score > 0 ? 'partly' : 'wrong';
  const feedback = ticksFeedback(`choice.${verdict}`, variant, rightTicks, wrongTicks);
  return { score, verdict, feedback: [...feedback, ...authorFeedback(variant, chosen)] };
}

/** What the author says to each wrong tick, in the order shown. */
function authorFeedback(variant: ChoiceVariant, chosen: ReadonlySet<string>): Feedback[] {
  return variant.optionIds.flatMap((id): Feedback[] => {
    const text = variant.texts?.feedback[id];
    return text === undefined || !chosen.has(id) || variant.rightIds.includes(id)
      ? []
      : [{ key: 'author.mistake', params: { mistake: id, text } }];
  });
}

/** The verdict, and for several to tick how many are missing and how many too many. */
function ticksFeedback(
  key: 'choice.partly' | 'choice.wrong',
  variant: ChoiceVariant,
  rightTicks: number,
  wrongTicks: number,
): Feedback[] {
  const feedback: Feedback[] = [{ key, params: {} }];
  if (!variant.isMultiple) return feedback;
  const missedCount = variant.rightIds.length - rightTicks;
  if (missedCount > 0) feedback.push({ key: 'choice.missed', params: { count: missedCount } });
  if (wrongTicks > 0) feedback.push({ key: 'choice.extra', params: { count: wrongTicks } });
  return feedback;
}
