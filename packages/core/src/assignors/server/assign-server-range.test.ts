import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssignorCase,
  anyGroup,
  anyOwningGroup,
  groupOf,
  groupOfCase,
  isExpected,
  textsByMember,
} from '../../../test/assignor-cases.ts';
import { failing, readVectors } from '../../../test/read-vectors.ts';
import { verifyAssignment } from '../../verify-assignment.ts';
import { assignRange } from '../assign-range.ts';
import { assignServerRange } from './assign-server-range.ts';

describe.each(['assignors-server', 'assignors-server-4.4'])('vectors: %s', (file) => {
  const cases = readVectors<AssignorCase>(file).filter(({ assignor }) => assignor === 'server-range');

  test('every case exactly, topics as listed and partitions ascending', () => {
    const answered = cases.filter(({ expected }) => expected !== undefined);
    expect(failing(answered, (one) => isExpected(assignServerRange(groupOfCase(one)), one))).toEqual([]);
  });

  test('what the class refuses is refused', () => {
    const refused = cases.filter(({ expected }) => expected === undefined);
    expect(refused).not.toEqual([]);
    for (const one of refused)
      expect(() => assignServerRange(groupOfCase(one)), one.id).toThrow(/^TOPIC_UNKNOWN/);
  });
});

describe('properties', () => {
  test('it decides like the range of the clients without racks', () => {
    const instanceIds = fc.infiniteStream(fc.constantFrom(undefined, 'i1', 'i2', 'i10', 'I1', 'i'));
    fc.assert(
      fc.property(anyGroup, instanceIds, (group, dice) => {
        const names = new Set<string>();
        const members = group.members.map((member) => {
          const groupInstanceId = dice.next().value;
          if (groupInstanceId === undefined || names.has(groupInstanceId)) return member;
          names.add(groupInstanceId);
          return { ...member, groupInstanceId };
        });
        const sorted = (texts: Record<string, string[]>): [string, string[]][] =>
          Object.entries(texts).map(([id, list]) => [id, list.toSorted()]);
        expect(sorted(textsByMember(assignServerRange({ ...group, members })))).toEqual(
          sorted(textsByMember(assignRange({ ...group, members }))),
        );
      }),
    );
  });

  test('what members have plays no part, and every round is sound', () => {
    fc.assert(
      fc.property(anyOwningGroup, (group) => {
        const members = group.members.map(({ memberId, topics }) => ({ memberId, topics }));
        const assignment = assignServerRange(group);
        expect(assignment).toEqual(assignServerRange({ ...group, members }));
        expect(verifyAssignment(group, assignment)).toEqual([]);
      }),
    );
  });
});

describe('errors', () => {
  const group = groupOf({ a: ['t'] }, { t: 1 });

  test.each(['3.9', '4.5', 'latest'])('version %s is refused', (kafkaVersion) => {
    expect(() => assignServerRange(group, { kafkaVersion })).toThrow(/^KAFKA_VERSION_UNKNOWN/);
  });

  test('a member listed twice is refused', () => {
    const members = [...group.members, ...group.members];
    expect(() => assignServerRange({ ...group, members })).toThrow(/^MEMBER_ID_DUPLICATE/);
  });

  test('no members is an empty answer', () => {
    expect(assignServerRange({ ...group, members: [] })).toEqual(new Map());
  });
});

describe('bugs', () => {
  test('1000 members share 10000 partitions and come to an end', () => {
    // An assignor whose time grows with the square of the group makes brokers stand still at every rebalance.
    // Groups of hundreds of members and thousands of partitions never settled.
    const group = largeGroup(1000, 100, 100);
    const assignment = assignServerRange(group);
    expect(verifyAssignment(group, assignment)).toEqual([]);
  });
});

function largeGroup(
  memberCount: number,
  topicCount: number,
  partitionCount: number,
): ReturnType<typeof groupOf> {
  const topics = Array.from({ length: topicCount }, (_, index) => `t${index}`);
  return {
    members: Array.from({ length: memberCount }, (_, index) => ({ memberId: `m${index}`, topics })),
    partitionCounts: new Map(topics.map((topic) => [topic, partitionCount])),
  };
}
