import { type Language, languages } from '@keyway/quiz/question';

/** Languages in which the site itself speaks, in the order of the language switch. */
export const siteLanguages: readonly Language[] = languages;

/** Whether the site has words in this language. */
export function isSiteLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag);
}

const NAMES: Record<Language, string> = { hi: 'हिन्दी', es: 'Español', en: 'English' };

/**
 * A language's name in itself.
 * @param tag - a BCP 47 tag; one that nobody has named is answered as it came
 */
export function languageName(tag: string): string {
  if (isSiteLanguage(tag)) return NAMES[tag];
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag; // not a language tag at all
  }
}
