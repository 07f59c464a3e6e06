import type { GroupSubscription, TopicPartition } from './assignors/assignment.ts';
import { checkGroupSubscription } from './assignors/check-group-subscription.ts';
import { compareText } from './assignors/compare-members.ts';
import { isEven } from './assignors/is-even.ts';

/** What can be wrong with a round. */
export type ViolationCode =
  | 'MEMBER_UNKNOWN'
  | 'MEMBER_MISSING'
  | 'PARTITION_UNKNOWN'
  | 'TOPIC_NOT_SUBSCRIBED'
  | 'PARTITION_TWICE'
  | 'PARTITION_UNASSIGNED'
  | 'GIVEN_BEFORE_REVOKED'
  | 'UNBALANCED';

/** One thing that is wrong, and where. */
export interface Violation {
  code: ViolationCode;
  memberId?: string;
  topic?: string;
  partition?: number;
  /** In English: what was expected, what came. */
  message: string;
}

/** How the members behave during the round. */
export interface VerifyOptions {
  /**
   * eager (the default): all members stop first, so every partition must be given out.
   * cooperative: members read on, so what changes hands has to wait for the next round.
   */
  protocol?: 'eager' | 'cooperative';
}

interface Round {
  groupSubscription: GroupSubscription;
  assignment: ReadonlyMap<string, readonly TopicPartition[]>;
  isCooperative: boolean;
  /** Topics by subscriber. */
  topicsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members that a partition was given to, by topic and partition. */
  givenTo: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
  /** Members that say they own a partition, by topic and partition. */
  claimedBy: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
}

/**
 * Checks one round of any assignor, without knowing which: every partition of a subscribed topic exactly once and only
 * to subscribers, nothing given away before its owner let go, and for equal subscriptions an even share (in all, or
 * in each topic, which is what range promises).
 * Given away too early is what Kafka's own check of cooperative assignors calls so: a partition that a member did not
 * say it owns, while another member says so, whatever their generations.
 * @param groupSubscription - what was asked; `ownedPartitions` says who reads what at the moment
 * @param assignment - what came out
 * @returns all violations, by code; none for a sound round
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 */
export function verifyAssignment(
  groupSubscription: GroupSubscription,
  assignment: ReadonlyMap<string, readonly TopicPartition[]>,
  { protocol = 'eager' }: VerifyOptions = {},
): Violation[] {
  checkGroupSubscription(groupSubscription);
  const { members } = groupSubscription;
  const round: Round = {
    groupSubscription,
    assignment,
    isCooperative: protocol === 'cooperative',
    claimedBy: collectHolders(
      members.map(({ memberId, ownedPartitions = [] }) => [memberId, ownedPartitions]),
    ),
    topicsOf: new Map(members.map(({ memberId, topics }) => [memberId, new Set(topics)])),
    givenTo: collectHolders(assignment),
  };
  return [...checkMembers(round), ...checkGiven(round), ...checkUnassigned(round), ...checkBalance(round)];
}

function collectHolders(
  lists: Iterable<readonly [string, readonly TopicPartition[]]>,
): Map<string, Map<number, string[]>> {
  const holders = new Map<string, Map<number, string[]>>();
  for (const [memberId, topicPartitions] of lists) {
    for (const { topic, partition } of topicPartitions) {
      const partitions = holders.get(topic) ?? new Map<number, string[]>();
      holders.set(topic, partitions);
      const others = partitions.get(partition);
      if (others === undefined) partitions.set(partition, [memberId]);
      else others.push(memberId);
    }
  }
  return holders;
}

function checkMembers({ assignment, topicsOf }: Round): Violation[] {
  const unknown = [...assignment.keys()].filter((memberId) => !topicsOf.has(memberId));
  const missing = [...topicsOf.keys()].filter((memberId) => !assignment.has(memberId));
  return [
    ...unknown.map((memberId) => ({
      code: 'MEMBER_UNKNOWN' as const,
      memberId,
      message: `"${memberId}" has an entry but is not a member`,
    })),
    ...missing.map((memberId) => ({
      code: 'MEMBER_MISSING' as const,
      memberId,
      message: `"${memberId}" is a member but has no entry; give it an empty one`,
    })),
  ];
}

function checkGiven(round: Round): Violation[] {
  const topics = [...round.givenTo].sort(([left], [right]) => compareText(left, right));
  return topics.flatMap(([topic, partitions]) => {
    const numbers = [...partitions.keys()].sort((left, right) => left - right);
    return numbers.flatMap((partition) =>
      checkPartition(round, { topic, partition }, partitions.get(partition) ?? []),
    );
  });
}

function checkPartition(
  round: Round,
  { topic, partition }: TopicPartition,
  to: readonly string[],
): Violation[] {
  const count = round.groupSubscription.partitionCounts.get(topic) ?? 0;
  const owners = round.claimedBy.get(topic)?.get(partition) ?? [];
  const name = `${topic}-${partition}`;
  const violations: Violation[] = [];
  const add = (code: ViolationCode, message: string, memberId?: string): void => {
    violations.push({ code, ...(memberId === undefined ? {} : { memberId }), topic, partition, message });
  };
  if (!Number.isInteger(partition) || partition < 0 || partition >= count) {
    add('PARTITION_UNKNOWN', `"${topic}" has ${count} partitions, so there is no ${name}`);
  }
  if (to.length > 1)
    add('PARTITION_TWICE', `${name} was given to ${to.map((id) => `"${id}"`).join(' and ')}`);
  for (const memberId of new Set(to)) {
    if (round.topicsOf.get(memberId)?.has(topic) === false) {
      add('TOPIC_NOT_SUBSCRIBED', `"${memberId}" got ${name} and does not subscribe to "${topic}"`, memberId);
    }
    const [owner] = owners;
    if (round.isCooperative && owner !== undefined && !owners.includes(memberId)) {
      add('GIVEN_BEFORE_REVOKED', `"${memberId}" got ${name} while "${owner}" still reads it`, memberId);
    }
  }
  return violations;
}

/** Partitions of subscribed topics that nobody got. */
function findUnassigned({ groupSubscription, givenTo, topicsOf }: Round): TopicPartition[] {
  const subscribed = new Set([...topicsOf.values()].flatMap((topics) => [...topics]));
  return [...subscribed].sort(compareText).flatMap((topic) =>
    Array.from({ length: groupSubscription.partitionCounts.get(topic) ?? 0 }, (_, partition) => ({
      topic,
      partition,
    })).filter(({ partition }) => givenTo.get(topic)?.has(partition) !== true),
  );
}

function checkUnassigned(round: Round): Violation[] {
  const hasToWait = ({ topic, partition }: TopicPartition): boolean =>
    round.isCooperative && round.claimedBy.get(topic)?.has(partition) === true;
  return findUnassigned(round)
    .filter((topicPartition) => !hasToWait(topicPartition))
    .map(({ topic, partition }) => ({
      code: 'PARTITION_UNASSIGNED',
      topic,
      partition,
      message: `nobody got ${topic}-${partition}, and nobody has to let go of it first`,
    }));
}

function checkBalance(round: Round): Violation[] {
  const [common, ...others] = round.topicsOf.values();
  if (common === undefined) return [];
  for (const topics of others) {
    if (topics.size !== common.size || [...topics].some((topic) => !common.has(topic))) return [];
  }
  const waitingCounts = countByTopic(findUnassigned(round));
  const lists = [...round.topicsOf.keys()].map((memberId) => round.assignment.get(memberId) ?? []);
  const counts = lists.map((list) => list.length);
  const waitingCount = [...waitingCounts.values()].reduce((sum, count) => sum + count, 0);
  const countsByTopic = lists.map(countByTopic);
  const isShared =
    isEven(counts, waitingCount) ||
    [...common].every((topic) =>
      isEven(
        countsByTopic.map((topicCounts) => topicCounts.get(topic) ?? 0),
        waitingCounts.get(topic) ?? 0,
      ),
    );
  if (isShared) return [];
  const ascending = counts.toSorted((left, right) => left - right);
  const message = `all members subscribe to the same topics, but got from ${ascending[0]} to ${ascending.at(-1)} partitions`;
  return [{ code: 'UNBALANCED', message }];
}

function countByTopic(topicPartitions: readonly TopicPartition[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topic } of topicPartitions) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}
