import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, textsByMember } from '../../test/assignor-cases.ts';
import { assignRoundRobin } from './assign-round-robin.ts';

// Vectors: assign.test.ts.

describe('properties', () => {
  test('equal subscriptions: counts differ by at most one over all topics together', () => {
    fc.assert(
      fc.property(anyGroup, ({ members, partitionCounts }) => {
        const equal = members.map(({ memberId }) => ({ memberId, topics: members[0]?.topics ?? [] }));
        const sizes = [...assignRoundRobin({ members: equal, partitionCounts }).values()].map(
          (l) => l.length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('bugs', () => {
  test('the cursor goes on from topic to topic', () => {
    // A round robin that began anew with the first member in each topic gave it every topic of one partition.
    // Users of ruby-kafka, sarama-cluster and kafkajs had one busy consumer and many idle ones.
    const topics = ['t0', 't1', 't2'];
    const group = groupOf({ c0: topics, c1: topics, c2: topics }, { t0: 4, t1: 1, t2: 1 });
    expect(textsByMember(assignRoundRobin(group))).toEqual({
      c0: ['t0-0', 't0-3'],
      c1: ['t0-1', 't1-0'],
      c2: ['t0-2', 't2-0'],
    });
  });

  test('ten topics of one partition go around', () => {
    // With range these all go to one member, and round robin is what people are told to use instead.
    // It has to keep that promise: 4, 3 and 3.
    const topics = Array.from({ length: 10 }, (_, index) => `t${index}`);
    const counts = Object.fromEntries(topics.map((topic) => [topic, 1]));
    const group = groupOf({ c0: topics, c1: topics, c2: topics }, counts);
    expect([...assignRoundRobin(group).values()].map((list) => list.length)).toEqual([4, 3, 3]);
  });

  test('only subscribers get a partition, and the topics are those of all members', () => {
    // A leader dealt out the topics that it subscribed to itself, and to members that never asked for them.
    // With kafkajs such partitions were read by nobody.
    const group = groupOf({ x0: ['B'], x1: ['A'], x2: ['B'], x3: ['A'] }, { A: 2, B: 2 });
    expect(textsByMember(assignRoundRobin(group))).toEqual({
      x0: ['B-0'],
      x1: ['A-0'],
      x2: ['B-1'],
      x3: ['A-1'],
    });
  });
});
