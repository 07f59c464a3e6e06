import type { CheckCase } from '@keyway/checker/check-cases';
import type { BuiltinPartitionerCall } from '@keyway/checker/oracle-protocol';
import { readVectors, type VectorCase } from './read-vectors.ts';

/** A case of builtin-partitioner.json. */
type BuiltinVectorCase = VectorCase &
  Omit<BuiltinPartitionerCall, 'call'> & {
    expected: number[];
    why?: string;
    /** Seen on the way to the answer; core's own tests hold it to them. */
    cumulative?: number[] | null;
    randomsUsed?: number;
  };

/** What builtin-partitioner.json asks: the partitions chosen with scripted chance. */
export function builtinChecks(): CheckCase[] {
  return readVectors<BuiltinVectorCase>('builtin-partitioner').cases.map((vectorCase) => {
    const {
      id,
      source: _,
      flags: _1,
      why: _2,
      expected,
      cumulative: _3,
      randomsUsed: _4,
      ...fields
    } = vectorCase;
    // Without the fields that are not part of the question a case is the call, whatever its kind.
    return {
      id,
      call: { call: 'builtin-partitioner', ...fields } as BuiltinPartitionerCall,
      expected: { ok: expected },
    };
  });
}
