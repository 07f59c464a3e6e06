import { ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: worked range-steps`: one topic, shared out line by line. */
export interface RangeStepsParameters {
  partitionCount: number;
  memberIds: string[];
}

/** A lane a partition is drawn; more of them than this cannot be told apart. */
const MAX_DRAWN_PARTITIONS = 64;

/** Reads `partitions` (1 to 64) and `members` (ids that differ). */
export function readRangeSteps(parameters: Record<string, unknown>): Reading<RangeStepsParameters> {
  const reader = new ParameterReader('worked range-steps', parameters);
  const partitionCount = reader.count('partitions', 1, MAX_DRAWN_PARTITIONS);
  const memberIds = reader.texts('members');
  return reader.finish({ partitionCount, memberIds });
}
