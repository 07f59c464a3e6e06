import { assignRoundRobin } from '../assignors/assign-round-robin.ts';
import type { GroupSubscription, TopicPartition } from '../assignors/assignment.ts';
import { compareMembers, compareText } from '../assignors/compare-members.ts';
import { readGroup } from '../assignors/read-group.ts';
import type { AssignmentReasons } from './assignment-reason.ts';

/** One topic in the deal. */
interface DealtTopic {
  /** Partitions dealt before its first one. */
  firstTurn: number;
  /** Seat at which the deal of its first one went on. */
  firstCursor: number;
  /** Seat that each partition came to. */
  seats: Int32Array;
}

/** Reads the turns of round robin off its result: the deal goes on behind the last receiver. */
export function reasonsOfRoundRobin(groupSubscription: GroupSubscription): AssignmentReasons {
  const { members, partitionCounts } = readGroup(groupSubscription);
  const circle = members.toSorted(compareMembers).map(({ memberId }) => memberId);
  const topics = readDeal(groupSubscription, circle, partitionCounts);
  return {
    ofPartition: ({ topic, partition }: TopicPartition) => {
      const dealt = topics.get(topic);
      if (dealt === undefined) throw new RangeError(`"${topic}" has no subscribers`);
      const seat = dealt.seats[partition] ?? 0;
      const before = dealt.seats[partition - 1];
      const cursor = before === undefined ? dealt.firstCursor : (before + 1) % circle.length;
      return {
        rule: 'roundrobin',
        turn: dealt.firstTurn + partition,
        cursor,
        seat,
        memberCount: circle.length,
        skipped:
          cursor <= seat ? circle.slice(cursor, seat) : [...circle.slice(cursor), ...circle.slice(0, seat)],
      };
    },
    besides: () => [],
  };
}

function readDeal(
  groupSubscription: GroupSubscription,
  circle: readonly string[],
  partitionCounts: ReadonlyMap<string, number>,
): ReadonlyMap<string, DealtTopic> {
  const seatsByTopic = new Map(
    [...partitionCounts].map(([topic, partitionCount]) => [topic, new Int32Array(partitionCount)]),
  );
  const seatOf = new Map(circle.map((memberId, seat) => [memberId, seat]));
  for (const [memberId, topicPartitions] of assignRoundRobin(groupSubscription)) {
    for (const { topic, partition } of topicPartitions) {
      seatsByTopic.get(topic)?.fill(seatOf.get(memberId) ?? 0, partition, partition + 1);
    }
  }
  const topics = new Map<string, DealtTopic>();
  let firstTurn = 0;
  let firstCursor = 0;
  for (const topic of [...partitionCounts.keys()].sort(compareText)) {
    const seats = seatsByTopic.get(topic) ?? new Int32Array(0);
    topics.set(topic, { firstTurn, firstCursor, seats });
    firstTurn += seats.length;
    firstCursor = ((seats.at(-1) ?? 0) + 1) % circle.length;
  }
  return topics;
}
