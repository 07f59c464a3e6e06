import { CoreError } from '../../core-error.ts';
import type { Assignment, GroupSubscription, Member } from '../assignment.ts';
import { checkGroupSubscription } from '../check-group-subscription.ts';
import { emptyAssignment } from '../read-group.ts';

/** A topic as the group coordinator sees it. */
export interface ServerTopic {
  topic: string;
  partitionCount: number;
  /** Place of its partition 0 among all partitions of the group. */
  offset: number;
  /** Members that subscribe to it, by their place among the members, ascending. */
  subscribers: readonly number[];
}

/** A checked group, everything by number. */
export interface ServerGroup {
  /** In the order in which they count. */
  members: readonly Member[];
  /** Topics that somebody subscribes to, in the order of `partitionCounts`. */
  topics: readonly ServerTopic[];
  /** Place of the member that has each partition; -1 for nobody. */
  owners: Int32Array;
}

/**
 * Checks a group for an assignor of the broker.
 * @param compare - order in which members count; as listed when left out
 * @returns everything but the previous target: nobody has anything yet
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 * @throws {CoreError} TOPIC_UNKNOWN when a member subscribes to a topic that has no partition count
 */
export function readServerGroup(
  groupSubscription: GroupSubscription,
  compare?: (left: Member, right: Member) => number,
): ServerGroup {
  checkGroupSubscription(groupSubscription);
  const { partitionCounts } = groupSubscription;
  const members = compare ? groupSubscription.members.toSorted(compare) : groupSubscription.members;
  const subscribers = collectSubscribers(members, partitionCounts);
  const topics: ServerTopic[] = [];
  let total = 0;
  for (const [topic, partitionCount] of partitionCounts) {
    const places = subscribers.get(topic);
    if (places === undefined) continue;
    topics.push({ topic, partitionCount, offset: total, subscribers: places });
    total += partitionCount;
  }
  return { members, topics, owners: new Int32Array(total).fill(-1) };
}

/** The owners as an assignment: topics in the order of `partitionCounts`, partitions ascending. */
export function toServerAssignment(groupSubscription: GroupSubscription, group: ServerGroup): Assignment {
  const assignment = emptyAssignment(groupSubscription);
  const lists = group.members.map(({ memberId }) => assignment.get(memberId) ?? []);
  for (const { topic, partitionCount, offset } of group.topics) {
    for (let partition = 0; partition < partitionCount; partition++) {
      lists[group.owners[offset + partition] ?? -1]?.push({ topic, partition });
    }
  }
  return assignment;
}

function collectSubscribers(
  members: readonly Member[],
  partitionCounts: ReadonlyMap<string, number>,
): Map<string, number[]> {
  const subscribers = new Map<string, number[]>();
  members.forEach(({ memberId, topics }, place) => {
    for (const topic of new Set(topics)) {
      if (!partitionCounts.has(topic)) refuseTopic(memberId, topic);
      const places = subscribers.get(topic);
      if (places === undefined) subscribers.set(topic, [place]);
      else places.push(place);
    }
  });
  return subscribers;
}

function refuseTopic(memberId: string, topic: string): never {
  throw new CoreError('TOPIC_UNKNOWN', {
    subject: `topics of member "${memberId}"`,
    expected: 'topics with a partition count',
    received: `"${topic}", which has none`,
    advice:
      'leave the topic out of the subscription: the group coordinator does so before it asks an assignor',
  });
}
