import { latinDigits } from './read-whole-number.ts';

/** What is wrong with a quantity that somebody typed. */
export type DecimalProblem = 'empty' | 'not-a-number' | 'ambiguous' | 'not-above-zero' | 'too-large';

/** A quantity, or what is wrong with the text. */
export type DecimalReading = { value: number } | { problem: DecimalProblem };

/**
 * Reads a quantity above 0 as a learner types it: with a decimal point or comma, in Latin or Devanagari digits.
 * @param text - anything
 * @returns a finite number above 0, or the problem; `1.234` may be a thousand or a bit more than one, and is not guessed
 */
export function readDecimal(text: string): DecimalReading {
  const typed = latinDigits(text.trim());
  if (typed === '') return { problem: 'empty' };
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) return { problem: 'ambiguous' };
  if (!/^[-−+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed)) return { problem: 'not-a-number' };
  const value = Number(typed.replace('−', '-').replace(',', '.'));
  if (value <= 0) return { problem: 'not-above-zero' };
  if (value > Number.MAX_SAFE_INTEGER) return { problem: 'too-large' };
  return { value };
}
