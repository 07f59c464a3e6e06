import type { Language } from '@keyway/quiz/question';

/**
 * The form of a word that a count takes in a language: Hindi counts 0 as one, Spanish does not.
 * @param forms - `{n}` stands for the count; `many` (Spanish millions) is `other` here
 */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{n}', String(count));
}
