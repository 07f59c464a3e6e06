import { planConstrained } from '../assignors/constrained-plan.ts';
import { dealNearReplicas } from '../assignors/deal-near-replicas.ts';
import type { Ownership } from '../assignors/resolve-claims.ts';
import type { StickyGroup } from '../assignors/sticky-group.ts';
import { isNear } from '../assignors/sticky-racks.ts';
import type { StickyCause, StickyStep } from './assignment-reason.ts';

/** What an algorithm did with each partition id. */
export interface StickySteps {
  /** @param member - number of the member for whom it was decided; @param index - place in that member's list */
  stepOf(id: number, member: number, index: number): StickyStep;
  /** Why it did not stay; not asked where it did. */
  causeOf(id: number): StickyCause;
  /** Fewest and most partitions of a member, where the algorithm sets them. */
  share?: { least: number; most: number };
}

/**
 * The steps of `assignConstrained`: what is kept stands first in a list, what is dealt follows in the order of the deal,
 * and everything from place `least` on is an extra.
 */
export function constrainedSteps(group: StickyGroup, ownership: Ownership): StickySteps {
  const plan = planConstrained(group, ownership);
  const kept = new Set(plan.lists.flat());
  const near = new Set<number>();
  if (group.racks !== undefined) {
    dealNearReplicas(plan, group.racks, (member, id) => {
      plan.lists[member]?.push(id);
      near.add(id);
    });
  }
  return {
    stepOf: (id, _, index) => {
      if (kept.has(id)) return 'kept';
      if (near.has(id)) return 'near';
      return index < plan.min ? 'filled' : 'extra';
    },
    causeOf: (id) => {
      const holder = ownership.holders[id] ?? -1;
      if (ownership.contested.has(id)) return 'contested';
      if (holder < 0) return 'unowned';
      return isNear(group.racks, holder, id) ? 'over-share' : 'far';
    },
    share: { least: plan.min, most: plan.max },
  };
}
