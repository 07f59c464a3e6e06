import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import type { Messages } from './messages/messages.ts';
import type { Feedback, Language } from './question.ts';

const MESSAGES: Record<Language, Messages> = { hi, es, en };

/**
 * The words of a feedback in a language.
 * @returns one sentence or more, plain text
 */
export function feedbackText(feedback: Feedback, language: Language): string {
  const message = MESSAGES[language][feedback.key];
  const { count } = feedback.params;
  const text =
    typeof message === 'string'
      ? message
      : message[new Intl.PluralRules(language).select(Number(count)) === 'one' ? 'one' : 'other'];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(feedback.params[name]));
}
