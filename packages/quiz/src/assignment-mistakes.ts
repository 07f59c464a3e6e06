import type { AssignorName } from '@keyway/core/assignors/assign';
import type { Assignment } from '@keyway/core/assignors/assignment';
import { compareText } from '@keyway/core/assignors/compare-members';
import { mistakenOrders } from './mistaken-orders.ts';
import { ownersOf, type PartitionOwners, placePartitions, type QuestionGroup } from './place-partitions.ts';
import type { Feedback } from './question.ts';
import { rangeRemainderLast } from './range-remainder-last.ts';

/** A wrong assignment that gives its cause away. */
export interface AssignmentMistake {
  owners: PartitionOwners;
  feedback: Feedback;
}

/**
 * The assignments that classic mistakes lead to, the most telling first; some may be right all the same.
 * @param assignor - which one was asked for
 * Vectors: assignors.json
 */
export function assignmentMistakes(assignor: AssignorName, group: QuestionGroup): AssignmentMistake[] {
  const other: AssignorName = assignor === 'range' ? 'roundrobin' : 'range';
  return [
    ...(assignor === 'range' ? [remainderLast(group)] : []),
    ...(assignor === 'roundrobin' ? [restartedPerTopic(group)] : []),
    ...(assignor === 'range' || assignor === 'roundrobin' ? inMistakenOrders(assignor, group) : []),
    {
      owners: placePartitions(other, group),
      feedback: { key: 'mistake.other-assignor', params: { assignor: other } },
    },
  ];
}

/** The right rule over members in an order that is not Kafka's: they are given ids that sort so. */
function inMistakenOrders(assignor: AssignorName, group: QuestionGroup): AssignmentMistake[] {
  return mistakenOrders(group.members.map(({ memberId }) => memberId)).map(({ key, memberIds }) => {
    const sortedAlias = (memberId: string): string =>
      `m${String(memberIds.indexOf(memberId)).padStart(9, '0')}`;
    const aliases = new Map(memberIds.map((memberId) => [sortedAlias(memberId), memberId]));
    const members = group.members.map((member) => ({ ...member, memberId: sortedAlias(member.memberId) }));
    const owners = Object.entries(placePartitions(assignor, { ...group, members })).map(
      ([name, alias]): [string, string] => [name, aliases.get(alias) ?? alias],
    );
    return { owners: Object.fromEntries(owners), feedback: { key, params: {} } };
  });
}

function remainderLast(group: QuestionGroup): AssignmentMistake {
  const assignment: Assignment = new Map(group.members.map(({ memberId }) => [memberId, []]));
  for (const { topic, partitionCount } of group.topics) {
    const subscribers = group.members
      .filter(({ topics }) => topics.includes(topic))
      .map(({ memberId }) => memberId)
      .sort(compareText);
    subscribers.forEach((memberId, position) => {
      const { start, count } = rangeRemainderLast(partitionCount, subscribers.length, position);
      const partitions = Array.from({ length: count }, (_, index) => ({ topic, partition: start + index }));
      assignment.get(memberId)?.push(...partitions);
    });
  }
  return {
    owners: ownersOf(group, assignment),
    feedback: { key: 'mistake.remainder-last', params: {} },
  };
}

/** Each topic dealt from the first member on, as some clients did. */
function restartedPerTopic(group: QuestionGroup): AssignmentMistake {
  const owners = group.topics.map((topic) => placePartitions('roundrobin', { ...group, topics: [topic] }));
  return {
    owners: Object.assign({}, ...owners),
    feedback: { key: 'mistake.restarted-per-topic', params: {} },
  };
}
