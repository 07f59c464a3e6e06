import type { Language } from '@keyway/quiz/question';
import { enDrawn } from './en.ts';
import { esDrawn } from './es.ts';
import { hiDrawn } from './hi.ts';
import type { DrawnCellWords } from './words.ts';

const WORDS: Record<Language, DrawnCellWords> = { hi: hiDrawn, es: esDrawn, en: enDrawn };

/** What stands in a cell from the start, in a language. */
export function drawnCellWordsOf(language: Language): DrawnCellWords {
  return WORDS[language];
}
