import type { CheckCase } from '@keyway/checker/check-cases';
import { readVectors, type VectorCase } from './read-vectors.ts';

/** A case of serializers.json. */
export interface SerializerCase extends VectorCase {
  type: string;
  value: string | null;
  utf16?: number[];
  encoding?: string;
  hex: string | null;
  murmur2?: number;
  partitions: Record<string, number> | null;
}

/** What serializers.json asks: the bytes of every key, then the hash and the partitions of those bytes. */
export function serializerChecks(): CheckCase[] {
  return readVectors<SerializerCase>('serializers').cases.flatMap((vectorCase) => [
    { id: `${vectorCase.id}/serialize`, call: serializeCall(vectorCase), expected: { ok: vectorCase.hex } },
    ...placementChecks(vectorCase),
  ]);
}

function serializeCall({ type, value, utf16, encoding }: SerializerCase): CheckCase['call'] {
  return {
    call: 'serialize',
    type,
    value,
    ...(utf16 === undefined ? {} : { utf16 }),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

function placementChecks({ id, hex, murmur2, partitions }: SerializerCase): CheckCase[] {
  if (hex === null || murmur2 === undefined || partitions === null) {
    const call = { call: 'partition', client: 'java', keyHex: null, partitions: 6 } as const;
    return [{ id: `${id}/no-key`, call, expected: { ok: null } }];
  }
  return [
    { id: `${id}/murmur2`, call: { call: 'murmur2', keyHex: hex }, expected: { ok: murmur2 } },
    ...Object.entries(partitions).map(
      ([count, partition]): CheckCase => ({
        id: `${id}/partition-${count}`,
        call: { call: 'partition', client: 'java', keyHex: hex, partitions: Number(count) },
        expected: { ok: partition },
      }),
    ),
  ];
}
