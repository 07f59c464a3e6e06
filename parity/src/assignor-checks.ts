import type { CheckCase } from '@keyway/checker/check-cases';
import type { Json } from '@keyway/checker/json';
import type { AssignCall } from '@keyway/checker/oracle-protocol';
import { readVectors, type VectorCase } from './read-vectors.ts';

/** A case of assignors.json and of the files that look like it. */
export interface AssignorCase extends VectorCase, Omit<AssignCall, 'call'> {
  expected: Json;
}

/** What a file of assignor cases asks: every member's partitions, in the order in which Kafka lists them. */
export function assignorChecks(
  file: 'assignors' | 'assignors-histories' | 'upstream-assignor-cases',
): CheckCase[] {
  return readVectors<AssignorCase>(file).cases.map(
    ({ id, assignor, partitionsPerTopic, partitionRacks, members, expected }) => ({
      id,
      call: {
        call: 'assign',
        assignor,
        partitionsPerTopic,
        ...(partitionRacks === undefined ? {} : { partitionRacks }),
        members,
      },
      expected: { ok: expected },
    }),
  );
}
