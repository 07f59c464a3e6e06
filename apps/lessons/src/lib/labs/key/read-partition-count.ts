import { MAX_PARTITION_COUNT } from '@keyway/core/check-partition-count';
import { readWholeNumber, type WholeNumberProblem } from '../fields/read-whole-number.ts';

/** What is wrong with a partition count that somebody typed. */
export type CountProblem = WholeNumberProblem;

/** A partition count, or what is wrong with the text. */
export type CountReading = { count: number } | { problem: CountProblem };

/**
 * Reads a partition count as a learner types it: Devanagari digits and spaces around are welcome.
 * @param text - anything
 * @returns an integer from 1 to 2147483647, or the problem; grouped digits are `not-a-number`, never guessed
 */
export function readPartitionCount(text: string): CountReading {
  const reading = readWholeNumber(text, 1, MAX_PARTITION_COUNT);
  return 'value' in reading ? { count: reading.value } : reading;
}
