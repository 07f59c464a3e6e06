import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { KeyLabWords } from './words.ts';

const WORDS: Record<Language, KeyLabWords> = { hi, es, en };

/** What the key lab says, in a language. */
export function keyLabWordsOf(language: Language): KeyLabWords {
  return WORDS[language];
}
