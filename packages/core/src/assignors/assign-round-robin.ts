import type { Assignment, GroupSubscription, TopicPartition } from './assignment.ts';
import { compareMembers, compareText } from './compare-members.ts';
import { emptyAssignment, readGroup } from './read-group.ts';

/**
 * Kafka's round robin assignor: all partitions of all topics are dealt around one circle of members.
 * The place in the circle carries over from topic to topic, and a member that does not subscribe loses its turn.
 * @returns partitions by member id, in the order in which they were dealt
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 * Source: kafka 1eb7644, RoundRobinAssignor. Vectors: assignors.json, upstream-assignor-cases.json
 */
export function assignRoundRobin(groupSubscription: GroupSubscription): Assignment {
  const { members, partitionCounts } = readGroup(groupSubscription);
  const circle = members.toSorted(compareMembers);
  const assignment = emptyAssignment(groupSubscription);
  const seatsByTopic = subscriberSeats(circle.map((member) => member.topics));

  let seat = 0;
  for (const topic of [...partitionCounts.keys()].sort(compareText)) {
    const seats = seatsByTopic.get(topic) ?? [];
    // The first subscriber at or after the cursor; from there on only subscribers get a turn.
    let turn = seats.findIndex((candidate) => candidate >= seat);
    if (turn < 0) turn = 0;
    for (let partition = 0; partition < (partitionCounts.get(topic) ?? 0); partition++) {
      const chosen = seats[turn] ?? 0;
      deal(assignment, circle[chosen]?.memberId, { topic, partition });
      seat = (chosen + 1) % circle.length;
      turn = (turn + 1) % seats.length;
    }
  }
  return assignment;
}

function deal(assignment: Assignment, memberId: string | undefined, topicPartition: TopicPartition): void {
  if (memberId !== undefined) assignment.get(memberId)?.push(topicPartition);
}

/** Seats in the circle of each topic's subscribers, ascending; a name listed twice counts once. */
function subscriberSeats(topicsBySeat: readonly (readonly string[])[]): Map<string, number[]> {
  const seatsByTopic = new Map<string, number[]>();
  topicsBySeat.forEach((topics, seat) => {
    for (const topic of new Set(topics)) {
      const seats = seatsByTopic.get(topic);
      if (seats === undefined) seatsByTopic.set(topic, [seat]);
      else seats.push(seat);
    }
  });
  return seatsByTopic;
}
