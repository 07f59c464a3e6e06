import type { CheckCase } from '@keyway/checker/check-cases';
import type { KeyFields } from '@keyway/checker/oracle-protocol';
import { readVectors, type VectorCase } from './read-vectors.ts';

/** A case of clients.json: a key as bytes, or as units where it is a text that has no UTF-8. */
interface ClientCase extends VectorCase, KeyFields {
  client: string;
  /** By partition count; null where it differs from call to call. Absent where the client failed. */
  partitions?: Record<string, number | null>;
  error?: string;
}

/** A count for a client that fails whatever the count. */
const ANY_COUNT = 12;

/** What clients.json asks: the partition that each client gives a key, by partition count. */
export function clientChecks(): CheckCase[] {
  return readVectors<ClientCase>('clients').cases.flatMap(({ id, client, keyHex, utf16, partitions }) => {
    const key: KeyFields = { ...(keyHex === undefined ? {} : { keyHex }), ...(utf16 && { utf16 }) };
    if (partitions === undefined) {
      const call = { call: 'partition', client, ...key, partitions: ANY_COUNT } as const;
      return [{ id, call, expected: { error: true } }];
    }
    return Object.entries(partitions).map(
      ([count, partition]): CheckCase => ({
        id: `${id}/${count}`,
        call: { call: 'partition', client, ...key, partitions: Number(count) },
        expected: { ok: partition },
      }),
    );
  });
}
