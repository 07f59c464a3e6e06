import type { WaitingTopic } from './fill-unassigned.ts';
import { compareLoad, type GeneralState, hand } from './general-state.ts';
import { createLoadHeap, type LoadHeap } from './load-heap.ts';
import type { MovementLog } from './movement-log.ts';
import { createRepetitionWatch } from './repetition-watch.ts';
import type { StickyGroup } from './sticky-group.ts';

/** What the balancing steps share. */
export interface Balancing {
  readonly group: StickyGroup;
  readonly state: GeneralState;
  readonly log: MovementLog;
  /** From `findPreviousHolders`. */
  readonly previous: Int32Array;
}

/**
 * Moves partitions from members to subscribers with at least two fewer, until a whole pass moves nothing.
 *
 * Kafka asks before every partition whether the whole group is balanced already. Where a move is possible it is not,
 * and where none is possible the answer changes nothing, so that costly question is left out.
 *
 * Kafka never comes back from some groups: a partition that the log sends back may leave a member with few
 * partitions, and the passes go round in circles. Where they do, we go on with moves that even out, and so end.
 * @param topics - the partitions that may move, by topic, in the order of the algorithm
 * @returns whether anything moved
 */
export function improveBalance(balancing: Balancing, topics: readonly WaitingTopic[]): boolean {
  const open = topics.filter(({ topic, ids }) => topic.potential > 1 && ids.length > 0);
  const watch = createRepetitionWatch([balancing.state.holders, balancing.log.sources]);
  let hasMoved = false;
  let isCircling = false;
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const topic of open) if (improveTopic(balancing, topic, isCircling)) isMoving = true;
    hasMoved ||= isMoving;
    isCircling ||= isMoving && watch.isRepeated();
  }
  return hasMoved;
}

function improveTopic(balancing: Balancing, { topic, ids }: WaitingTopic, isCircling: boolean): boolean {
  const { group, state } = balancing;
  // Most topics have nothing to move, so the heap waits until one has.
  let heap: LoadHeap | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const member of topic.subscribers) lowest = Math.min(lowest, countOf(state, member));

  for (const id of ids) {
    if (countOf(state, state.holders[id]) <= lowest + 1) continue;
    heap ??= createLoadHeap(topic.subscribers, compareLoad(state, group));
    relieveHolder(balancing, id, heap, isCircling);
    lowest = countOf(state, heap.lightest());
  }
  return heap !== undefined;
}

/**
 * Takes one partition off a holder that has too many: this one, or one that came the other way before.
 * @param heap - subscribers of the topic
 */
function relieveHolder(
  { state, log, previous }: Balancing,
  id: number,
  heap: LoadHeap,
  isCircling: boolean,
): void {
  const owner = state.holders[id] ?? -1;
  const before = previous[id] ?? -1;
  const isWantedBack = before >= 0 && isHeavier(state, owner, before);
  const target = isWantedBack ? before : (heap.lightest() ?? owner);
  let moving = log.partitionToMove(id, owner, target);
  if (isCircling && !isHeavier(state, state.holders[moving] ?? -1, target)) moving = id;
  const from = state.holders[moving] ?? -1;
  log.record(moving, from, target);
  hand(state, moving, target);
  heap.update(from);
  heap.update(target);
}

/** Whether a move from one member to the other makes them more even. */
function isHeavier(state: GeneralState, from: number, to: number): boolean {
  return countOf(state, from) > countOf(state, to) + 1;
}

function countOf({ counts }: GeneralState, member: number | undefined): number {
  return counts[member ?? -1] ?? 0;
}
