import { bytesOfHex } from '../src/hex.ts';
import { readVectors } from './read-vectors.ts';

interface ClientCase {
  client: string;
  keyHex?: string | null;
  partitions?: Record<string, number | null>;
}

/** A key with the partition that the client itself answered. */
export interface RecordedPlacement {
  keyHex: string;
  key: Uint8Array;
  partition: number;
}

const clientCases = readVectors<ClientCase>('clients');

/** Where a client itself put the recorded keys, but for the empty one; in the order of the file. */
export function recordedPlacements(client: string, partitionCount: number): RecordedPlacement[] {
  return clientCases.flatMap(({ client: id, keyHex, partitions }) => {
    const partition = partitions?.[String(partitionCount)];
    if (id !== client || !keyHex || typeof partition !== 'number') return [];
    return [{ keyHex, key: bytesOfHex(keyHex), partition }];
  });
}

/**
 * Records of several clients, each as recorded: key by key, `pick` says whose record it is.
 * @param clients - keys are those that all of them were asked for at all counts
 */
export function recordedMixture(
  clients: readonly { client: string; partitionCount: number }[],
  pick: (index: number) => number,
  keyCount: number = Number.POSITIVE_INFINITY,
): RecordedPlacement[] {
  const recorded = clients.map(
    ({ client, partitionCount }) =>
      new Map(recordedPlacements(client, partitionCount).map((one) => [one.keyHex, one])),
  );
  // The first keys of the file are edge cases, many of one byte; plain ones come after.
  const common = [...(recorded[0] ?? new Map()).keys()]
    .filter((keyHex) => recorded.every((one) => one.has(keyHex)))
    .reverse()
    .slice(0, keyCount);
  return common.flatMap((keyHex, index) => recorded[pick(index)]?.get(keyHex) ?? []);
}
