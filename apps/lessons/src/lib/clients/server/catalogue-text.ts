import type { Language } from '@keyway/quiz/question';
import { catalogueEn } from '../words/catalogue-en.ts';
import { catalogueEs } from '../words/catalogue-es.ts';
import { catalogueFactsEn } from '../words/catalogue-facts-en.ts';
import { catalogueFactsEs } from '../words/catalogue-facts-es.ts';
import { catalogueFactsHi } from '../words/catalogue-facts-hi.ts';
import { catalogueHi } from '../words/catalogue-hi.ts';
import { catalogueSame } from '../words/catalogue-same.ts';
import type { Markdown } from '../words/words.ts';

/** The catalogue's texts as each language says them. English is the key, so a changed text misses its translations. */
export const catalogueTexts: Record<Language, Readonly<Record<string, Markdown>>> = {
  hi: { ...catalogueSame, ...catalogueHi, ...catalogueFactsHi },
  es: { ...catalogueSame, ...catalogueEs, ...catalogueFactsEs },
  en: { ...catalogueSame, ...catalogueEn, ...catalogueFactsEn },
};

/**
 * A text of the catalogue in a language, as Markdown.
 * @throws {Error} CATALOGUE_TEXT_MISSING when nobody has written it for this language
 */
export function catalogueText(text: string, language: Language): Markdown {
  const said = catalogueTexts[language][text];
  if (said !== undefined) return said;
  throw new Error(
    `CATALOGUE_TEXT_MISSING: ${JSON.stringify(text)} expected words in ${language}, found none; add them to src/lib/clients/words/catalogue-${language}.ts`,
  );
}
