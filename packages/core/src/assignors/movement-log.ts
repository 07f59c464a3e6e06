import { bucketOf, capacityAfterPut, hashTopicPartition, INITIAL_CAPACITY } from '../java-hash-order.ts';
import { javaStringHash } from '../java-string-hash.ts';
import { numberInTopic, type PartitionTable } from './partition-table.ts';

/** Remembers who gave which partition to whom, so that two partitions of a topic do not cross on their way. */
export interface MovementLog {
  /** Member from which each partition id set out; -1 for one that has not moved, or is back. */
  readonly sources: Int32Array;
  /**
   * The partition to move instead of `id`: one of the same topic that made the opposite way before, if there is one.
   * @param from - its holder
   */
  partitionToMove(id: number, from: number, to: number): number;
  /** Records a move. A partition that is back where it began is forgotten. */
  record(id: number, from: number, to: number): void;
}

/** A Java HashSet of partition ids: its order decides which one moves back. */
interface MovedSet {
  readonly ids: Set<number>;
  capacity: number;
}

/**
 * An empty log.
 * @param memberCount - members are numbered below it
 */
export function createMovementLog(table: PartitionTable, memberCount: number): MovementLog {
  const topicHashes = table.topics.map(javaStringHash);
  const hashOf = (id: number): number =>
    hashTopicPartition(topicHashes[table.topicOf[id] ?? 0] ?? 0, numberInTopic(table, id));
  const sources = new Int32Array(table.topicOf.length).fill(-1);
  // By topic, then by way: source and destination in one number.
  const movedByTopic: Map<number, MovedSet>[] = table.topics.map(() => new Map());
  const movedOf = (id: number): Map<number, MovedSet> | undefined => movedByTopic[table.topicOf[id] ?? 0];

  function add(id: number, source: number, destination: number): void {
    const way = source * memberCount + destination;
    const moved = movedOf(id)?.get(way) ?? { ids: new Set<number>(), capacity: INITIAL_CAPACITY };
    moved.capacity = capacityAfterPut(
      moved.capacity,
      moved.ids.size,
      () => [...moved.ids].map(hashOf),
      hashOf(id),
    );
    moved.ids.add(id);
    movedOf(id)?.set(way, moved);
    sources[id] = source;
  }

  function forget(id: number, source: number, destination: number): void {
    const way = source * memberCount + destination;
    const moved = movedOf(id)?.get(way);
    moved?.ids.delete(id);
    if (moved?.ids.size === 0) movedOf(id)?.delete(way);
    sources[id] = -1;
  }

  return {
    sources,
    partitionToMove: (id, from, to) => {
      const source = sources[id] ?? -1;
      const reverse = movedOf(id)?.get(to * memberCount + (source < 0 ? from : source));
      return reverse === undefined ? id : firstOf(reverse, hashOf);
    },
    record: (id, from, to) => {
      const source = sources[id] ?? -1;
      // Where a partition is now is where its recorded way ends.
      if (source >= 0) forget(id, source, from);
      if (source !== to) add(id, source < 0 ? from : source, to);
    },
  };
}

function firstOf({ ids, capacity }: MovedSet, hashOf: (id: number) => number): number {
  let first = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const bucket = bucketOf(hashOf(id), capacity);
    if (bucket >= lowest) continue;
    lowest = bucket;
    first = id;
  }
  return first;
}
