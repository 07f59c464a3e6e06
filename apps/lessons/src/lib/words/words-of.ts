import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { Words } from './words.ts';

const WORDS: Record<Language, Words> = { hi, es, en };

/** What the site says, in a language. */
export function wordsOf(language: Language): Words {
  return WORDS[language];
}
