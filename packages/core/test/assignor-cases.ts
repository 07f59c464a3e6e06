import fc from 'fast-check';
import type { Assignment, GroupSubscription, Member, TopicPartition } from '../src/assignors/assignment.ts';

/** A case of the assignor files in parity/vectors. */
export interface AssignorCase {
  assignor: string;
  partitionsPerTopic: Record<string, number>;
  partitionRacks?: Record<string, (string | null)[][]>;
  members: Record<string, Omit<Member, 'memberId'>>;
  /** Missing where Kafka threw or did not return. */
  expected?: Record<string, TopicPartition[]>;
}

/** The group that a case describes. */
export function groupOfCase({
  members,
  partitionsPerTopic,
  partitionRacks,
}: AssignorCase): GroupSubscription {
  return {
    members: Object.entries(members).map(([memberId, member]) => ({ memberId, ...member })),
    partitionCounts: new Map(Object.entries(partitionsPerTopic)),
    ...(partitionRacks && { partitionRacks: new Map(Object.entries(partitionRacks)) }),
  };
}

/** Whether an assignment is exactly that of the case, the order inside lists included. */
export function isExpected(assignment: Assignment, { expected = {} }: AssignorCase): boolean {
  const memberIds = [...assignment.keys()].sort();
  return (
    memberIds.join() === Object.keys(expected).sort().join() &&
    memberIds.every((id) => texts(assignment.get(id)).join() === texts(expected[id]).join())
  );
}

/** A short way to write a group: subscriptions by member id, counts by topic. */
export function groupOf(
  topicsByMember: Record<string, string[]>,
  counts: Record<string, number>,
): GroupSubscription {
  return groupOfCase({
    assignor: '',
    partitionsPerTopic: counts,
    members: Object.fromEntries(Object.entries(topicsByMember).map(([id, topics]) => [id, { topics }])),
  });
}

/** An assignment as texts, `topic-partition`, in the order of its lists. */
export function textsByMember(assignment: ReadonlyMap<string, TopicPartition[]>): Record<string, string[]> {
  return Object.fromEntries([...assignment].map(([memberId, list]) => [memberId, texts(list)]));
}

/** The next round: everybody owns what this one gave, but for `leaving`; `joining` are new. */
export function nextRound(
  group: GroupSubscription,
  assignment: Assignment,
  {
    generation = 1,
    joining = [],
    leaving = [],
  }: { generation?: number; joining?: Member[]; leaving?: string[] } = {},
): GroupSubscription {
  const staying = group.members.filter(({ memberId }) => !leaving.includes(memberId));
  const members = staying.map((member) => ({
    ...member,
    ownedPartitions: assignment.get(member.memberId) ?? [],
    generation,
  }));
  return { ...group, members: [...members, ...joining] };
}

/** Partitions from texts such as `t-0`. */
export function partitionsOf(...names: string[]): TopicPartition[] {
  return names.map((name) => ({
    topic: name.slice(0, name.lastIndexOf('-')),
    partition: Number(name.slice(name.lastIndexOf('-') + 1)),
  }));
}

const TOPICS = ['t0', 't1', 't10', 'orders', 'ñandú'];

/** Groups of new members; every member subscribes to something. */
export const anyGroup: fc.Arbitrary<GroupSubscription> = fc
  .record({
    memberIds: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }), {
      minLength: 1,
      maxLength: 9,
    }),
    counts: fc.array(fc.nat(12), { minLength: TOPICS.length, maxLength: TOPICS.length }),
    isEqual: fc.boolean(),
    picks: fc.array(fc.subarray(TOPICS, { minLength: 1 }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ memberIds, counts, isEqual, picks }) => ({
    members: memberIds.map((memberId, index) => ({ memberId, topics: picks[isEqual ? 0 : index] ?? [] })),
    partitionCounts: new Map(TOPICS.map((topic, index) => [topic, counts[index] ?? 0])),
  }));

/** Groups whose members say that they own something: without contradiction, twice, or in different generations. */
export const anyOwningGroup: fc.Arbitrary<GroupSubscription> = fc
  .tuple(anyGroup, fc.infiniteStream(fc.nat(9)), fc.infiniteStream(fc.constantFrom(-1, 3, 4, 4, 4)))
  .map(([group, dice, generations]) => ({
    ...group,
    members: group.members.map((member) => ({
      ...member,
      generation: generations.next().value,
      ownedPartitions: allPartitions(group).filter(() => dice.next().value < 2),
    })),
  }));

/** All partitions that a group knows. */
export function allPartitions({ partitionCounts }: GroupSubscription): TopicPartition[] {
  return [...partitionCounts].flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, partition) => ({ topic, partition })),
  );
}

function texts(list: readonly TopicPartition[] = []): string[] {
  return list.map(({ topic, partition }) => `${topic}-${partition}`);
}
