import { compareLoad, type GeneralState, hand } from './general-state.ts';
import type { GeneralTopic } from './general-topics.ts';
import { groupBy } from './group-by.ts';
import { createLoadHeap, type LoadHeap } from './load-heap.ts';
import type { StickyGroup } from './sticky-group.ts';

/** Partition ids of one topic that wait for a member. */
export interface WaitingTopic {
  readonly topic: GeneralTopic;
  readonly ids: readonly number[];
}

/** Name of the members without a rack, to whom everything is near. */
const ANYWHERE = '';

/**
 * Gives every waiting partition to the least loaded subscriber; with racks, first all those for which a subscriber
 * in the rack of a replica exists.
 */
export function fillUnassigned(
  group: StickyGroup,
  state: GeneralState,
  waiting: readonly WaitingTopic[],
): void {
  if (group.racks !== undefined) for (const { topic, ids } of waiting) fillNear(group, state, topic, ids);
  for (const { topic, ids } of waiting) {
    const left = ids.filter((id) => state.holders[id] === -1);
    if (left.length === 0) continue;
    const heap = createLoadHeap(topic.subscribers, compareLoad(state, group));
    for (const id of left) giveToLightest(state, id, [heap]);
  }
}

function fillNear(
  group: StickyGroup,
  state: GeneralState,
  topic: GeneralTopic,
  ids: readonly number[],
): void {
  const { racks } = group;
  if (racks === undefined || ids.length === 0) return;
  const membersByRack = groupBy(topic.subscribers, (member) => racks.memberRacks[member] ?? ANYWHERE);
  const compare = compareLoad(state, group);
  const heaps = new Map(
    [...membersByRack].map(([rack, members]) => [rack, createLoadHeap(members, compare)]),
  );
  for (const id of ids) {
    const near = [ANYWHERE, ...(racks.partitionRacks[id] ?? [])].flatMap((rack) => heaps.get(rack) ?? []);
    near.sort((left, right) => compare(left.lightest() ?? 0, right.lightest() ?? 0));
    giveToLightest(state, id, near);
  }
}

/** @param heaps - the one with the least loaded member first; none means that nobody can have it */
function giveToLightest(state: GeneralState, id: number, [heap]: readonly LoadHeap[]): void {
  const member = heap?.lightest();
  if (heap === undefined || member === undefined) return;
  hand(state, id, member);
  heap.update(member);
}
