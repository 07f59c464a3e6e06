import { partition } from '../clients/partition.ts';
import type { EmptyKeySeen, Writer } from './identification.ts';

/**
 * Where records with an empty key stand, and which of the writers' clients hash it there or spread it.
 * @param recordCounts - records by partition
 * @returns undefined where there are none
 */
export function describeEmptyKey(
  recordCounts: ReadonlyMap<number, number>,
  writers: readonly Writer[],
  partitionCount: number,
): EmptyKeySeen | undefined {
  if (recordCounts.size === 0) return undefined;
  const placed = writers
    .filter((writer) => writer.partitionCount === partitionCount)
    .flatMap(({ clientIds }) => clientIds)
    .map((id) => ({ id, placement: partition(id, new Uint8Array(0), partitionCount) }));
  const placements = [...recordCounts]
    .sort(([left], [right]) => left - right)
    .map(([seenOn, recordCount]) => ({
      partition: seenOn,
      recordCount,
      clientIds: placed.flatMap(({ id, placement }) =>
        placement.kind === 'partition' && placement.partition === seenOn ? [id] : [],
      ),
    }));
  return {
    recordCount: placements.reduce((sum, { recordCount }) => sum + recordCount, 0),
    placements,
    spreadByIds: placed.flatMap(({ id, placement }) => (placement.kind === 'chance' ? [id] : [])),
  };
}
