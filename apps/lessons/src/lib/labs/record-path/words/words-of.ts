import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { RecordPathLabWords } from './words.ts';

const WORDS: Record<Language, RecordPathLabWords> = { hi, es, en };

/** What the lab of a record’s path says, in a language. */
export function recordPathLabWordsOf(language: Language): RecordPathLabWords {
  return WORDS[language];
}
