import { murmur2 } from '@keyway/core/murmur2';
import { clientPartition } from './client-rules.ts';
import { mistakenHashes, mistakenKeys, mistakenReductions } from './mistake-data.ts';
import type { CheckedKey, PlacementRule } from './placement-rule.ts';

/** Counts that a program may have been started with long ago. */
const MAX_CACHED_COUNT = 256;

/**
 * Known and classic mistakes as rules: those of murmur2 where the target hashes with it, and those that spoil any rule.
 * Single mistakes come before those that are two at once.
 * @param target - id of the proven client that the program should match
 * @param isMurmur2 - whether that client hashes with murmur2 and clears the sign bit
 * @param partitionCount - the count that is asked for first
 */
export function mistakes(target: string, isMurmur2: boolean, partitionCount: number): PlacementRule[] {
  return [
    ...(isMurmur2 ? murmur2Mistakes() : []),
    ...mistakesOfAny(target, partitionCount),
    ...(isMurmur2 ? doubleMistakes() : []),
  ];
}

/**
 * A program that says one partition to every key.
 * @param partition - what it said first
 */
export function constantRule(partition: number): PlacementRule {
  return {
    id: 'constant',
    kind: 'mistake',
    what: `the answer is ${partition}, whatever the key`,
    mend: 'hash the key that is read, not one that stays',
    place: () => partition,
  };
}

function murmur2Mistakes(): PlacementRule[] {
  return [
    ...mistakenReductions.map(
      ({ reduce, ...mistake }): PlacementRule => ({
        ...mistake,
        kind: 'mistake',
        place: ({ bytes }, count) => reduce(murmur2(bytes), count),
      }),
    ),
    ...mistakenHashes.map(
      ({ hash, ...mistake }): PlacementRule => ({
        ...mistake,
        kind: 'mistake',
        // As Kafka's Java producer does: the sign bit is cleared, then the remainder taken.
        place: (key, count) => (hash(key) & 0x7fffffff) % count,
      }),
    ),
  ];
}

/** Another hash, and then another reduction: whoever ports one from elsewhere has both. */
function doubleMistakes(): PlacementRule[] {
  return mistakenHashes.flatMap(({ hash, ...wrongHash }) =>
    mistakenReductions.map(
      ({ reduce, ...wrongReduction }): PlacementRule => ({
        id: `${wrongHash.id}+${wrongReduction.id}`,
        kind: 'mistake',
        what: `${wrongHash.what}, and ${wrongReduction.what}`,
        mend: `${wrongHash.mend}; ${wrongReduction.mend}`,
        place: (key, count) => reduce(hash(key), count),
      }),
    ),
  );
}

function mistakesOfAny(target: string, partitionCount: number): PlacementRule[] {
  const place = (key: CheckedKey, count: number): number | undefined => clientPartition(target, key, count);
  const countedFrom1: PlacementRule = {
    id: 'counted-from-1',
    kind: 'mistake',
    what: 'partitions are counted from 1',
    mend: 'the first partition is 0',
    place: (key, count) => {
      const partition = place(key, count);
      return partition === undefined ? undefined : partition + 1;
    },
  };
  const changedKeys = mistakenKeys.map(
    ({ change, ...mistake }): PlacementRule => ({
      ...mistake,
      kind: 'mistake',
      place: ({ text }, count) => {
        const changed = change(text);
        return place({ text: changed, bytes: Buffer.from(changed) }, count);
      },
    }),
  );
  const mostCached = Math.max(MAX_CACHED_COUNT, Math.min(2 * partitionCount, 4 * MAX_CACHED_COUNT));
  // From 2: a count of 1 is a constant answer.
  const cachedCounts = Array.from({ length: mostCached - 1 }, (_, index): PlacementRule => {
    const cachedCount = index + 2;
    return {
      id: `cached-count-${cachedCount}`,
      kind: 'mistake',
      what: `the partition count is ${cachedCount}, whatever is asked`,
      mend: 'read the count anew: that of the topic has changed, or the program does not take it',
      // At its own count it is no mistake, and says nothing.
      place: (key, count) => (count === cachedCount ? undefined : place(key, cachedCount)),
    };
  });
  return [countedFrom1, ...changedKeys, ...cachedCounts];
}
