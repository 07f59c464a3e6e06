import { explain } from '@keyway/quiz/explain';
import { feedbackText } from '@keyway/quiz/feedback-text';
import { fillTemplate } from '@keyway/quiz/fill-template';
import { mark } from '@keyway/quiz/mark';
import { normaliseAnswer } from '@keyway/quiz/normalise-answer';
import { partitionNames } from '@keyway/quiz/place-partitions';
import { present } from '@keyway/quiz/present';
import type { Language } from '@keyway/quiz/question';
import type { Variant } from '@keyway/quiz/quiz-question';
import { inlineHtml } from '../output/inline-html.ts';
import type { QuestionReview, ReviewedPart } from './graded-question.ts';
import { settleMark } from './settle-mark.ts';
import { variantFacts } from './variant-facts.ts';

const LONGEST_ANSWER = 200;

/** A student's variant, what was answered, what is right and why, for the feedback page. */
export function reviewVariant(variant: Variant, language: Language, response: unknown): QuestionReview {
  const made = settleMark(response, () => mark(variant, response));
  const explanation = explain(variant, language);
  return {
    promptHtml: promptHtml(variant, language),
    ...answersOf(variant, language, response),
    ...('feedback' in made && { feedback: made.feedback }),
    ...(explanation !== undefined && { explanationHtml: `<p>${inlineHtml(explanation, language)}</p>` }),
  };
}

function promptHtml(variant: Variant, language: Language): string {
  const { prompt = '' } = present(variant, language);
  const facts = variantFacts(variant, language).map((fact) => `<li>${fact}</li>`);
  return `<p>${inlineHtml(prompt, language)}</p>${facts.length === 0 ? '' : `<ul>${facts.join('')}</ul>`}`;
}

function answersOf(variant: Variant, language: Language, response: unknown): Partial<QuestionReview> {
  switch (variant.kind) {
    case 'choice':
      return { options: optionsOf(variant, language, response) };
    case 'number':
    case 'partition': {
      const unit = variant.kind === 'number' && variant.unit !== undefined ? ` ${variant.unit}` : '';
      const given = answerText(response, language);
      return {
        ...(given !== '' && { given }),
        expected: `${answerText(variant.answer, language)}${unit}`,
      };
    }
    case 'assignment':
      return {
        parts: partitionNames(variant.group).map((name) =>
          part(name, fieldOf(response, name), variant.owners[name] ?? '', language),
        ),
      };
    case 'trace':
      return { parts: stepsOf(variant, language, response) };
    case 'code':
      return {};
  }
}

function optionsOf(
  { optionIds, rightIds, texts }: Variant & { kind: 'choice' },
  language: Language,
  response: unknown,
): NonNullable<QuestionReview['options']> {
  const chosen: unknown[] = Array.isArray(response) ? response : [];
  return optionIds.map((id) => {
    const isChosen = chosen.includes(id);
    const said = texts?.feedback[id];
    return {
      html: inlineHtml(texts?.options[id] ?? id, language),
      isChosen,
      isRight: rightIds.includes(id),
      ...(isChosen && said !== undefined && { feedbackHtml: inlineHtml(said, language) }),
    };
  });
}

/** Each step is marked by itself, so that one read as hex or in Devanagari digits is right here too. */
function stepsOf(
  variant: Variant & { kind: 'trace' },
  language: Language,
  response: unknown,
): ReviewedPart[] {
  return variant.steps.map((step) => {
    const given = fieldOf(response, step.id);
    const alone = { ...variant, steps: [step] };
    const made = settleMark(given, () => mark(alone, { [step.id]: given }));
    return {
      ...part(feedbackText(step.name, language), given, step.answer, language),
      isRight: 'verdict' in made && made.verdict === 'right',
    };
  });
}

function part(name: string, given: unknown, expected: number | string, language: Language): ReviewedPart {
  const [givenText, expectedText] = [answerText(given, language), answerText(expected, language)];
  return {
    name,
    given: givenText,
    expected: expectedText,
    isRight: normaliseAnswer(givenText) === normaliseAnswer(expectedText),
  };
}

function fieldOf(response: unknown, name: string): unknown {
  const isRecord = typeof response === 'object' && response !== null && Object.hasOwn(response, name);
  return isRecord ? new Map(Object.entries(response)).get(name) : undefined;
}

/** What was typed as it was typed, a number with the decimal mark of the language. */
function answerText(value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return fillTemplate('{value}', { value }, language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)}…` : text;
}
