import { partition } from '@keyway/core/clients/partition';
import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import type { ClientGroup } from './compared-clients.ts';

/** How often two clients put a key on the same partition. */
export interface PairAgreement {
  left: string;
  right: string;
  /** Keys for which neither leaves it to chance. */
  comparedCount: number;
  sameCount: number;
  /** Of the compared keys, 0..1; null where there are none. */
  share: number | null;
}

/** Counts over a stream of keys; keeps two numbers for each pair. */
export interface Agreement {
  add(bytes: Uint8Array): void;
  /** Keys so far. */
  keyCount(): number;
  /** Those of them that are not UTF-8, which clients that hash text see with U+FFFD in them. */
  notUtf8Count(): number;
  pairs(): PairAgreement[];
}

/** Counts for every pair of groups, in their order. */
export function createAgreement(groups: readonly ClientGroup[], partitionCount: number): Agreement {
  const ids = groups.map(({ lead }) => lead.client.id);
  const pairs = groups.flatMap((_, left) =>
    groups.slice(left + 1).map((_, offset) => ({ left, right: left + 1 + offset, compared: 0, same: 0 })),
  );
  const nameOf = (index: number): string => groups[index]?.lead.name ?? '';
  let keyCount = 0;
  let notUtf8Count = 0;
  return {
    add: (bytes) => {
      keyCount += 1;
      if (decodeUtf8Strictly(bytes) === undefined) notUtf8Count += 1;
      const places = ids.map((id) => {
        const placement = partition(id, bytes, partitionCount);
        return placement.kind === 'partition' ? placement.partition : undefined;
      });
      for (const pair of pairs) {
        const left = places[pair.left];
        const right = places[pair.right];
        if (left === undefined || right === undefined) continue;
        pair.compared += 1;
        if (left === right) pair.same += 1;
      }
    },
    keyCount: () => keyCount,
    notUtf8Count: () => notUtf8Count,
    pairs: () =>
      pairs.map(({ left, right, compared, same }) => ({
        left: nameOf(left),
        right: nameOf(right),
        comparedCount: compared,
        sameCount: same,
        share: compared === 0 ? null : same / compared,
      })),
  };
}
