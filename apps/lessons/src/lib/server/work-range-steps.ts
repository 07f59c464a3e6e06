import { traceRange } from '@keyway/core/assignors/trace-range';
import type { RangeStepsParameters } from '@keyway/lesson/containers/read-range-steps';
import type { RangeStepsTable } from '../page/worked-table.ts';

/** Shares out one topic as the range assignor does, with every step kept. */
export function workRangeSteps({ partitionCount, memberIds }: RangeStepsParameters): RangeStepsTable {
  const { quotient, remainder, positions } = traceRange(partitionCount, memberIds);
  return {
    name: 'range-steps',
    partitionCount,
    quotient,
    remainder,
    members: positions.map(({ memberId, position, start, count }) => ({
      memberId,
      tone: position % 8,
      position,
      start,
      count,
    })),
  };
}
