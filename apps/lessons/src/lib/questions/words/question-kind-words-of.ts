import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { QuestionKindWords } from './words.ts';

const WORDS: Record<Language, QuestionKindWords> = { hi, es, en };

/** What questions with values of their own say, in a language. */
export function questionKindWordsOf(language: Language): QuestionKindWords {
  return WORDS[language];
}
