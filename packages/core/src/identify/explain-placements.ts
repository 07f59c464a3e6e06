import { createIdentifier } from './create-identifier.ts';
import type { Identification, ObservedPlacement } from './identification.ts';

/**
 * Says which clients put keys where they stand, and in which shares.
 *
 * Each different placement is explained by the rules of proven clients, with the topic's partition count or another
 * one, or by chance. Shares are the most likely ones; a client is named when it lowers the Bayesian information
 * criterion, extended by the number of explanations tried. Records that repeat a placement weigh on `recordShare` only,
 * so that duplicates do not turn the verdict; neither does the order.
 * @param placements - records of one topic, in any order, repeated or not
 * @param partitionCount - partitions of the topic, all of them; integer from 1 to 2147483647
 * @throws {CoreError} PARTITION_COUNT_RANGE, PARTITION_RANGE, RECORD_COUNT_RANGE
 */
export function explainPlacements(
  placements: Iterable<ObservedPlacement>,
  partitionCount: number,
): Identification {
  const identifier = createIdentifier(partitionCount);
  for (const { key, partition, recordCount } of placements) identifier.add(key, partition, recordCount);
  return identifier.identify();
}
