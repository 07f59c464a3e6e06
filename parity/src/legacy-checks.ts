import type { CheckCase } from '@keyway/checker/check-cases';
import { readVectors, type VectorCase } from './read-vectors.ts';
import { utf16Units } from './utf16-units.ts';

/** A case of legacy-partitioner.json. */
export interface LegacyCase extends VectorCase {
  key: string;
  hashCode: number;
  v08_081: LegacyPlacement;
  v082: LegacyPlacement;
}

interface LegacyPlacement {
  abs: number;
  partitions: Record<string, number>;
}

/** The largest count: the partition is the whole positive number, for all but one number in two thousand million. */
const LARGEST_COUNT = 2_147_483_647;

/** What legacy-partitioner.json asks of both ages of the Scala producer, with the key as text and as UTF-8 bytes. */
export function legacyChecks(): CheckCase[] {
  return readVectors<LegacyCase>('legacy-partitioner').cases.flatMap(({ id, key, v08_081, v082 }) => [
    ...versionChecks(id, key, 'scala-0.8.0', v08_081),
    ...versionChecks(id, key, 'scala-0.8.2', v082),
  ]);
}

function versionChecks(
  id: string,
  key: string,
  client: string,
  { abs, partitions }: LegacyPlacement,
): CheckCase[] {
  const utf16 = utf16Units(key);
  const keyHex = Buffer.from(key, 'utf8').toString('hex');
  return [
    ...Object.entries(partitions).map(
      ([count, partition]): CheckCase => ({
        id: `${id}/${client}/${count}`,
        call: { call: 'partition', client, utf16, partitions: Number(count) },
        expected: { ok: partition },
      }),
    ),
    {
      id: `${id}/${client}/abs`,
      call: { call: 'partition', client, utf16, partitions: LARGEST_COUNT },
      expected: { ok: abs % LARGEST_COUNT },
    },
    {
      id: `${id}/${client}/bytes`,
      call: { call: 'partition', client, keyHex, partitions: LARGEST_COUNT },
      expected: { ok: abs % LARGEST_COUNT },
    },
  ];
}
