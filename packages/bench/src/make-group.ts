import type { GroupSubscription, Member } from '@keyway/core/assignors/assignment';

/** How large a group is and how its members subscribe. */
export interface GroupSize {
  memberCount: number;
  /** In all topics together; a multiple of the topic count. */
  partitionCount: number;
  topicCount: number;
  /** Equal: every member subscribes to every topic. Unequal: each to a run of half of them, starting elsewhere. */
  subscriptions: 'equal' | 'unequal';
}

/** A group of that size, the same one every time. */
export function makeGroup(size: GroupSize): GroupSubscription {
  const { memberCount, partitionCount, topicCount, subscriptions } = size;
  const topics = Array.from({ length: topicCount }, (_, index) => `topic-${String(index).padStart(4, '0')}`);
  const half = Math.max(1, Math.floor(topicCount / 2));
  const members = Array.from({ length: memberCount }, (_, index): Member => {
    const start = (index * 7) % topicCount;
    const run = Array.from({ length: half }, (_, step) => topics[(start + step) % topicCount] ?? '');
    return {
      memberId: `member-${String(index).padStart(5, '0')}`,
      topics: subscriptions === 'equal' ? topics : run,
    };
  });
  const partitionCounts = new Map(topics.map((topic) => [topic, partitionCount / topicCount]));
  return { members, partitionCounts };
}

/** The same group one rebalance later: each member owns what it was given, one has left and one has joined. */
export function afterARebalance(
  group: GroupSubscription,
  owned: ReadonlyMap<string, readonly { topic: string; partition: number }[]>,
): GroupSubscription {
  const [leaver, ...stayers] = group.members;
  const members = stayers.map((member) => ({
    ...member,
    ownedPartitions: owned.get(member.memberId) ?? [],
    generation: 1,
  }));
  return { ...group, members: [...members, { memberId: 'newcomer', topics: leaver?.topics ?? [] }] };
}
