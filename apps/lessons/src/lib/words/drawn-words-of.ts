import type { Language } from '@keyway/quiz/question';
import { enDrawn } from './en.ts';
import { esDrawn } from './es.ts';
import { hiDrawn } from './hi.ts';
import type { DrawnWords } from './words.ts';

const WORDS: Record<Language, DrawnWords> = { hi: hiDrawn, es: esDrawn, en: enDrawn };

/** What the drawn parts of a lesson say, in a language. For the build only. */
export function drawnWordsOf(language: Language): DrawnWords {
  return WORDS[language];
}
