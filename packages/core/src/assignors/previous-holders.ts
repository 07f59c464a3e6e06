import type { Claims } from './read-claims.ts';
import type { StickyGroup } from './sticky-group.ts';

/**
 * For each partition id, the member that claims it from an older generation; -1 for none.
 * The general algorithm likes to give a partition back to it. Among several the newest claim counts.
 * Unlike Kafka, which can hand a partition to a member that no longer subscribes (or fail on one that takes no part
 * in balancing), the claim of such a member is passed over.
 */
export function findPreviousHolders({ table, topicsOf }: StickyGroup, claims: Claims): Int32Array {
  const newest = claims.generations.reduce((highest, generation) => Math.max(highest, generation), -1);
  const previous = new Int32Array(table.topicOf.length).fill(-1);
  claims.ids.forEach((ids, member) => {
    const generation = claims.generations[member] ?? -1;
    if (generation >= newest) return;
    const topics = new Set(topicsOf[member]);
    for (const id of ids) {
      const rival = previous[id] ?? -1;
      if (!topics.has(table.topicOf[id] ?? -1)) continue;
      if (rival < 0 || generation > (claims.generations[rival] ?? -1)) previous[id] = member;
    }
  });
  return previous;
}
