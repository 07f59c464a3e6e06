import { partitionForText } from '@keyway/core/partition-for-text';

/** A key that stands in a lane. */
export interface LaneChip {
  key: string;
  /** The learner's own key, not one of the samples. */
  isTyped: boolean;
}

/** One row of the picture: a lane, or a run of lanes drawn as one. */
export interface LaneRow {
  /** First and last partition of the row; equal for a single lane. */
  first: number;
  last: number;
  chips: LaneChip[];
  hasTyped: boolean;
}

/** With more lanes than this, only those around the typed key and at the ends are drawn one by one. */
const MAX_SINGLE_LANES = 12;

/** Keys that stand in the lanes already, so that no picture is empty. */
export const sampleKeys: readonly string[] = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];

/**
 * The lanes of a topic with sample keys and the typed key in them.
 * @param typedKey - as typed; stands last in its lane; not drawn twice when it is a sample
 * @param typedPartition - where it goes; it need not be a text
 * @param partitionCount - integer from 1 to 2147483647
 * @returns rows in the order of partitions that together cover every partition once, at most 9 when abbreviated
 */
export function laneRows(typedKey: string, typedPartition: number, partitionCount: number): LaneRow[] {
  const rows = rowBounds(typedPartition, partitionCount).map(
    ([first, last]): LaneRow => ({ first, last, chips: [], hasTyped: false }),
  );
  const samples = sampleKeys.filter((sample) => sample !== typedKey);
  for (const key of [...samples, typedKey]) {
    const partition = key === typedKey ? typedPartition : partitionForText(key, partitionCount);
    const row = rows.find(({ first, last }) => first <= partition && partition <= last);
    row?.chips.push({ key, isTyped: key === typedKey });
  }
  for (const row of rows) row.hasTyped = row.chips.some((chip) => chip.isTyped);
  return rows;
}

function rowBounds(typedPartition: number, partitionCount: number): [number, number][] {
  if (partitionCount <= MAX_SINGLE_LANES)
    return Array.from({ length: partitionCount }, (_, lane) => [lane, lane]);
  const wanted = [0, 1, typedPartition - 1, typedPartition, typedPartition + 1, partitionCount - 1];
  const single = [...new Set(wanted)]
    .filter((lane) => lane >= 0 && lane < partitionCount)
    .sort((left, right) => left - right);
  const bounds: [number, number][] = [];
  let next = 0;
  for (const lane of single) {
    if (next < lane) bounds.push([next, lane - 1]);
    bounds.push([lane, lane]);
    next = lane + 1;
  }
  return bounds;
}
