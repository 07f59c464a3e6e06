import type { Member } from './assignment.ts';
import { groupBy } from './group-by.ts';
import { allowance, type RangeShare, take, takeInOrder } from './range-share.ts';
import { isRackAware, rackOf, type TopicRacks } from './replica-racks.ts';

/** A topic with what is known of its racks. */
export interface RackedShare {
  share: RangeShare;
  racks: TopicRacks;
}

/** Queue of the members without a rack: every replica is near. */
const ANYWHERE = '';

/**
 * First round of a rack-aware range (KIP-881): members take partitions that have a replica in their rack.
 * Topics with the same subscribers and the same partition count go together, so that they stay co-partitioned.
 * @returns whether racks played a part at all; if not, nothing was taken
 * Source: kafka 1eb7644, RangeAssignor. Vectors: assignors.json, upstream-assignor-cases.json
 */
export function takeNearReplicas(topics: readonly RackedShare[]): boolean {
  const activeTopics = new Set(topics.filter(({ share, racks }) => isRackAware(share.members, racks)));
  if (activeTopics.size === 0) return false;
  for (const group of groupByMembersAndCount(topics)) {
    const [first] = group;
    // As in Kafka, where it is a group of no partitions: nobody here has a rack, and the counts may differ.
    if (first !== undefined && !hasRacks(first)) continue;
    if (group.length > 1) takeTogether(group);
    else if (first !== undefined && activeTopics.has(first)) takeAlone(first);
  }
  return true;
}

function groupByMembersAndCount(topics: readonly RackedShare[]): RackedShare[][] {
  const groups = groupBy(topics, (topic) => {
    const { members, owners } = topic.share;
    return JSON.stringify([hasRacks(topic) ? owners.length : 0, members.map((m) => [m.memberId, rackOf(m)])]);
  });
  return [...groups.values()];
}

function hasRacks({ share }: RackedShare): boolean {
  return share.members.some((member) => rackOf(member) !== undefined);
}

/**
 * Partition by partition, the first member that is near partition p of every topic gets p of all of them.
 * The topics have the same subscribers and the same count, so what a member may take is the same in each.
 */
function takeTogether(group: readonly RackedShare[]): void {
  const [lead] = group;
  if (lead === undefined) return;
  const leadShare = lead.share;
  const positionsByRack = positionsOf(leadShare.members);
  const heads = new Map<string, number>();
  for (let partition = 0; partition < leadShare.owners.length; partition++) {
    let chosen = Number.POSITIVE_INFINITY;
    for (const rack of commonRacks(group, partition)) chosen = Math.min(chosen, firstOf(rack));
    if (chosen === Number.POSITIVE_INFINITY) continue;
    for (const { share } of group) take(share, chosen, [partition]);
  }

  // Who may take nothing now never may again, so the head of a rack only moves forward.
  function firstOf(rack: string): number {
    const positions = positionsByRack.get(rack) ?? [];
    let head = heads.get(rack) ?? 0;
    while (head < positions.length && allowance(leadShare, positions[head] ?? 0) === 0) head++;
    heads.set(rack, head);
    return positions[head] ?? Number.POSITIVE_INFINITY;
  }
}

function positionsOf(members: readonly Member[]): Map<string, number[]> {
  return groupBy(members.keys(), (position) => queueOf(members[position]));
}

/** The queue that a member stands in: its rack's. */
function queueOf(member: Member | undefined): string {
  return (member && rackOf(member)) ?? ANYWHERE;
}

/** Racks that hold a replica of the partition in every topic, and the queue of those that need none. */
function commonRacks(group: readonly RackedShare[], partition: number): string[] {
  const [lead, ...others] = group;
  const racks = [...(lead?.racks[partition] ?? [])];
  return [ANYWHERE, ...racks.filter((rack) => others.every(({ racks }) => racks[partition]?.has(rack)))];
}

function takeAlone({ share, racks }: RackedShare): void {
  const queues = new Map<string, number[]>([[ANYWHERE, []]]);
  racks.forEach((near, partition) => {
    for (const rack of [ANYWHERE, ...near]) {
      const queue = queues.get(rack);
      if (queue === undefined) queues.set(rack, [partition]);
      else queue.push(partition);
    }
  });
  takeInOrder(share, queueOf, queues);
}
