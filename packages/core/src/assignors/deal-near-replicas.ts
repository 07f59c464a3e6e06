import type { ConstrainedPlan } from './constrained-plan.ts';
import { groupBy } from './group-by.ts';
import { createReadyQueue } from './ready-queue.ts';
import { createSeats, type Seats } from './seats.ts';
import type { StickyRacks } from './sticky-racks.ts';

/**
 * Second step of a rack-aware constrained round: each waiting partition goes to a member in the rack of a replica,
 * first around the circle of members below min, else to the first member at min. Scarce partitions come first.
 * Members without a rack do not take part here, though whatever they hold is near enough to keep.
 * @param plan - `unfilled`, `ready` and `over` are brought up to date
 * @param give - hands a partition id to a member
 * @returns the ids that found nobody near
 */
export function dealNearReplicas(
  plan: ConstrainedPlan,
  racks: StickyRacks,
  give: (member: number, id: number) => void,
): number[] {
  const rackNameOf = (member: number): string => racks.memberRacks[member] ?? '';
  const isUnfilled = (member: number): boolean => (plan.lists[member]?.length ?? 0) < plan.min;
  const circle = seatsByRack(plan.unfilled, rackNameOf);
  const ready = createReadyQueue(rackNameOf);
  plan.ready.forEach(ready.join);
  const left: number[] = [];
  let cursor = 0;

  for (const id of byScarcity(plan.unassigned, racks)) {
    const near = racks.partitionRacks[id] ?? new Set<string>();
    const seat = nearestSeat(circle, near, cursor);
    const unfilled = seat === undefined ? undefined : plan.unfilled[seat];
    if (seat !== undefined && unfilled !== undefined) {
      give(unfilled, id);
      cursor = seat + 1;
      if (isUnfilled(unfilled)) continue;
      circle.get(rackNameOf(unfilled))?.remove(seat);
      if (plan.over < plan.need) ready.join(unfilled);
      continue;
    }
    const member = ready.takeFirst(near);
    if (member === undefined) {
      left.push(id);
      continue;
    }
    give(member, id);
    plan.over += 1;
    if (plan.over === plan.need) ready.clear();
  }
  plan.unfilled = plan.unfilled.filter(isUnfilled);
  plan.ready = ready.rest();
  return left;
}

function seatsByRack(members: readonly number[], rackNameOf: (member: number) => string): Map<string, Seats> {
  const seats = groupBy(members.keys(), (seat) => rackNameOf(members[seat] ?? -1));
  return new Map([...seats].map(([name, taken]) => [name, createSeats(taken)]));
}

/** First seat around the circle from the cursor on, among members of the named racks. */
function nearestSeat(
  circle: ReadonlyMap<string, Seats>,
  rackNames: ReadonlySet<string>,
  cursor: number,
): number | undefined {
  for (const start of [cursor, 0]) {
    const found = [...rackNames].flatMap((name) => circle.get(name)?.firstFrom(start) ?? []);
    if (found.length > 0) return Math.min(...found);
  }
  return undefined;
}

/** Partitions with the fewest members in their racks first; equal ones keep their order. */
function byScarcity(ids: readonly number[], { memberRacks, partitionRacks }: StickyRacks): number[] {
  const memberCounts = new Map<string | undefined, number>();
  for (const rack of memberRacks) memberCounts.set(rack, (memberCounts.get(rack) ?? 0) + 1);
  const candidateCounts = new Map<number, number>();
  for (const id of ids) {
    let count = 0;
    for (const rack of partitionRacks[id] ?? []) count += memberCounts.get(rack) ?? 0;
    candidateCounts.set(id, count);
  }
  return ids.toSorted((left, right) => (candidateCounts.get(left) ?? 0) - (candidateCounts.get(right) ?? 0));
}
