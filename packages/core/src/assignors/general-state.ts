import type { StickyGroup } from './sticky-group.ts';

/** Who holds what while the general algorithm runs. Changed in place, by `hand` alone. */
export interface GeneralState {
  /** Member that holds each partition id; -1 for nobody. */
  readonly holders: Int32Array;
  /** Partitions of each member. */
  readonly counts: Int32Array;
  /** When each partition id came to its holder; a member's list is in this order. */
  readonly stamps: Float64Array;
  /** Last stamp given. */
  clock: number;
}

/** Nobody holds anything. */
export function createGeneralState(memberCount: number, partitionCount: number): GeneralState {
  return {
    holders: new Int32Array(partitionCount).fill(-1),
    counts: new Int32Array(memberCount),
    stamps: new Float64Array(partitionCount),
    clock: 0,
  };
}

/** Gives a partition to a member, from whoever holds it. */
export function hand(state: GeneralState, id: number, member: number): void {
  const from = state.holders[id] ?? -1;
  if (from >= 0) state.counts[from] = (state.counts[from] ?? 0) - 1;
  state.counts[member] = (state.counts[member] ?? 0) + 1;
  state.holders[id] = member;
  state.clock += 1;
  state.stamps[id] = state.clock;
}

/** A copy that later changes leave alone. */
export function copyState(state: GeneralState): GeneralState {
  return {
    holders: state.holders.slice(),
    counts: state.counts.slice(),
    stamps: state.stamps.slice(),
    clock: state.clock,
  };
}

/** Partition ids of each member, oldest first. */
export function listsOf({ holders, counts, stamps }: GeneralState): number[][] {
  const lists: number[][] = Array.from(counts, () => []);
  holders.forEach((member, id) => {
    lists[member]?.push(id);
  });
  for (const list of lists) list.sort((left, right) => (stamps[left] ?? 0) - (stamps[right] ?? 0));
  return lists;
}

/** Order of members by load: fewest partitions first, then by member id. */
export function compareLoad(
  { counts }: GeneralState,
  { ranks }: StickyGroup,
): (left: number, right: number) => number {
  return (left, right) =>
    (counts[left] ?? 0) - (counts[right] ?? 0) || (ranks[left] ?? 0) - (ranks[right] ?? 0);
}
