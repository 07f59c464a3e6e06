import type { ServerGroup } from './server-group.ts';

/** Who may end with one partition more than others. */
export interface EqualShareRule {
  /** Up to 4.0.0 false: the first members, even where a later one already has it. */
  anyMemberKeepsExtra: boolean;
}

/**
 * Uniform for members that all subscribe to the same topics: every member keeps what it has up to its quota, then the
 * members below theirs are filled one after the other.
 * @param group - `owners` is changed from the previous target to the new one
 */
export function shareAmongEqual(group: ServerGroup, { anyMemberKeepsExtra }: EqualShareRule): void {
  const { members, owners } = group;
  const { lists, unassigned } = readLists(group);
  const quotient = Math.floor(owners.length / members.length);
  let extraLeft = owners.length % members.length;
  const openMembers: { place: number; missingCount: number }[] = [];

  lists.forEach((ids, place) => {
    let takesExtra = extraLeft > 0;
    let missingCount = quotient + (takesExtra ? 1 : 0) - ids.length;
    if (missingCount < 0) {
      for (const id of ids.slice(missingCount)) unassigned.push(id);
    }
    // A member without a partition more than the others leaves it to the later ones while there are enough of them.
    const mayLeaveExtra = anyMemberKeepsExtra && members.length - place > extraLeft;
    if (missingCount > 0 && takesExtra && mayLeaveExtra) {
      missingCount -= 1;
      takesExtra = false;
    }
    if (missingCount > 0) openMembers.push({ place, missingCount });
    if (takesExtra) extraLeft -= 1;
  });

  let next = 0;
  for (const { place, missingCount } of openMembers) {
    for (const id of unassigned.slice(next, next + missingCount)) owners[id] = place;
    next += missingCount;
  }
}

/** Partitions of each member, and those of nobody, in the order of the topics and ascending. */
function readLists({ members, owners }: ServerGroup): { lists: number[][]; unassigned: number[] } {
  const lists = members.map((): number[] => []);
  const unassigned: number[] = [];
  owners.forEach((place, id) => {
    (lists[place] ?? unassigned).push(id);
  });
  return { lists, unassigned };
}
