import { numberInTopic, type PartitionTable } from './partition-table.ts';
import type { Ownership } from './resolve-claims.ts';
import type { StickyGroup } from './sticky-group.ts';
import { isNear } from './sticky-racks.ts';

/** The constrained algorithm after its first step: members keep what they can, the rest waits to be dealt. */
export interface ConstrainedPlan {
  /** Partitions that every member gets at least. */
  readonly min: number;
  /** Partitions that no member gets more of: min, or one more. */
  readonly max: number;
  /** Members that end above min. */
  readonly need: number;
  /** Members that are above min already. */
  over: number;
  /** Partition ids of each member, by member number. */
  readonly lists: number[][];
  /** Members below min, by member id. */
  unfilled: number[];
  /** Members at min that may get one more, by member id; later ones join at the end. */
  ready: number[];
  /** Partition ids that wait, ascending. */
  unassigned: number[];
  /** Member that each partition id was taken from; -1 for nobody. */
  readonly revokedFrom: Int32Array;
}

/** First step of the constrained algorithm for members that all subscribe to the same topics. */
export function planConstrained(group: StickyGroup, ownership: Ownership): ConstrainedPlan {
  const { members, ranks, table } = group;
  const partitionCount = table.topicOf.length;
  const plan: ConstrainedPlan = {
    min: Math.floor(partitionCount / members.length),
    max: Math.ceil(partitionCount / members.length),
    need: partitionCount % members.length,
    over: 0,
    lists: members.map(() => []),
    unfilled: [],
    ready: [],
    unassigned: [],
    revokedFrom: new Int32Array(partitionCount).fill(-1),
  };
  const isKept = new Uint8Array(partitionCount);
  members.forEach((_, member) => {
    const held = ownership.held[member] ?? [];
    const near = held.filter((id) => isNear(group.racks, member, id) && !ownership.contested.has(id));
    near.sort((left, right) => compareByNumber(table, left, right));
    const kept = near.slice(0, keepCount(plan, member, near.length));
    plan.lists[member] = kept;
    for (const id of held) plan.revokedFrom[id] = member;
    for (const id of kept) isKept[id] = 1;
    for (const id of kept) plan.revokedFrom[id] = -1;
  });
  const byMemberId = (left: number, right: number): number => (ranks[left] ?? 0) - (ranks[right] ?? 0);
  plan.unfilled.sort(byMemberId);
  plan.ready.sort(byMemberId);
  for (let id = 0; id < partitionCount; id++) if (isKept[id] === 0) plan.unassigned.push(id);
  return plan;
}

/** How many of `ownedCount` partitions a member keeps; puts the member on its list. */
function keepCount(plan: ConstrainedPlan, member: number, ownedCount: number): number {
  if (ownedCount < plan.min) {
    plan.unfilled.push(member);
    return ownedCount;
  }
  if (plan.over >= plan.need) return plan.min;
  if (ownedCount < plan.max) {
    plan.ready.push(member);
    return plan.min;
  }
  plan.over += 1;
  if (plan.over === plan.need) plan.ready = [];
  return plan.max;
}

/** By partition number, then by topic name. */
function compareByNumber(table: PartitionTable, left: number, right: number): number {
  return numberInTopic(table, left) - numberInTopic(table, right) || left - right;
}
