import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, textsByMember } from '../../test/assignor-cases.ts';
import { verifyAssignment } from '../verify-assignment.ts';
import { assignRange } from './assign-range.ts';
import type { GroupSubscription } from './assignment.ts';

// Vectors: assign.test.ts.

describe('properties', () => {
  test('each topic differs by at most one partition between its subscribers', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        expect(unevenTopics(group)).toEqual([]);
      }),
    );
  });

  test('a member has one run of partitions a topic', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        for (const list of assignRange(group).values()) {
          for (const topic of new Set(list.map((given) => given.topic))) {
            const run = list.filter((given) => given.topic === topic).map(({ partition }) => partition);
            expect(run).toEqual(run.map((_, index) => (run[0] ?? 0) + index));
          }
        }
      }),
    );
  });

  test('racks change who gets what, and leave each topic as even as without', () => {
    const racks = fc.infiniteStream(fc.constantFrom('r0', 'r1', 'r2', null));
    fc.assert(
      fc.property(anyGroup, racks, (group, dice) => {
        const withRacks = {
          ...group,
          members: group.members.map((member) => ({ ...member, rackId: dice.next().value ?? '' })),
          partitionRacks: new Map(
            [...group.partitionCounts].map(([topic, count]) => [
              topic,
              Array.from({ length: count }, () => [dice.next().value, dice.next().value]),
            ]),
          ),
        };
        expect(unevenTopics(withRacks)).toEqual([]);
        expect(verifyAssignment(withRacks, assignRange(withRacks))).toEqual([]);
      }),
    );
  });
});

describe('bugs', () => {
  test('ten topics of one partition all go to the first of three members', () => {
    // Range counts afresh in every topic, so topics with fewer partitions than members always fill the same ones.
    // Whoever ran many small topics found most consumers idle and took it for a fault of the broker.
    const topics = Array.from({ length: 10 }, (_, index) => `t${index}`);
    const group = groupOf(
      { c0: topics, c1: topics, c2: topics },
      Object.fromEntries(topics.map((topic) => [topic, 1])),
    );
    expect([...assignRange(group).values()].map((list) => list.length)).toEqual([10, 0, 0]);
  });

  test('ten members share topics of five and of three partitions as 2, 2, 2, 1, 1 and nothing', () => {
    // The members after the fifth get nothing however long they wait, since each topic begins with the first.
    // The owners of the group saw half of their machines idle and the others late.
    const members = Array.from({ length: 10 }, (_, index) => [`c${index}`, ['t0', 't1']]);
    const sizes = [...assignRange(groupOf(Object.fromEntries(members), { t0: 5, t1: 3 })).values()];
    expect(sizes.map((list) => list.length)).toEqual([2, 2, 2, 1, 1, 0, 0, 0, 0, 0]);
  });

  test('topics with equal counts stay together', () => {
    // A range that ordered the members differently in each topic gave partition 0 of two topics to two members.
    // Users of Sarama who joined two topics by key found the halves of a pair in different processes.
    const assignment = assignRange(groupOf({ a: ['t0', 't1'], b: ['t0', 't1'] }, { t0: 3, t1: 3 }));
    expect(textsByMember(assignment)).toEqual({ a: ['t0-0', 't0-1', 't1-0', 't1-1'], b: ['t0-2', 't1-2'] });
  });

  test.each([
    ['m-1', 'm-2'],
    ['m-9', 'm-2'],
  ])('static members I1 as %s and I2 as %s have the same places', (first, second) => {
    // Static members were sorted by the member id, which the broker makes anew at every restart.
    // A rolling restart of a group with group.instance.id moved partitions that it promises to leave alone.
    const members = [
      { memberId: second, topics: ['t'], groupInstanceId: 'I2' },
      { memberId: first, topics: ['t'], groupInstanceId: 'I1' },
    ];
    const assignment = textsByMember(assignRange({ members, partitionCounts: new Map([['t', 3]]) }));
    expect(assignment).toEqual({ [first]: ['t-0', 't-1'], [second]: ['t-2'] });
  });
});

/** Topics of which one subscriber has at least two partitions more than another. */
function unevenTopics(group: GroupSubscription): string[] {
  const assignment = assignRange(group);
  return [...group.partitionCounts.keys()].filter((topic) => {
    const subscribers = group.members.filter(({ topics }) => topics.includes(topic));
    const counts = subscribers.map(
      ({ memberId }) => assignment.get(memberId)?.filter((given) => given.topic === topic).length ?? 0,
    );
    return Math.max(...counts) - Math.min(...counts) > 1;
  });
}
