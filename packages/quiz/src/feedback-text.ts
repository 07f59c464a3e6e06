import { quantityText } from '@keyway/core/computed-text';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import type { Messages } from './messages/messages.ts';
import { type Feedback, type Language, languages } from './question.ts';

const MESSAGES: Record<Language, Messages> = { hi, es, en };
const PLURAL_RULES: ReadonlyMap<Language, Intl.PluralRules> = new Map(
  languages.map((language) => [language, new Intl.PluralRules(language)]),
);

/**
 * The words of a feedback in a language.
 * A parameter that is an integer is written without grouping, for it may be a partition or a hash.
 * @returns one sentence or more, plain text
 */
export function feedbackText(feedback: Feedback, language: Language): string {
  const message = MESSAGES[language][feedback.key];
  const form = PLURAL_RULES.get(language)?.select(Number(feedback.params.count)) === 'one' ? 'one' : 'other';
  const text = typeof message === 'string' ? message : message[form];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => parameterText(feedback.params[name], language));
}

function parameterText(value: Feedback['params'][string] | undefined, language: Language): string {
  if (typeof value === 'object') return feedbackText(value, language);
  return typeof value === 'number' && !Number.isInteger(value)
    ? quantityText(value, language)
    : String(value);
}
