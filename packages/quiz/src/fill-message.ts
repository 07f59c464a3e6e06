import type { Message } from './messages/messages.ts';
import { type Feedback, type Language, languages } from './question.ts';

type Parameters = Feedback['params'];

const PLURAL_RULES: ReadonlyMap<Language, Intl.PluralRules> = new Map(
  languages.map((language) => [language, new Intl.PluralRules(language)]),
);

/**
 * A message with its parameters in their places, in the plural form that `count` asks for.
 * @param show - how a parameter is written; by default as it is
 */
export function fillMessage(
  message: Message,
  params: Parameters,
  language: Language,
  show: (value: Parameters[string] | undefined) => string = String,
): string {
  const form = PLURAL_RULES.get(language)?.select(Number(params.count)) === 'one' ? 'one' : 'other';
  const text = typeof message === 'string' ? message : message[form];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => show(params[name]));
}
