import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { AssignmentLabWords } from './words.ts';

const WORDS: Record<Language, AssignmentLabWords> = { hi, es, en };

/** What the assignment lab says, in a language. */
export function assignmentLabWordsOf(language: Language): AssignmentLabWords {
  return WORDS[language];
}
