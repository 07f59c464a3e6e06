import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { PlacementWords } from './words.ts';

const WORDS: Record<Language, PlacementWords> = { hi, es, en };

/** What the place for typing a key says, in a language. */
export function placementWordsOf(language: Language): PlacementWords {
  return WORDS[language];
}
