import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssignorCase,
  anyGroup,
  groupOf,
  groupOfCase,
  isExpected,
  nextRound,
  partitionsOf,
  textsByMember,
} from '../../../test/assignor-cases.ts';
import { failing, readVectors } from '../../../test/read-vectors.ts';
import { diffAssignments } from '../../diff-assignments.ts';
import { verifyAssignment } from '../../verify-assignment.ts';
import type { Assignment, GroupSubscription } from '../assignment.ts';
import { assignServerUniform } from './assign-server-uniform.ts';

const uniformCases = (file: string): (AssignorCase & { id: string })[] =>
  readVectors<AssignorCase>(file).filter(({ assignor }) => assignor === 'server-uniform');
const answered = ({ expected }: AssignorCase): boolean => expected !== undefined;

const VERSIONS = [
  ['assignors-server', undefined],
  ['assignors-server', '4.0'],
  ['assignors-server-4.4', '4.0.1'],
  ['assignors-server-4.4', '4.1'],
  ['assignors-server-4.4', '4.4.0'],
] as const;

describe.each(VERSIONS)('vectors: %s, version %s', (file, kafkaVersion) => {
  const options = kafkaVersion === undefined ? {} : { kafkaVersion };
  const cases = uniformCases(file);

  test('every case exactly, topics as listed and partitions ascending', () => {
    expect(
      failing(cases.filter(answered), (one) =>
        isExpected(assignServerUniform(groupOfCase(one), options), one),
      ),
    ).toEqual([]);
  });

  test('what the class refuses is refused', () => {
    const refused = cases.filter((one) => !answered(one));
    expect(refused).not.toEqual([]);
    for (const one of refused) {
      expect(() => assignServerUniform(groupOfCase(one), options), one.id).toThrow(/^TOPIC_UNKNOWN/);
    }
  });
});

test('vectors: assignors-server-4.4#SinceKafka401 is where 4.0.0 answers otherwise, and nowhere else', () => {
  const cases = readVectors<AssignorCase>('assignors-server-4.4').filter(
    (one) => one.assignor === 'server-uniform' && answered(one),
  );
  expect(
    failing(
      cases,
      (one) => isExpected(assignServerUniform(groupOfCase(one)), one) !== one.flags.includes('SinceKafka401'),
    ),
  ).toEqual([]);
});

describe.each(['4.0.0', '4.4.0'])('properties: version %s', (kafkaVersion) => {
  const assign = (group: GroupSubscription): Assignment => assignServerUniform(group, { kafkaVersion });

  test('every round is sound, also when members, topics and partitions come and go', () => {
    fc.assert(
      fc.property(anyGroup, anyGroup, (group, other) => {
        const before = assign(group);
        expect(verifyAssignment(group, before)).toEqual([]);
        // Other members and other partition counts: what is left of the old target is what still exists.
        const members = other.members.map((member, index) => ({
          ...member,
          ownedPartitions: (before.get(group.members[index]?.memberId ?? '') ?? []).filter(
            ({ topic, partition }) => partition < (other.partitionCounts.get(topic) ?? 0),
          ),
        }));
        const after = { ...other, members };
        expect(verifyAssignment(after, assign(after))).toEqual([]);
      }),
    );
  });

  test('a group in which nothing happens keeps everything, if all subscribe to the same topics', () => {
    fc.assert(
      fc.property(anyGroup, (any) => {
        const group = withEqualSubscriptions(any);
        const before = assign(group);
        expect(moves(before, assign(nextRound(group, before)))).toEqual([]);
      }),
    );
  });
});

describe('properties since KAFKA-18688', () => {
  const assign = (group: GroupSubscription): Assignment =>
    assignServerUniform(group, { kafkaVersion: '4.1' });

  test('equal subscriptions: the order in which members are listed moves nothing', () => {
    fc.assert(
      fc.property(anyGroup, fc.nat(8), (any, turn) => {
        const group = withEqualSubscriptions(any);
        const before = assign(group);
        const { members, ...rest } = nextRound(group, before);
        const turned = [...members.slice(turn % members.length), ...members.slice(0, turn % members.length)];
        expect(moves(before, assign({ ...rest, members: turned }))).toEqual([]);
      }),
    );
  });

  test('equal subscriptions: when a member leaves, only its partitions move', () => {
    fc.assert(
      fc.property(anyGroup, fc.nat(8), (any, pick) => {
        const group = withEqualSubscriptions(any);
        const leaving = group.members[pick % group.members.length]?.memberId ?? '';
        const before = assign(group);
        const after = assign(nextRound(group, before, { leaving: [leaving] }));
        expect(moves(before, after).filter(({ from }) => from !== leaving)).toEqual([]);
      }),
    );
  });

  test('equal subscriptions: what moves when a member joins goes to that member', () => {
    fc.assert(
      fc.property(anyGroup, (any) => {
        const group = withEqualSubscriptions(any);
        const joining = [{ memberId: 'one member more', topics: group.members[0]?.topics ?? [] }];
        const before = assign(group);
        const after = assign(nextRound(group, before, { joining }));
        expect(moves(before, after).filter(({ to }) => to !== 'one member more')).toEqual([]);
      }),
    );
  });
});

describe('errors', () => {
  const group = groupOf({ a: ['t'], b: ['t'] }, { t: 3 });
  const withOwned = (a: string[], b: string[]): GroupSubscription => ({
    ...group,
    members: group.members.map((member, index) => ({
      ...member,
      ownedPartitions: partitionsOf(...(index === 0 ? a : b)),
    })),
  });

  test.each(['3.9.2', '4.5', 'latest', ''])('version %j is refused', (kafkaVersion) => {
    expect(() => assignServerUniform(group, { kafkaVersion })).toThrow(/^KAFKA_VERSION_UNKNOWN/);
  });

  test('a target that gives a partition to two members is refused', () => {
    expect(() => assignServerUniform(withOwned(['t-0'], ['t-0']))).toThrow(
      /^PARTITION_TWICE.*t-0 with "a" and/,
    );
  });

  test('a partition number that the topic does not have is refused', () => {
    expect(() => assignServerUniform(withOwned(['t-3'], []))).toThrow(/^OWNED_PARTITION_RANGE.*below 3/);
  });

  test('a partition that one member has twice counts once', () => {
    expect(textsByMember(assignServerUniform(withOwned(['t-2', 't-2'], ['t-1'])))).toEqual({
      a: ['t-0', 't-2'],
      b: ['t-1'],
    });
  });

  test('a member listed twice is refused', () => {
    const members = [...group.members, ...group.members];
    expect(() => assignServerUniform({ ...group, members })).toThrow(/^MEMBER_ID_DUPLICATE/);
  });

  test('no members is an empty answer', () => {
    expect(assignServerUniform({ ...group, members: [] })).toEqual(new Map());
  });
});

describe('bugs', () => {
  test('KAFKA-18688: nothing moves where nothing has to', () => {
    // Up to 4.0.0 the partition left over had to go to the first members, so balanced groups moved partitions.
    // Any change in a group could stop consumers that had nothing to do with it.
    const group = groupOf({ A: ['t'], B: ['t'] }, { t: 5 });
    const members = group.members.map((member, index) => ({
      ...member,
      ownedPartitions: partitionsOf(...(index === 0 ? ['t-0', 't-1'] : ['t-2', 't-3', 't-4'])),
    }));
    const assign = (kafkaVersion: string): Record<string, string[]> =>
      textsByMember(assignServerUniform({ ...group, members }, { kafkaVersion }));
    expect(assign('4.0.0')).toEqual({ A: ['t-0', 't-1', 't-4'], B: ['t-2', 't-3'] });
    expect(assign('4.0.1')).toEqual({ A: ['t-0', 't-1'], B: ['t-2', 't-3', 't-4'] });
  });

  test.each([
    ['equal', () => 100],
    ['different', (index: number) => 40 + (index % 60)],
  ])('1000 members with %s subscriptions share 10000 partitions and come to an end', (_, topicCountOf) => {
    // An assignor whose time grows with the square of the group makes brokers stand still at every rebalance.
    // Groups of hundreds of members and thousands of partitions never settled.
    const topics = Array.from({ length: 100 }, (_, index) => `t${index}`);
    const group = {
      members: Array.from({ length: 1000 }, (_, index) => ({
        memberId: `m${index}`,
        topics: topics.slice(0, topicCountOf(index)),
      })),
      partitionCounts: new Map(topics.map((topic) => [topic, 100])),
    };
    const first = assignServerUniform(group);
    const left = nextRound(group, first, { leaving: ['m1', 'm500', 'm999'] });
    const second = assignServerUniform(left);
    expect(verifyAssignment(left, second)).toEqual([]);
  });
});

function withEqualSubscriptions(group: GroupSubscription): GroupSubscription {
  const topics = group.members[0]?.topics ?? [];
  return { ...group, members: group.members.map((member) => ({ ...member, topics })) };
}

function moves(before: Assignment, after: Assignment): ReturnType<typeof diffAssignments> {
  return diffAssignments(before, after).filter(({ change }) => change !== 'kept');
}
