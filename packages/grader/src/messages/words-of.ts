import type { Language } from '@keyway/quiz/question';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { Words } from './words.ts';

const WORDS: Record<Language, Words> = { hi, es, en };

/** What pages say in a language. */
export function wordsOf(language: Language): Words {
  return WORDS[language];
}

/** A number of points as the language writes it, with two decimals at most. */
export function pointsText(language: Language, points: number): string {
  const text = String(Math.round(points * 100) / 100);
  return language === 'es' ? text.replace('.', ',') : text;
}

/** A share as a whole percentage. */
export function shareText(language: Language, share: number): string {
  return `${Math.round(share * 100)}${language === 'es' ? '\u00a0' : ''}%`;
}
