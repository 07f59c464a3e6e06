import type { CheckCase } from '@keyway/checker/check-cases';
import type { Json } from '@keyway/checker/json';
import type { AssignCall } from '@keyway/checker/oracle-protocol';
import { readVectors, type VectorCase } from './read-vectors.ts';

/** A case of assignors.json and of the files that look like it. */
export interface AssignorCase extends VectorCase, Omit<AssignCall, 'call'> {
  /** Absent where upstream threw, or did not return. */
  expected?: Json;
  /** What it threw instead. */
  error?: string;
}

/** The files whose cases are rebalances. */
export type AssignorFile =
  | 'assignors'
  | 'assignors-4.4'
  | 'assignors-histories'
  | 'upstream-assignor-cases'
  | 'assignors-server'
  | 'assignors-server-4.4'
  | 'assignors-legacy-scala'
  | 'assignors-quirks';

/**
 * What a file of assignor cases asks: every member's partitions, in the order in which the file lists them.
 * @param kafkaVersion - the release that the whole file is about, where its cases name none
 */
export function assignorChecks(file: AssignorFile, kafkaVersion?: string): CheckCase[] {
  return readVectors<AssignorCase>(file).cases.map((vectorCase) => ({
    id: vectorCase.id,
    call: assignCall({ ...(kafkaVersion === undefined ? {} : { kafkaVersion }), ...vectorCase }),
    expected: vectorCase.expected === undefined ? { error: true } : { ok: vectorCase.expected },
  }));
}

/** The fields that a request carries: never the id, what is expected or what was thrown. */
function assignCall(fields: AssignorCase): AssignCall {
  const { assignor, partitionsPerTopic, partitionRacks, members, kafkaVersion, quirk } = fields;
  return {
    call: 'assign',
    assignor,
    partitionsPerTopic,
    ...(partitionRacks === undefined ? {} : { partitionRacks }),
    members,
    ...(kafkaVersion === undefined ? {} : { kafkaVersion }),
    ...(quirk === undefined ? {} : { quirk }),
  };
}
