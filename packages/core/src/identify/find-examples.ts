import { type Candidate, isMatch, type Observations, placeOf } from './candidate.ts';
import { bytesOfKey } from './create-placement-store.ts';
import type { Disagreement, KeyPlacement, SplitKey } from './identification.ts';

/** Keys that show what is wrong. */
export interface Examples {
  splitKeyCount: number;
  splitKeys: readonly SplitKey[];
  unexplained: readonly KeyPlacement[];
  disagreement?: Disagreement;
}

/**
 * Finds the shortest keys that show what is wrong; of equal length the first by bytes, so that the order of the records
 * does not matter.
 * @param writers - candidates, largest share first
 * @param most - of each kind
 */
export function findExamples(
  observations: Observations,
  writers: readonly Candidate[],
  most: number,
): Examples {
  const { store } = observations;
  const split = createShortest<number>(most);
  const unexplained = createShortest<number>(most);
  const parting = createShortest<number>(1);
  let splitKeyCount = 0;
  for (const [keyIndex, key] of store.keys.entries()) {
    const placements = placementsOf(observations, keyIndex);
    if (placements.length > 1) {
      splitKeyCount += 1;
      split.offer(key, keyIndex);
    }
    for (const at of placements) {
      const matching = writers.filter((writer) => isMatch(observations, writer, at));
      if (matching.length === 0) unexplained.offer(key, at);
      // A placement of another than the largest writer.
      else if (writers[0] !== undefined && !matching.includes(writers[0])) parting.offer(key, keyIndex);
    }
  }
  const shown = splitKeyCount > 0 && writers.length > 0 ? split.items()[0] : parting.items()[0];
  return {
    splitKeyCount,
    splitKeys: split.items().map((keyIndex) => {
      const placements = placementsOf(observations, keyIndex).map((at) => {
        const { key, ...rest } = placementAt(observations, writers, at);
        return rest;
      });
      return {
        key: bytesOfKey(store.keys[keyIndex] ?? ''),
        placements: placements.sort((left, right) => left.partition - right.partition),
      };
    }),
    unexplained: unexplained.items().map((at) => placementAt(observations, writers, at)),
    ...(shown !== undefined && { disagreement: disagreementOn(observations, writers, shown) }),
  };
}

function placementsOf({ store }: Observations, keyIndex: number): number[] {
  const placements: number[] = [];
  for (let at = store.firstOfKey[keyIndex] ?? -1; at !== -1; at = store.nextOf[at] ?? -1) placements.push(at);
  return placements;
}

function placementAt(observations: Observations, writers: readonly Candidate[], at: number): KeyPlacement {
  const { store } = observations;
  return {
    key: bytesOfKey(store.keys[store.keyOf[at] ?? 0] ?? ''),
    partition: store.partitionOf[at] ?? 0,
    recordCount: store.recordCountOf[at] ?? 0,
    writers: writers.flatMap((writer, index) => (isMatch(observations, writer, at) ? [index] : [])),
  };
}

function disagreementOn(
  observations: Observations,
  writers: readonly Candidate[],
  keyIndex: number,
): Disagreement {
  const { store, hashed } = observations;
  return {
    key: bytesOfKey(store.keys[keyIndex] ?? ''),
    partitions: writers.map(
      ({ rule, partitionCount }) => placeOf(hashed, rule, partitionCount, keyIndex) ?? null,
    ),
    seenOn: placementsOf(observations, keyIndex)
      .map((at) => store.partitionOf[at] ?? 0)
      .sort((left, right) => left - right),
  };
}

interface Shortest<Item> {
  offer(key: string, item: Item): void;
  items(): Item[];
}

/** Keeps the items with the shortest keys. */
function createShortest<Item extends number>(most: number): Shortest<Item> {
  let kept: { key: string; item: Item }[] = [];
  return {
    offer: (key, item) => {
      const last = kept.at(-1);
      if (kept.length === most && last !== undefined && compareKeys(last.key, key) <= 0) return;
      kept = [...kept, { key, item }].sort((left, right) => compareKeys(left.key, right.key)).slice(0, most);
    },
    items: () => kept.map(({ item }) => item),
  };
}

function compareKeys(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}
