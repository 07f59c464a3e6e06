import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { SizingLabWords } from './words.ts';

const WORDS: Record<Language, SizingLabWords> = { hi, es, en };

/** What the sizing lab says, in a language. */
export function sizingLabWordsOf(language: Language): SizingLabWords {
  return WORDS[language];
}
