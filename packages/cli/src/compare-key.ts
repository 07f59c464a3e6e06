import type { Placement } from '@keyway/core/clients/partition';
import { partition } from '@keyway/core/clients/partition';
import { decodeUtf8, decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { hexOfBytes, hexOfInt32 } from '@keyway/core/hex';
import type { ComparedClient } from './compared-clients.ts';
import { hashOfClient } from './hash-of-client.ts';
import { showKey } from './show-key.ts';
import { formatTable } from './text-table.ts';

/** What one client does with one key. */
export interface ComparedKey {
  client: string;
  /** What it hashes; null: it looks at no key. */
  reads: 'bytes' | 'text' | null;
  /** 8 hex digits; null where it takes no hash. */
  hashHex: string | null;
  /** null where chance decides. */
  partition: number | null;
  /** Whether that is where Java puts it; null where chance decides. */
  sameAsJava: boolean | null;
  /** Why there is no partition, or what the client makes of the key. */
  note?: string;
}

/** One row a client. */
export function compareKey(
  bytes: Uint8Array,
  clients: readonly ComparedClient[],
  partitionCount: number,
): ComparedKey[] {
  const java = partition('java', bytes, partitionCount);
  return clients.map(({ name, client }) => {
    const placement = partition(client.id, bytes, partitionCount);
    const keyHash = hashOfClient(client.id);
    const isDecided = placement.kind === 'partition';
    const hash =
      keyHash === undefined || !isDecided
        ? undefined
        : keyHash.reads === 'text'
          ? keyHash.hash(decodeUtf8(bytes))
          : keyHash.hash(bytes);
    const note = noteOn(placement, keyHash?.reads === 'text' && decodeUtf8Strictly(bytes) === undefined);
    return {
      client: name,
      reads: keyHash?.reads ?? null,
      hashHex: hash === undefined ? null : hexOfInt32(hash),
      partition: isDecided ? placement.partition : null,
      sameAsJava: isDecided ? java.kind === 'partition' && placement.partition === java.partition : null,
      ...(note !== undefined && { note }),
    };
  });
}

function noteOn(placement: Placement, isNoText: boolean): string | undefined {
  if (placement.kind === 'chance') return placement.reason;
  return isNoText ? 'hashes text; what is no UTF-8 is U+FFFD' : undefined;
}

/** The rows of one key as a table for people. */
export function comparedKeyText(bytes: Uint8Array, rows: readonly ComparedKey[]): string {
  const table = formatTable(
    [
      { heading: 'client' },
      { heading: 'hashes' },
      { heading: 'hash' },
      { heading: 'partition', align: 'right' },
      { heading: 'as Java' },
      { heading: '' },
    ],
    rows.map(({ client, reads, hashHex, partition: place, sameAsJava, note }) => [
      client,
      reads ?? '-',
      hashHex ?? '-',
      place === null ? '-' : String(place),
      sameAsJava === null ? 'chance' : sameAsJava ? 'yes' : 'no',
      note ?? '',
    ]),
  );
  return `key    ${showKey(bytes)}\nbytes  ${hexOfBytes(bytes, ' ')}\n\n${table}`;
}
