import type { Language } from '@keyway/quiz/question';
import { quantity } from '../text/number.ts';

/** Digits after the point that an answer can need. */
const MOST_DECIMALS = 10;

/** A number as an answer: a whole one without grouping, for it may be a hash; a fraction with the language's mark. */
export function numberText(language: Language, value: number): string {
  return Number.isInteger(value) ? String(value) : quantity(language, value, MOST_DECIMALS);
}
