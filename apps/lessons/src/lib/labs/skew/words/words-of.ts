import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { SkewLabWords } from './words.ts';

const WORDS: Record<Language, SkewLabWords> = { hi, es, en };

/** What the skew lab says, in a language. */
export function skewLabWordsOf(language: Language): SkewLabWords {
  return WORDS[language];
}
