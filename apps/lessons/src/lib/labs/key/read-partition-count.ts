import { MAX_PARTITION_COUNT } from '@keyway/core/check-partition-count';

/** What is wrong with a partition count that somebody typed. */
export type CountProblem = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/** A partition count, or what is wrong with the text. */
export type CountReading = { count: number } | { problem: CountProblem };

const DEVANAGARI_ZERO = 0x0966;

/**
 * Reads a partition count as a learner types it: Devanagari digits and spaces around are welcome.
 * @param text - anything
 * @returns an integer from 1 to 2147483647, or the problem; grouped digits are `not-a-number`, never guessed
 */
export function readPartitionCount(text: string): CountReading {
  const typed = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  if (typed === '') return { problem: 'empty' };
  if (/^[-−]\d+$/.test(typed)) return { problem: 'too-small' };
  if (/^[-−+]?\d*[.,]\d+$/.test(typed)) return { problem: 'not-whole' };
  if (!/^\d+$/.test(typed)) return { problem: 'not-a-number' };
  const count = Number(typed);
  if (count < 1) return { problem: 'too-small' };
  if (count > MAX_PARTITION_COUNT) return { problem: 'too-large' };
  return { count };
}
