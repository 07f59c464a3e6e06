import { fillUnassigned } from '../assignors/fill-unassigned.ts';
import { createGeneralState, hand } from '../assignors/general-state.ts';
import { orderGeneralTopics } from '../assignors/general-topics.ts';
import type { Ownership } from '../assignors/resolve-claims.ts';
import type { StickyGroup } from '../assignors/sticky-group.ts';
import { isNear } from '../assignors/sticky-racks.ts';
import type { StickySteps } from './constrained-steps.ts';

/**
 * The steps of `assignGeneral` up to where partitions move for balance: what differs from there was moved.
 * Near goes before light: who has a replica in its rack is asked first, so a partition that went elsewhere had nobody.
 */
export function generalSteps(group: StickyGroup, ownership: Ownership): StickySteps {
  const { table, racks } = group;
  const state = createGeneralState(group.members.length, table.topicOf.length);
  const isSubscribed = (member: number, id: number): boolean =>
    group.topicsOf[member]?.includes(table.topicOf[id] ?? -1) === true;
  ownership.held.forEach((ids, member) => {
    for (const id of ids) if (isSubscribed(member, id) && isNear(racks, member, id)) hand(state, id, member);
  });
  const kept = state.holders.slice();
  const waiting = orderGeneralTopics(group).map((topic) => {
    const start = table.starts[topic.number] ?? 0;
    const count = (table.starts[topic.number + 1] ?? 0) - start;
    const ids = Array.from({ length: count }, (_, partition) => start + partition);
    return { topic, ids: ids.filter((id) => kept[id] === -1) };
  });
  fillUnassigned(group, state, waiting);

  return {
    stepOf: (id, member) => {
      if (kept[id] === member) return 'kept';
      if (state.holders[id] !== member) return 'balance';
      return racks !== undefined && isNear(racks, member, id) ? 'near' : 'lightest';
    },
    causeOf: (id) => {
      const holder = ownership.holders[id] ?? -1;
      if (holder < 0) return ownership.contested.has(id) ? 'contested' : 'unowned';
      if (!isSubscribed(holder, id)) return 'unsubscribed';
      return isNear(racks, holder, id) ? 'over-share' : 'far';
    },
  };
}
