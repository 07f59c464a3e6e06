import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, nextRound, partitionsOf, textsByMember } from '../../test/assignor-cases.ts';
import { diffAssignments } from '../diff-assignments.ts';
import { verifyAssignment } from '../verify-assignment.ts';
import { assignSticky } from './assign-sticky.ts';

// Vectors: assign.test.ts.

describe('properties', () => {
  test('a member that joins an even group takes its share, and nothing else moves', () => {
    const evenGroup = fc.record({
      memberCount: fc.integer({ min: 1, max: 8 }),
      each: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(evenGroup, ({ memberCount, each }) => {
        const members = Array.from({ length: memberCount }, (_, index) => ({
          memberId: `c${index}`,
          topics: ['t'],
        }));
        const group = { members, partitionCounts: new Map([['t', memberCount * each]]) };
        const before = assignSticky(group);
        const joining = [{ memberId: 'new', topics: ['t'] }];
        const changes = diffAssignments(before, assignSticky(nextRound(group, before, { joining })));
        const moved = changes.filter(({ change }) => change !== 'kept');
        expect(moved).toHaveLength(Math.floor((memberCount * each) / (memberCount + 1)));
        expect(moved.every(({ change, to }) => change === 'moved' && to === 'new')).toBe(true);
      }),
    );
  });

  test('a group in which nothing happens keeps everything', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const before = assignSticky(group);
        const after = assignSticky(nextRound(group, before));
        expect(diffAssignments(before, after).filter(({ change }) => change !== 'kept')).toEqual([]);
      }),
    );
  });

  test('equal subscriptions: when a member leaves, only its partitions move', () => {
    fc.assert(
      fc.property(anyGroup, fc.nat(8), (any, pick) => {
        const members = any.members.map(({ memberId }) => ({
          memberId,
          topics: any.members[0]?.topics ?? [],
        }));
        const group = {
          ...any,
          members: [...members, { memberId: 'a member more', topics: members[0]?.topics ?? [] }],
        };
        const leaving = group.members[pick % group.members.length]?.memberId ?? '';
        const before = assignSticky(group);
        const after = assignSticky(nextRound(group, before, { leaving: [leaving] }));
        const moved = diffAssignments(before, after).filter(({ change }) => change !== 'kept');
        expect(moved.every(({ from }) => from === leaving)).toBe(true);
      }),
    );
  });
});

describe('bugs', () => {
  test('fewer partitions than members comes to an end', () => {
    // The test for balance was wrong when there are fewer candidates than members, and the leader never stopped.
    // Groups of librdkafka clients stood still when a third consumer joined two partitions.
    const group = groupOf({ a: ['t'], b: ['t'] }, { t: 2 });
    const joined = nextRound(group, assignSticky(group), { joining: [{ memberId: 'c', topics: ['t'] }] });
    expect([...assignSticky(joined).values()].map((list) => list.length)).toEqual([1, 1, 0]);
  });

  test('200 partitions and 20 members with unequal subscriptions come to an end', () => {
    // Kafka 3.5 went over the group again and again without moving anything, for minutes.
    // Members were thrown out of their groups while they waited for the leader.
    const members = Array.from({ length: 20 }, (_, index) => ({
      memberId: `c${index}`,
      topics: Array.from({ length: 1 + (index % 10) }, (_unused, step) => `t${(index + step) % 20}`),
    }));
    const partitionCounts = new Map(Array.from({ length: 20 }, (_, i): [string, number] => [`t${i}`, 10]));
    const group = { members, partitionCounts };
    const left = nextRound(group, assignSticky(group), { leaving: ['c9', 'c19'] });
    expect(verifyAssignment(left, assignSticky(left))).toEqual([]);
  });

  test('450 members share 3000 partitions and come to an end', () => {
    // The time to assign grew with the square of the group, until it was longer than the session timeout.
    // The group of the report, 3000 partitions and 450 members, rebalanced without end.
    const members = Array.from({ length: 450 }, (_, index) => ({
      memberId: `c${index}`,
      topics: ['t', `u${index % 7}`],
    }));
    const partitionCounts = new Map([
      ['t', 2300],
      ...Array.from({ length: 7 }, (_, i): [string, number] => [`u${i}`, 100]),
    ]);
    const first = assignSticky({ members, partitionCounts });
    const left = nextRound({ members, partitionCounts }, first, {
      leaving: members.slice(0, 50).map((m) => m.memberId),
    });
    expect(verifyAssignment(left, assignSticky(left))).toEqual([]);
  });

  test('a zombie that comes back with an old memory takes nothing twice', () => {
    // A member that had missed a rebalance claimed partitions that others had been given meanwhile.
    // Java groups (before 2.3) had one partition with two owners, and records were processed twice.
    const owned = (generation: number, ...numbers: number[]) => ({
      topics: ['t'],
      generation,
      ownedPartitions: numbers.map((partition) => ({ topic: 't', partition })),
    });
    const group = {
      members: [
        { memberId: 'A', ...owned(1, 0, 3) },
        { memberId: 'B', ...owned(2, 0, 1, 4) },
        { memberId: 'C', ...owned(2, 2, 3, 5) },
      ],
      partitionCounts: new Map([['t', 6]]),
    };
    const assignment = assignSticky(group);
    expect(verifyAssignment(group, assignment)).toEqual([]);
    expect([...assignment.values()].map((list) => list.length)).toEqual([2, 2, 2]);
  });

  test('the newer claim wins, and two claims of one generation are void', () => {
    // Two members that claimed one partition made the assignor throw, or move it without looking at generations.
    // The leader of the group died of it at every rebalance.
    const claim = (generation: number) => ({
      topics: ['t'],
      ownedPartitions: partitionsOf('t-0'),
      generation,
    });
    const partitionCounts = new Map([['t', 2]]);
    const newer = [
      { memberId: 'B', ...claim(4) },
      { memberId: 'A', ...claim(5) },
    ];
    expect(textsByMember(assignSticky({ members: newer, partitionCounts }))).toEqual({
      A: ['t-0'],
      B: ['t-1'],
    });
    const equal = [
      { memberId: 'B', ...claim(5) },
      { memberId: 'A', ...claim(5) },
    ];
    expect(
      verifyAssignment(
        { members: equal, partitionCounts },
        assignSticky({ members: equal, partitionCounts }),
      ),
    ).toEqual([]);
  });

  test('a scale-out does not shuffle those who stay', () => {
    // A third consumer made the two others swap partitions between them besides giving some to it.
    // Users of cooperative groups chose them so that everybody else keeps reading.
    const group = {
      members: [
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
      ],
      partitionCounts: new Map([['t', 10]]),
    };
    const before = new Map(group.members.map((member) => [member.memberId, member.ownedPartitions ?? []]));
    const moved = diffAssignments(before, assignSticky(group)).filter(({ change }) => change !== 'kept');
    expect(moved.length).toBeLessThanOrEqual(3);
    expect(moved.map(({ to }) => to)).toEqual(moved.map(() => 'C3'));
  });
});
