import type { CheckCase } from '@keyway/checker/check-cases';
import { readVectors, type VectorCase } from './read-vectors.ts';
import { utf16Units } from './utf16-units.ts';

/** A case of murmur2.json. */
export interface Murmur2Case extends VectorCase {
  hex: string;
  utf8?: string;
  murmur2: number;
  partitions: Record<string, number>;
}

/**
 * What murmur2.json asks: the hash, the partition for every count, and where the bytes are a text, also the
 * partition of the text and its bytes.
 */
export function murmur2Checks(): CheckCase[] {
  return readVectors<Murmur2Case>('murmur2').cases.flatMap((vectorCase) => [
    {
      id: `${vectorCase.id}/murmur2`,
      call: { call: 'murmur2', keyHex: vectorCase.hex },
      expected: { ok: vectorCase.murmur2 },
    },
    ...Object.entries(vectorCase.partitions).map(
      ([count, partition]): CheckCase => ({
        id: `${vectorCase.id}/partition-${count}`,
        call: { call: 'partition', client: 'java', keyHex: vectorCase.hex, partitions: Number(count) },
        expected: { ok: partition },
      }),
    ),
    ...(vectorCase.utf8 === undefined ? [] : textChecks(vectorCase, vectorCase.utf8)),
  ]);
}

function textChecks({ id, hex, partitions }: Murmur2Case, text: string): CheckCase[] {
  return [
    {
      id: `${id}/serialize`,
      call: { call: 'serialize', type: 'string', value: text },
      expected: { ok: hex },
    },
    ...Object.entries(partitions).map(
      ([count, partition]): CheckCase => ({
        id: `${id}/text-partition-${count}`,
        call: { call: 'partition', client: 'java', utf16: utf16Units(text), partitions: Number(count) },
        expected: { ok: partition },
      }),
    ),
  ];
}
