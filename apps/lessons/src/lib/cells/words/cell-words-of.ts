import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { CellWords } from './words.ts';

const WORDS: Record<Language, CellWords> = { hi, es, en };

/** What a cell says once it is used, in a language. */
export function cellWordsOf(language: Language): CellWords {
  return WORDS[language];
}
