/** What is wrong with a whole number that somebody typed. */
export type WholeNumberProblem = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/** A whole number, or what is wrong with the text. */
export type WholeNumberReading = { value: number } | { problem: WholeNumberProblem };

/**
 * Reads a whole number as a learner types it: Devanagari digits and spaces around are welcome.
 * @param text - anything
 * @param least - integer >= 0
 * @param most - integer
 * @returns an integer from `least` to `most`, or the problem; grouped digits are `not-a-number`, never guessed
 */
export function readWholeNumber(text: string, least: number, most: number): WholeNumberReading {
  const typed = latinDigits(text.trim());
  if (typed === '') return { problem: 'empty' };
  if (/^[-−]\d+$/.test(typed)) return { problem: 'too-small' };
  if (/^[-−+]?\d*[.,]\d+$/.test(typed)) return { problem: 'not-whole' };
  if (!/^\d+$/.test(typed)) return { problem: 'not-a-number' };
  const value = Number(typed);
  if (value < least) return { problem: 'too-small' };
  if (value > most) return { problem: 'too-large' };
  return { value };
}

const DEVANAGARI_ZERO = 0x0966;

/** Devanagari digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
