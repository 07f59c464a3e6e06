import { compute } from '@keyway/core/compute';
import { drawBest } from './draw-best.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import { isWithin, markNumberText } from './mark-number-text.ts';
import { drawFrom, type Pool } from './pool.ts';
import type { Feedback, Language, Mark, Mistake, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import type { Random } from './seeded-random.ts';

/** A number, or what computes it: `needed-partitions {target} 10 20`, as in a lesson's `{=…}`. */
export type NumberExpression = number | string;

/** A question whose answer is a number. */
export interface NumberQuestion extends QuestionTexts {
  kind: 'number';
  id: string;
  /** What each `{name}` of the texts and expressions is drawn from. */
  draw: Readonly<Record<string, Pool>>;
  answer: NumberExpression;
  /** Largest difference that is still right; 0 for an exact number. */
  tolerance: number;
  /** Wrong answers to expect, and what to say to whoever gives them. */
  mistakes: readonly { id: string; answer: NumberExpression; feedback: string }[];
  /** Written behind the field: `MB/s`. */
  unit?: string;
}

/** The question as one learner meets it. */
export interface NumberVariant extends QuestionTexts {
  kind: 'number';
  questionId: string;
  values: TemplateValues;
  answer: number;
  tolerance: number;
  mistakes: Mistake[];
  unit?: string;
}

/** What may be shown before marking. */
export interface PresentedNumber {
  kind: 'number';
  questionId: string;
  prompt: string;
  unit?: string;
}

/**
 * One learner's form of a number question.
 * @param seed - uint32, from student and question
 * @throws {QuizError} QUESTION_NOT_A_NUMBER
 * @throws {CoreError} of the function that an expression names
 */
export function makeNumberVariant(question: NumberQuestion, seed: number): NumberVariant {
  return drawBest(
    seed,
    (random) => drawVariant(question, random),
    ({ answer, tolerance, mistakes }) =>
      mistakes.filter((mistake) => isWithin(mistake.answer, answer, tolerance)).length,
  );
}

function drawVariant(question: NumberQuestion, random: Random): NumberVariant {
  const { id, draw, prompt, explanation, tolerance, unit } = question;
  const values = Object.fromEntries(
    Object.entries(draw).map(([name, pool]) => [name, drawFrom(pool, random)]),
  );
  return {
    kind: 'number',
    questionId: id,
    prompt,
    values,
    answer: evaluate(id, question.answer, values),
    tolerance,
    mistakes: question.mistakes.map((mistake) => ({
      answer: evaluate(id, mistake.answer, values),
      feedback: { key: 'author.mistake', params: { mistake: mistake.id, text: mistake.feedback } },
    })),
    ...(explanation !== undefined && { explanation }),
    ...(unit !== undefined && { unit }),
  };
}

function evaluate(questionId: string, expression: NumberExpression, values: TemplateValues): number {
  if (typeof expression === 'number') return expression;
  // A text may hold spaces, and an expression reads it in quotes.
  const quoted = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `"${value}"` : String(value),
    ]),
  );
  const computed = compute(fillTemplate(expression, quoted, 'en'));
  const value = computed.kind === 'quantity' ? computed.value : Number(computed.text);
  if (Number.isFinite(value)) return value;
  throw new QuizError(
    'QUESTION_NOT_A_NUMBER',
    `"${questionId}" expected a number from "${expression}", got a text; ask for a number, such as "murmur2 {key}"`,
  );
}

/** The variant without what tells right from wrong. */
export function presentNumber(variant: NumberVariant, language: Language): PresentedNumber {
  const { questionId, prompt, values, unit } = variant;
  return {
    kind: 'number',
    questionId,
    prompt: fillTemplate(prompt, values, language),
    ...(unit !== undefined && { unit }),
  };
}

/**
 * Marks a number.
 * @param response - what was typed, a number, or nothing
 * @throws {QuizError} RESPONSE_SHAPE
 */
export function markNumber(variant: NumberVariant, response: unknown): Mark {
  return markNumberText(variant, response, (value): Feedback[] =>
    Number.isInteger(variant.answer) && Math.abs(value - variant.answer) === 1
      ? [{ key: 'number.one-off', params: {} }]
      : [],
  );
}
