import { quantityText } from '@keyway/core/computed-text';
import type { Messages } from './messages/messages.ts';
import { type Feedback, type Language, languages } from './question.ts';

const PLURAL_RULES: ReadonlyMap<Language, Intl.PluralRules> = new Map(
  languages.map((language) => [language, new Intl.PluralRules(language)]),
);

/**
 * The words of a feedback out of the messages of one language, for a page that loads only its own.
 * A parameter that is an integer is written without grouping, for it may be a partition or a hash.
 * @param messages - those of `language`
 * @returns one sentence or more, plain text
 */
export function feedbackWords(feedback: Feedback, messages: Messages, language: Language): string {
  const message = messages[feedback.key];
  const form = PLURAL_RULES.get(language)?.select(Number(feedback.params.count)) === 'one' ? 'one' : 'other';
  const text = typeof message === 'string' ? message : message[form];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = feedback.params[name];
    if (typeof value === 'object') return feedbackWords(value, messages, language);
    const isFraction = typeof value === 'number' && !Number.isInteger(value);
    return isFraction ? quantityText(value, language) : String(value);
  });
}
