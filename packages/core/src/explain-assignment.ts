import type {
  AssignmentExplanation,
  AssignmentReasons,
  NothingReason,
} from './assignment-reasons/assignment-reason.ts';
import { reasonsOfRange } from './assignment-reasons/reasons-of-range.ts';
import { reasonsOfRoundRobin } from './assignment-reasons/reasons-of-round-robin.ts';
import { reasonsOfSticky } from './assignment-reasons/reasons-of-sticky.ts';
import { type AssignorName, assign, isAssignorName } from './assignors/assign.ts';
import type { Assignment, GroupSubscription, TopicPartition } from './assignors/assignment.ts';
import type { StickyOptions } from './assignors/sticky-options.ts';
import { CoreError } from './core-error.ts';

/**
 * Why a member has its partitions, or why a partition is where it is, as data.
 * @param assignorName - `range`, `roundrobin`, `sticky` or `cooperative-sticky`
 * @param subject - a member id: everything that it has, in the order of its list, and what else there is to say of it
 *   (nothing of a topic, nothing at all, partitions on their way to or from it). Or a partition: just that one
 * @param options - for the two sticky assignors, as for `assign`
 * @throws {TypeError | CoreError} those of the assignor; MEMBER_UNKNOWN, PARTITION_UNKNOWN
 * @example explainAssignment('range', group, { topic: 't', partition: 4 })[0]
 *   // { memberId: 'C1', topic: 't', partition: 4, reason: { rule: 'range', quotient: 3, remainder: 1, position: 1, … } }
 */
export function explainAssignment(
  assignorName: string,
  groupSubscription: GroupSubscription,
  subject: string | TopicPartition,
  options: StickyOptions = {},
): AssignmentExplanation[] {
  const assignment = assign(assignorName, groupSubscription, options);
  const reasons = (): AssignmentReasons =>
    // `assign` has refused every other name.
    reasonsOf(isAssignorName(assignorName) ? assignorName : 'range', groupSubscription, options);
  return typeof subject === 'string'
    ? explainMember(groupSubscription, assignment, reasons(), subject)
    : [explainPartition(groupSubscription, assignment, reasons, subject)];
}

function reasonsOf(
  assignorName: AssignorName,
  groupSubscription: GroupSubscription,
  options: StickyOptions,
): AssignmentReasons {
  switch (assignorName) {
    case 'range':
      return reasonsOfRange(groupSubscription);
    case 'roundrobin':
      return reasonsOfRoundRobin(groupSubscription);
    default:
      return reasonsOfSticky(assignorName, groupSubscription, options);
  }
}

function explainMember(
  groupSubscription: GroupSubscription,
  assignment: Assignment,
  reasons: AssignmentReasons,
  memberId: string,
): AssignmentExplanation[] {
  const list = assignment.get(memberId);
  if (list === undefined) {
    throw new CoreError('MEMBER_UNKNOWN', {
      subject: 'memberId',
      expected: `one of ${[...assignment.keys()].join(', ')}`,
      received: JSON.stringify(memberId),
      advice: 'ask for a member of the group by its member id, not by its instance id or client id',
    });
  }
  const explanations = [
    ...list.map((topicPartition) => ({
      memberId,
      ...topicPartition,
      reason: reasons.ofPartition(topicPartition),
    })),
    ...reasons.besides(memberId),
  ];
  if (explanations.length > 0) return explanations;
  return [{ memberId, topic: null, partition: null, reason: nothingFor(groupSubscription, memberId) }];
}

function explainPartition(
  groupSubscription: GroupSubscription,
  assignment: Assignment,
  reasons: () => AssignmentReasons,
  { topic, partition }: TopicPartition,
): AssignmentExplanation {
  const partitionCount = groupSubscription.partitionCounts.get(topic) ?? 0;
  if (!Number.isInteger(partition) || partition < 0 || partition >= partitionCount) {
    throw new CoreError('PARTITION_UNKNOWN', {
      subject: 'partition',
      expected: `a partition of "${topic}", which has ${partitionCount}`,
      received: String(partition),
      advice: 'count partitions from 0, and name a topic of the group',
    });
  }
  const holds = (list: readonly TopicPartition[]): boolean =>
    list.some((one) => one.topic === topic && one.partition === partition);
  const memberId = [...assignment].find(([, list]) => holds(list))?.[0] ?? null;
  const memberCount = groupSubscription.members.filter((member) => member.topics.includes(topic)).length;
  const reason =
    memberId === null && memberCount === 0
      ? ({ rule: 'nothing', cause: 'no-subscriber', partitionCount, memberCount } as const)
      : reasons().ofPartition({ topic, partition });
  return { memberId, topic, partition, reason };
}

function nothingFor({ members, partitionCounts }: GroupSubscription, memberId: string): NothingReason {
  const topics = new Set(members.find((member) => member.memberId === memberId)?.topics);
  const partitionCount = [...topics].reduce((sum, topic) => sum + (partitionCounts.get(topic) ?? 0), 0);
  const memberCount = members.filter((member) => member.topics.some((topic) => topics.has(topic))).length;
  const cause =
    topics.size === 0 ? 'no-subscription' : partitionCount === 0 ? 'no-partitions' : 'others-have-them';
  return { rule: 'nothing', cause, partitionCount, memberCount };
}
