import { type ConstrainedPlan, planConstrained } from './constrained-plan.ts';
import { dealNearReplicas } from './deal-near-replicas.ts';
import type { Ownership } from './resolve-claims.ts';
import type { StickyGroup } from './sticky-group.ts';

/** What a sticky algorithm decided. */
export interface StickyResult {
  /** Partition ids of each member, by member number. */
  lists: number[][];
}

/** The constrained algorithm also knows what it takes from one member to give it to another. */
export interface ConstrainedResult extends StickyResult {
  /** Ids that were revoked from another member, or that two members claimed. */
  transferring: Set<number>;
}

/**
 * The sticky algorithm for members that all subscribe to the same topics: everybody keeps what fits the quota, the
 * rest is dealt one each to those below it, and what is left goes to those at it.
 * @param group - at least one member
 * Source: kafka 1eb7644, AbstractStickyAssignor.ConstrainedAssignmentBuilder. Vectors: assignors.json
 */
export function assignConstrained(group: StickyGroup, ownership: Ownership): ConstrainedResult {
  const plan = planConstrained(group, ownership);
  const transferring = new Set<number>();
  const give = (member: number, id: number): void => {
    plan.lists[member]?.push(id);
    const source = plan.revokedFrom[id] ?? -1;
    if ((source >= 0 && source !== member) || ownership.contested.has(id)) transferring.add(id);
  };
  const rest = group.racks === undefined ? plan.unassigned : dealNearReplicas(plan, group.racks, give);
  dealRest(plan, rest, give);
  return { lists: plan.lists, transferring };
}

/** Round after round, one each to the members below min; then one each to those at min, in the order they got there. */
function dealRest(
  plan: ConstrainedPlan,
  ids: readonly number[],
  give: (member: number, id: number) => void,
): void {
  let next = 0;
  let round = plan.unfilled;
  while (round.length > 0 && next < ids.length) {
    const stillUnfilled: number[] = [];
    for (const member of round) {
      const id = ids[next];
      if (id === undefined) break;
      next += 1;
      give(member, id);
      if ((plan.lists[member]?.length ?? 0) < plan.min) stillUnfilled.push(member);
      else plan.ready.push(member);
    }
    round = stillUnfilled;
  }
  for (const member of plan.ready) {
    const id = ids[next];
    if (id === undefined) break;
    next += 1;
    give(member, id);
  }
}
