import type { GroupSubscription, TopicPartition } from '../assignors/assignment.ts';
import { compareMembers } from '../assignors/compare-members.ts';
import { createRangeShare, type RangeShare, takeInOrder } from '../assignors/range-share.ts';
import { readGroup } from '../assignors/read-group.ts';
import { rackOf, readTopicRacks, type TopicRacks } from '../assignors/replica-racks.ts';
import { takeNearReplicas } from '../assignors/take-near-replicas.ts';
import { rangeAt } from '../assignors/trace-range.ts';
import type {
  AssignmentExplanation,
  AssignmentReasons,
  RangeRacksReason,
  RangeReason,
} from './assignment-reason.ts';

/** One topic after range has shared it out. */
interface SharedTopic {
  share: RangeShare;
  racks: TopicRacks;
  /** Which partitions were taken because a replica is near. */
  isNear: readonly boolean[];
}

/** Goes through the steps of `assignRange` once more and keeps what it would throw away. */
export function reasonsOfRange(groupSubscription: GroupSubscription): AssignmentReasons {
  const topics = shareOut(groupSubscription);
  const sharedOf = (topic: string): SharedTopic => {
    const shared = topics.get(topic);
    if (shared === undefined) throw new RangeError(`"${topic}" has no subscribers`);
    return shared;
  };
  return {
    ofPartition: ({ topic, partition }: TopicPartition) => {
      const shared = sharedOf(topic);
      return reasonOf(shared, shared.share.owners[partition] ?? 0, partition);
    },
    besides: (memberId) =>
      [...topics].flatMap(([topic, shared]): AssignmentExplanation[] => {
        const position = shared.share.members.findIndex((member) => member.memberId === memberId);
        const count = shared.share.taken[position];
        return count === 0
          ? [{ memberId, topic, partition: null, reason: reasonOf(shared, position, null) }]
          : [];
      }),
  };
}

function shareOut(groupSubscription: GroupSubscription): ReadonlyMap<string, SharedTopic> {
  const { members, partitionCounts } = readGroup(groupSubscription);
  const sorted = members.toSorted(compareMembers);
  const topics = [...partitionCounts].map(([topic, partitionCount]) => ({
    share: createRangeShare(
      topic,
      partitionCount,
      sorted.filter((member) => member.topics.includes(topic)),
    ),
    racks: readTopicRacks(groupSubscription, topic, partitionCount),
  }));
  takeNearReplicas(topics);
  return new Map(
    topics.map(({ share, racks }) => {
      const isNear = Array.from(share.owners, (position) => position >= 0);
      takeInOrder(share, () => '', new Map([['', [...share.owners.keys()]]]));
      return [share.topic, { share, racks, isNear }];
    }),
  );
}

/** @param partition - null for a member that has none of the topic */
function reasonOf(
  shared: SharedTopic,
  position: number,
  partition: number | null,
): RangeReason | RangeRacksReason {
  const { share, racks, isNear } = shared;
  const sizes = sizesOf(shared);
  if (!isNear.includes(true)) {
    const { start, count } = rangeAt(sizes.partitionCount, sizes.memberCount, position);
    return { rule: 'range', ...sizes, position, start, count };
  }
  const member = share.members[position];
  const rackId = member && rackOf(member);
  return {
    rule: 'range-racks',
    step: isNear[partition ?? -1] === true ? 'near' : 'rest',
    ...sizes,
    position,
    count: share.taken[position] ?? 0,
    ...(rackId !== undefined && { rackId }),
    replicaRacks: [...(racks[partition ?? -1] ?? [])],
  };
}

function sizesOf({ share }: SharedTopic): {
  partitionCount: number;
  memberCount: number;
  quotient: number;
  remainder: number;
} {
  const partitionCount = share.owners.length;
  const memberCount = share.members.length;
  return { partitionCount, memberCount, quotient: share.base, remainder: partitionCount % memberCount };
}
