import type { Assignment, GroupSubscription, Member } from './assignment.ts';
import { compareMembers, compareText } from './compare-members.ts';
import { createRangeShare, type RangeShare, takeInOrder } from './range-share.ts';
import { emptyAssignment, readGroup } from './read-group.ts';
import { readTopicRacks } from './replica-racks.ts';
import { takeNearReplicas } from './take-near-replicas.ts';

/**
 * Kafka's range assignor: topic by topic, each subscriber gets a run of partitions; the first ones get one more
 * when it does not divide evenly. Static members come first. Rack-aware since 3.5.
 * @returns partitions by member id, topics in Java's hash order (sorted when racks played a part)
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 * Source: kafka 1eb7644, RangeAssignor. Vectors: assignors.json, upstream-assignor-cases.json
 */
export function assignRange(groupSubscription: GroupSubscription): Assignment {
  const { members, partitionCounts } = readGroup(groupSubscription);
  const subscribers = subscribersByTopic(members.toSorted(compareMembers));
  const shares = [...partitionCounts].map(([topic, partitionCount]) =>
    createRangeShare(topic, partitionCount, subscribers.get(topic) ?? []),
  );
  const isNear = takeNearReplicas(
    shares.map((share) => ({
      share,
      racks: readTopicRacks(groupSubscription, share.topic, share.owners.length),
    })),
  );
  for (const share of shares) takeInOrder(share, () => '', new Map([['', [...share.owners.keys()]]]));

  // Without racks lists keep the order of the topics map; with racks Kafka sorts them at the end.
  if (isNear) shares.sort((left, right) => compareText(left.topic, right.topic));
  return collect(groupSubscription, shares);
}

function subscribersByTopic(members: readonly Member[]): Map<string, Member[]> {
  const subscribers = new Map<string, Member[]>();
  for (const member of members) {
    for (const topic of new Set(member.topics)) {
      const others = subscribers.get(topic);
      if (others === undefined) subscribers.set(topic, [member]);
      else others.push(member);
    }
  }
  return subscribers;
}

function collect(groupSubscription: GroupSubscription, shares: readonly RangeShare[]): Assignment {
  const assignment = emptyAssignment(groupSubscription);
  for (const { topic, members, owners } of shares) {
    owners.forEach((position, partition) => {
      const owner = members[position];
      if (owner !== undefined) assignment.get(owner.memberId)?.push({ topic, partition });
    });
  }
  return assignment;
}
