import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, nextRound, partitionsOf, textsByMember } from '../../test/assignor-cases.ts';
import { diffAssignments } from '../diff-assignments.ts';
import { verifyAssignment } from '../verify-assignment.ts';
import { assignCooperativeSticky } from './assign-cooperative-sticky.ts';
import { assignSticky } from './assign-sticky.ts';

// Vectors: assign.test.ts.

describe('properties', () => {
  test('no partition goes from one member to another within a round', () => {
    fc.assert(
      fc.property(anyGroup, anyGroup, (first, second) => {
        const before = assignCooperativeSticky(first);
        const leaving = first.members.slice(0, 2).map(({ memberId }) => memberId);
        const joining = second.members.filter(({ memberId }) => !before.has(memberId));
        const group = nextRound(first, before, { leaving, joining });
        const after = assignCooperativeSticky(group);
        const stayed = new Map([...before].filter(([memberId]) => !leaving.includes(memberId)));
        expect(diffAssignments(stayed, after).filter(({ change }) => change === 'moved')).toEqual([]);
        expect(verifyAssignment(group, after, { protocol: 'cooperative' })).toEqual([]);
      }),
    );
  });

  test('equal subscriptions: after a join the second round is complete, and agrees with eager sticky', () => {
    fc.assert(
      fc.property(anyGroup, ({ members: [first], members: all, partitionCounts }) => {
        const topics = first?.topics ?? [];
        const group = { members: all.map(({ memberId }) => ({ memberId, topics })), partitionCounts };
        const joining = [{ memberId: 'a member more', topics }];
        const start = assignCooperativeSticky(group);
        const joined = nextRound(group, start, { joining });
        const halfway = assignCooperativeSticky(joined);
        const end = assignCooperativeSticky(nextRound(joined, halfway, { generation: 2 }));
        expect(verifyAssignment(joined, end)).toEqual([]);
        expect(sets(end)).toEqual(sets(assignSticky(joined)));
      }),
    );
  });
});

describe('bugs', () => {
  test('fewer partitions than members comes to an end', () => {
    // The test for balance was wrong when there are fewer candidates than members, and the leader never stopped.
    // Groups of librdkafka clients with cooperative-sticky stood still when a third consumer joined two partitions.
    const group = groupOf({ a: ['t'], b: ['t'] }, { t: 2 });
    const joining = [{ memberId: 'c', topics: ['t'] }];
    const joined = nextRound(group, assignCooperativeSticky(group), { joining });
    expect([...assignCooperativeSticky(joined).values()].map((list) => list.length)).toEqual([1, 1, 0]);
  });

  test('two claims of one generation are void, and nobody else gets the partition in this round', () => {
    // The assignor threw on it, and later moved the partition at once although both claimants still read it.
    // A third consumer then processed the same records as the first two.
    const claim = { topics: ['t'], ownedPartitions: partitionsOf('t-0'), generation: 5 };
    const partitionCounts = new Map([['t', 1]]);
    const members = [
      { memberId: 'A', ...claim },
      { memberId: 'B', ...claim },
      { memberId: 'C', topics: ['t'], ownedPartitions: [], generation: 5 },
    ];
    expect(textsByMember(assignCooperativeSticky({ members, partitionCounts }))).toEqual({
      A: [],
      B: [],
      C: [],
    });
  });

  test('the claim of an older generation does not take a partition from its owner', () => {
    // A member that had missed a rebalance claimed what another one owned, and got it.
    // Both read it until the next rebalance.
    const members = [
      { memberId: 'B', topics: ['t'], ownedPartitions: partitionsOf('t-0'), generation: 4 },
      { memberId: 'A', topics: ['t'], ownedPartitions: partitionsOf('t-0'), generation: 5 },
    ];
    const assignment = assignCooperativeSticky({ members, partitionCounts: new Map([['t', 2]]) });
    expect(textsByMember(assignment)).toEqual({ A: ['t-0'], B: ['t-1'] });
  });

  test('a partition that racks send elsewhere waits until its owner let go', () => {
    // A rack-aware round gave partitions of a far member to a near one while the far one still held them.
    // Java consumers with client.rack (3.5) read the same partition twice.
    const group = {
      members: [
        {
          memberId: 'A',
          topics: ['t'],
          rackId: 'r0',
          ownedPartitions: partitionsOf('t-1', 't-3'),
          generation: 1,
        },
        {
          memberId: 'B',
          topics: ['t'],
          rackId: 'r1',
          ownedPartitions: partitionsOf('t-0', 't-2'),
          generation: 1,
        },
      ],
      partitionCounts: new Map([['t', 4]]),
      partitionRacks: new Map([['t', [['r0'], ['r1'], ['r0'], ['r1']]]]),
    };
    expect(textsByMember(assignCooperativeSticky(group))).toEqual({ A: [], B: [] });
    const freed = {
      ...group,
      members: group.members.map((m) => ({ ...m, ownedPartitions: [], generation: 2 })),
    };
    expect(textsByMember(assignCooperativeSticky(freed))).toEqual({ A: ['t-0', 't-2'], B: ['t-1', 't-3'] });
  });

  test('a scale-out moves three of ten partitions, all to the newcomer, none in the first round', () => {
    // A third consumer made the two others swap partitions between them besides giving some to it.
    // Users of confluent-kafka-go had chosen cooperative-sticky so that everybody else keeps reading.
    const members = [
      {
        memberId: 'C1',
        topics: ['t'],
        ownedPartitions: partitionsOf('t-1', 't-3', 't-5', 't-7', 't-9'),
        generation: 1,
      },
      {
        memberId: 'C2',
        topics: ['t'],
        ownedPartitions: partitionsOf('t-0', 't-2', 't-4', 't-6', 't-8'),
        generation: 1,
      },
      { memberId: 'C3', topics: ['t'] },
    ];
    const group = { members, partitionCounts: new Map([['t', 10]]) };
    const before = new Map(members.map((member) => [member.memberId, member.ownedPartitions ?? []]));
    const first = assignCooperativeSticky(group);
    const revoked = diffAssignments(before, first).filter(({ change }) => change !== 'kept');
    expect(revoked.map(({ change }) => change)).toEqual(['revoked', 'revoked', 'revoked']);
    const second = assignCooperativeSticky(nextRound(group, first, { generation: 2 }));
    const moved = diffAssignments(before, second).filter(({ change }) => change !== 'kept');
    expect(moved.map(({ change, to }) => [change, to])).toEqual([1, 2, 3].map(() => ['moved', 'C3']));
  });
});

function sets(assignment: ReturnType<typeof assignSticky>): [string, string[]][] {
  return Object.entries(textsByMember(assignment)).map(([memberId, list]) => [memberId, list.sort()]);
}
