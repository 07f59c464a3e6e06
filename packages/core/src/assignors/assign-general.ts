import type { StickyResult } from './assign-constrained.ts';
import { balanceScore } from './balance-score.ts';
import { fillUnassigned } from './fill-unassigned.ts';
import { copyState, createGeneralState, type GeneralState, hand, listsOf } from './general-state.ts';
import { type GeneralTopic, orderGeneralTopics } from './general-topics.ts';
import { type Balancing, improveBalance } from './improve-balance.ts';
import { createMovementLog } from './movement-log.ts';
import { findPreviousHolders } from './previous-holders.ts';
import type { Claims } from './read-claims.ts';
import type { Ownership } from './resolve-claims.ts';
import type { StickyGroup } from './sticky-group.ts';
import { isNear } from './sticky-racks.ts';

/**
 * The sticky algorithm for members whose subscriptions differ: everybody keeps what it may, the least loaded
 * subscriber gets what is free, then partitions move while that makes the group more even.
 * Source: kafka 1eb7644, AbstractStickyAssignor.GeneralAssignmentBuilder. Vectors: assignors.json
 */
export function assignGeneral(group: StickyGroup, claims: Claims, ownership: Ownership): StickyResult {
  const state = createGeneralState(group.members.length, group.table.topicOf.length);
  const hasRevoked = keepHeld(group, state, ownership);
  const isFresh = state.clock === 0;
  const topics = orderGeneralTopics(group);
  const all = topics.map((topic) => ({ topic, ids: idsOf(group, topic) }));
  const unassigned = all.map(({ topic, ids }) => ({
    topic,
    ids: ids.filter((id) => state.holders[id] === -1),
  }));
  fillUnassigned(group, state, unassigned);

  const players = findPlayers(group, state, topics);
  const snapshot = copyState(state);
  const previous = findPreviousHolders(group, claims);
  const log = createMovementLog(group.table, group.members.length);
  const balancing: Balancing = { group, state, log, previous };
  if (!hasRevoked) improveBalance(balancing, unassigned);
  const hasMoved = improveBalance(balancing, all);
  const isNoBetter = scoreOf(players, state) >= scoreOf(players, snapshot);
  return { lists: listsOf(!isFresh && hasMoved && isNoBetter ? snapshot : state) };
}

/** @returns whether something had to be given up: no longer subscribed, or not near */
function keepHeld(
  { table, topicsOf, racks }: StickyGroup,
  state: GeneralState,
  ownership: Ownership,
): boolean {
  let hasRevoked = false;
  ownership.held.forEach((ids, member) => {
    const topics = new Set(topicsOf[member]);
    for (const id of ids) {
      if (topics.has(table.topicOf[id] ?? -1) && isNear(racks, member, id)) hand(state, id, member);
      else hasRevoked = true;
    }
  });
  return hasRevoked;
}

function idsOf({ table: { starts } }: StickyGroup, { number }: GeneralTopic): number[] {
  const start = starts[number] ?? 0;
  return Array.from({ length: (starts[number + 1] ?? 0) - start }, (_, partition) => start + partition);
}

/**
 * Members whose load can change: those that lack a partition they could have, or hold one that others could have.
 * Only they count in the score.
 */
function findPlayers(
  { table, topicsOf }: StickyGroup,
  state: GeneralState,
  topics: GeneralTopic[],
): number[] {
  const isShared = new Uint8Array(topics.length);
  for (const { number, potential } of topics) isShared[number] = potential > 1 ? 1 : 0;
  const holdsShared = new Uint8Array(topicsOf.length);
  state.holders.forEach((member, id) => {
    if (isShared[table.topicOf[id] ?? 0] === 1) holdsShared[member] = 1;
  });
  return [...topicsOf.keys()].filter((member) => {
    let capacity = 0;
    for (const topic of topicsOf[member] ?? []) {
      capacity += (table.starts[topic + 1] ?? 0) - (table.starts[topic] ?? 0);
    }
    return holdsShared[member] === 1 || (state.counts[member] ?? 0) < capacity;
  });
}

function scoreOf(players: readonly number[], { counts }: GeneralState): number {
  return balanceScore(players.map((member) => counts[member] ?? 0));
}
