import type { Member } from './assignment.ts';

/** One topic while range shares it out. */
export interface RangeShare {
  readonly topic: string;
  /** Subscribers in range order. */
  readonly members: readonly Member[];
  /** Partitions that every member gets. */
  readonly base: number;
  /** Members that may still get one more than that. */
  extraLeft: number;
  /** Partitions of each member so far, by position. */
  readonly taken: number[];
  /** Position of the member that has each partition; -1 for nobody yet. */
  readonly owners: Int32Array;
}

/**
 * A topic of which nobody has anything yet.
 * @param members - at least one, in range order
 */
export function createRangeShare(
  topic: string,
  partitionCount: number,
  members: readonly Member[],
): RangeShare {
  return {
    topic,
    members,
    base: Math.floor(partitionCount / members.length),
    extraLeft: partitionCount % members.length,
    taken: members.map(() => 0),
    owners: new Int32Array(partitionCount).fill(-1),
  };
}

/** Partitions that the member at `position` may still take. */
export function allowance(share: RangeShare, position: number): number {
  return Math.max(0, share.base + (share.extraLeft > 0 ? 1 : 0) - (share.taken[position] ?? 0));
}

/** Gives partitions to the member at `position`; the caller keeps to the allowance. */
export function take(share: RangeShare, position: number, partitions: readonly number[]): void {
  for (const partition of partitions) share.owners[partition] = position;
  const taken = (share.taken[position] ?? 0) + partitions.length;
  share.taken[position] = taken;
  if (partitions.length > 0 && taken > share.base) share.extraLeft -= 1;
}

/**
 * Members in order each take the lowest free partitions of their queue, up to their allowance.
 * @param queueOf - name of the queue of a member; members may share one
 * @param queues - partitions of each queue, ascending
 */
export function takeInOrder(
  share: RangeShare,
  queueOf: (member: Member) => string,
  queues: ReadonlyMap<string, readonly number[]>,
): void {
  // Partitions are taken and never given back, so nobody has to read a queue from its start again.
  const cursors = new Map<string, number>();
  share.members.forEach((member, position) => {
    const name = queueOf(member);
    const queue = queues.get(name) ?? [];
    let cursor = cursors.get(name) ?? 0;
    const chosen: number[] = [];
    for (let left = allowance(share, position); left > 0 && cursor < queue.length; cursor++) {
      const partition = queue[cursor] ?? 0;
      if (share.owners[partition] !== -1) continue;
      chosen.push(partition);
      left -= 1;
    }
    cursors.set(name, cursor);
    take(share, position, chosen);
  });
}
