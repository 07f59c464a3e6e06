import { createLoadPointers } from './load-pointers.ts';
import type { ServerGroup, ServerTopic } from './server-group.ts';

/** Rounds over all topics after which Kafka leaves it at that. */
const MAX_ROUNDS = 16;

interface State {
  owners: Int32Array;
  /** Partitions of every member. */
  counts: Int32Array;
}

/**
 * Uniform for members that subscribe to different topics: what members have stays, the rest goes to those with the
 * least, and then single partitions move from those with the most. Kafka does not promise to get it even.
 * @param group - `owners` is changed from the previous target to the new one
 */
export function shareAmongDifferent({ members, topics, owners }: ServerGroup): void {
  const counts = new Int32Array(members.length);
  for (const place of owners) if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  const state = { owners, counts };
  const order = topics.toSorted(compareTopics);
  for (const topic of order) dealUnassigned(topic, state);
  balance(
    order.filter(({ subscribers }) => subscribers.length > 1),
    state,
  );
}

/** Most partitions a subscriber first, then fewest subscribers, then as listed (in Kafka by topic id). */
function compareTopics(left: ServerTopic, right: ServerTopic): number {
  const loadOf = ({ partitionCount, subscribers }: ServerTopic): number =>
    partitionCount / subscribers.length;
  return loadOf(right) - loadOf(left) || left.subscribers.length - right.subscribers.length;
}

function dealUnassigned({ offset, partitionCount, subscribers }: ServerTopic, state: State): void {
  const { owners, counts } = state;
  if (!owners.subarray(offset, offset + partitionCount).includes(-1)) return;
  const pointers = createLoadPointers(subscribers, counts);
  for (let id = offset; id < offset + partitionCount; id++) {
    if (owners[id] === -1) give(state, id, pointers.nextLowest());
  }
}

function balance(topics: readonly ServerTopic[], state: State): void {
  // Coming back to the topic that moved something last (at first: to the first one) means that nothing moves any more.
  let lastMoved = -1;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const [index, topic] of topics.entries()) {
      if (index === lastMoved) return;
      const hasMoved = balanceTopic(topic, state);
      if (hasMoved || lastMoved === -1) lastMoved = index;
    }
  }
}

/** Moves partitions of one topic between its subscribers; whether any moved. */
function balanceTopic(topic: ServerTopic, state: State): boolean {
  if (isEvenAmong(topic.subscribers, state.counts)) return false;
  const pointers = createLoadPointers(topic.subscribers, state.counts);
  // Only what a member had at the start can move on: nothing moves twice.
  const idsByOwner = collectByOwner(topic, state.owners);
  const nextGiver = (): number => {
    let place = pointers.nextHighest();
    while (place >= 0 && (idsByOwner.get(place)?.length ?? 0) === 0) {
      pointers.excludeHighest();
      place = pointers.nextHighest();
    }
    return place;
  };

  let hasMoved = false;
  while (!pointers.isBalanced()) {
    const id = idsByOwner.get(nextGiver())?.pop();
    if (id === undefined) break;
    const receiver = pointers.nextLowest();
    if (pointers.isBalanced()) break;
    give(state, id, receiver);
    hasMoved = true;
  }
  return hasMoved;
}

function isEvenAmong(subscribers: readonly number[], counts: Int32Array): boolean {
  let lowest = Number.MAX_SAFE_INTEGER;
  let highest = 0;
  for (const place of subscribers) {
    const count = counts[place] ?? 0;
    if (count < lowest) lowest = count;
    if (count > highest) highest = count;
  }
  return highest - lowest <= 1;
}

/** Partitions of a topic by owner, ascending. */
function collectByOwner({ offset, partitionCount }: ServerTopic, owners: Int32Array): Map<number, number[]> {
  const idsByOwner = new Map<number, number[]>();
  for (let id = offset; id < offset + partitionCount; id++) {
    const owner = owners[id] ?? -1;
    const ids = idsByOwner.get(owner);
    if (ids === undefined) idsByOwner.set(owner, [id]);
    else ids.push(id);
  }
  return idsByOwner;
}

function give({ owners, counts }: State, id: number, place: number): void {
  const owner = owners[id] ?? -1;
  if (owner >= 0) counts[owner] = (counts[owner] ?? 0) - 1;
  owners[id] = place;
  counts[place] = (counts[place] ?? 0) + 1;
}
