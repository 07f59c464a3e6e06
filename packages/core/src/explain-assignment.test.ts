import { describe, expect, test } from 'vitest';
import { groupOf, partitionsOf } from '../test/assignor-cases.ts';
import { ASSIGNOR_NAMES } from './assignors/assign.ts';
import { explainAssignment } from './explain-assignment.ts';

const owning = (memberId: string, partitions: readonly number[], generation = 1) => ({
  memberId,
  topics: ['t'],
  ownedPartitions: partitions.map((partition) => ({ topic: 't', partition })),
  generation,
});
const counts = (partitionCount: number) => new Map([['t', partitionCount]]);

// Results, positions and counts worked out in Kafka's own assignors for these groups; assignors.json has them too.
describe('range', () => {
  const group = groupOf({ C2: ['t'], C0: ['t'], C1: ['t'] }, { t: 10 });

  test('ten partitions among three: quotient, remainder, position, start and count', () => {
    const division = { rule: 'range', partitionCount: 10, memberCount: 3, quotient: 3, remainder: 1 };
    expect(explainAssignment('range', group, { topic: 't', partition: 4 })).toEqual([
      { memberId: 'C1', topic: 't', partition: 4, reason: { ...division, position: 1, start: 4, count: 3 } },
    ]);
    expect(explainAssignment('range', group, 'C0')).toEqual(
      [0, 1, 2, 3].map((partition) => ({
        memberId: 'C0',
        topic: 't',
        partition,
        reason: { ...division, position: 0, start: 0, count: 4 },
      })),
    );
  });

  test('a static member comes first whatever its member id', () => {
    const members = [
      { memberId: 'm0', topics: ['t'] },
      { memberId: 'm1', topics: ['t'], groupInstanceId: 'i2' },
      { memberId: 'm9', topics: ['t'], groupInstanceId: 'i1' },
    ];
    expect(
      explainAssignment('range', { members, partitionCounts: counts(5) }, { topic: 't', partition: 0 }),
    ).toMatchObject([{ memberId: 'm9', reason: { position: 0, start: 0, count: 2 } }]);
  });

  test('a member behind the last partition has a place and no partitions, topic by topic', () => {
    expect(
      explainAssignment('range', groupOf({ a: ['t', 'u'], b: ['u', 't'] }, { t: 1, u: 2 }), 'b'),
    ).toMatchObject([
      { topic: 'u', partition: 1, reason: { position: 1, start: 1, count: 1 } },
      {
        topic: 't',
        partition: null,
        reason: { rule: 'range', position: 1, quotient: 0, remainder: 1, count: 0 },
      },
    ]);
  });

  test('racks: what is near is taken first, then the rest in order', () => {
    const members = ['A', 'B', 'C'].map((memberId, index) => ({
      memberId,
      topics: ['t'],
      rackId: `r${index}`,
    }));
    const racks = ['r2', 'r1', 'r0', 'r2', 'r1', 'r0'].map((rack) => [rack]);
    const racked = { members, partitionCounts: counts(6), partitionRacks: new Map([['t', racks]]) };
    expect(explainAssignment('range', racked, 'A')).toMatchObject([
      {
        partition: 2,
        reason: { rule: 'range-racks', step: 'near', rackId: 'r0', replicaRacks: ['r0'], count: 2 },
      },
      { partition: 5, reason: { rule: 'range-racks', step: 'near' } },
    ]);
    const elsewhere = {
      ...racked,
      partitionRacks: new Map([['t', racks.map(([rack]) => [rack === 'r0' ? 'r9' : String(rack)])]]),
    };
    expect(explainAssignment('range', elsewhere, 'A')).toMatchObject([
      { partition: 2, reason: { rule: 'range-racks', step: 'rest', replicaRacks: ['r9'] } },
      { partition: 5, reason: { step: 'rest' } },
    ]);
  });
});

describe('roundrobin', () => {
  const group = groupOf({ C0: ['t0'], C1: ['t0', 't1'], C2: ['t0', 't1', 't2'] }, { t0: 1, t1: 2, t2: 3 });

  test('a turn for each partition, and who was passed over because the topic is not theirs', () => {
    expect(explainAssignment('roundrobin', group, 'C2')).toEqual([
      {
        memberId: 'C2',
        topic: 't1',
        partition: 1,
        reason: { rule: 'roundrobin', turn: 2, cursor: 2, seat: 2, memberCount: 3, skipped: [] },
      },
      ...[0, 1, 2].map((partition) => ({
        memberId: 'C2',
        topic: 't2',
        partition,
        reason: {
          rule: 'roundrobin',
          turn: 3 + partition,
          cursor: 0,
          seat: 2,
          memberCount: 3,
          skipped: ['C0', 'C1'],
        },
      })),
    ]);
  });

  test('the circle goes round: who is passed over may sit before and behind the start', () => {
    const around = groupOf({ a: ['t'], b: ['t', 'u'], c: ['t'] }, { t: 2, u: 1 });
    expect(explainAssignment('roundrobin', around, { topic: 'u', partition: 0 })).toMatchObject([
      { memberId: 'b', reason: { cursor: 2, seat: 1, skipped: ['c', 'a'] } },
    ]);
  });
});

describe('sticky', () => {
  test('b joins: a keeps the lowest up to its share, the others move', () => {
    const group = {
      members: [owning('a', [0, 1, 2, 3]), { memberId: 'b', topics: ['t'] }],
      partitionCounts: counts(4),
    };
    const share = {
      rule: 'sticky',
      algorithm: 'constrained',
      least: 2,
      most: 2,
      count: 2,
      from: 'a',
      claimedBy: ['a'],
    };
    expect(explainAssignment('sticky', group, { topic: 't', partition: 0 })).toEqual([
      {
        memberId: 'a',
        topic: 't',
        partition: 0,
        reason: { ...share, change: 'kept', step: 'kept', to: 'a', isWaiting: false },
      },
    ]);
    expect(explainAssignment('sticky', group, { topic: 't', partition: 2 })).toEqual([
      {
        memberId: 'b',
        topic: 't',
        partition: 2,
        reason: { ...share, change: 'moved', step: 'filled', cause: 'over-share', to: 'b', isWaiting: false },
      },
    ]);
  });

  test('C1 has left: its partitions fill the others to the least share, and one is an extra', () => {
    const group = { members: [owning('C0', [0, 3, 6]), owning('C2', [2, 5, 8])], partitionCounts: counts(9) };
    const summary = explainAssignment('sticky', group, 'C0').map(({ partition, reason }) => [
      partition,
      reason.rule === 'sticky' && [reason.change, reason.step, reason.cause],
    ]);
    expect(summary).toEqual([
      [0, ['kept', 'kept', undefined]],
      [3, ['kept', 'kept', undefined]],
      [6, ['kept', 'kept', undefined]],
      [1, ['dealt', 'filled', 'unowned']],
      [7, ['dealt', 'extra', 'unowned']],
    ]);
  });

  test('two claims: the newer generation is believed, and of two equal ones neither', () => {
    const older = { members: [owning('a', [0], 5), owning('b', [0], 4)], partitionCounts: counts(2) };
    expect(explainAssignment('sticky', older, { topic: 't', partition: 0 })).toMatchObject([
      { memberId: 'a', reason: { change: 'kept', claimedBy: ['a', 'b'] } },
    ]);
    const equal = { members: [owning('a', [0], 5), owning('b', [0], 5)], partitionCounts: counts(2) };
    expect(explainAssignment('sticky', equal, { topic: 't', partition: 0 })).toMatchObject([
      { reason: { change: 'dealt', cause: 'contested', claimedBy: ['a', 'b'] } },
    ]);
  });

  test('different subscriptions: the lightest subscriber gets what is free', () => {
    const group = groupOf({ C0: ['t0'], C1: ['t0', 't1'], C2: ['t0', 't1', 't2'] }, { t0: 1, t1: 2, t2: 3 });
    expect(explainAssignment('sticky', group, { topic: 't1', partition: 0 })).toMatchObject([
      {
        memberId: 'C1',
        reason: { algorithm: 'general', change: 'dealt', step: 'lightest', cause: 'unowned' },
      },
    ]);
  });

  test('different subscriptions: a holder that no longer subscribes loses its partition', () => {
    const members = [
      { memberId: 'a', topics: ['u'], ownedPartitions: partitionsOf('t-0'), generation: 1 },
      { memberId: 'b', topics: ['t', 'u'], ownedPartitions: [], generation: 1 },
    ];
    const group = {
      members,
      partitionCounts: new Map([
        ['t', 1],
        ['u', 1],
      ]),
    };
    expect(explainAssignment('sticky', group, { topic: 't', partition: 0 })).toMatchObject([
      { memberId: 'b', reason: { change: 'moved', step: 'lightest', cause: 'unsubscribed', from: 'a' } },
    ]);
  });

  test('different subscriptions: a partition moves where its holder has at least two more', () => {
    const members = [owning('a', [0, 1, 2, 3]), { memberId: 'b', topics: ['t', 'u'] }];
    expect(explainAssignment('sticky', { members, partitionCounts: counts(4) }, 'b')).toMatchObject(
      [0, 1].map((partition) => ({
        partition,
        reason: { algorithm: 'general', change: 'moved', step: 'balance', cause: 'over-share', from: 'a' },
      })),
    );
  });
});

describe('cooperative-sticky', () => {
  const group = {
    members: [owning('a', [0, 1, 2, 3]), { memberId: 'b', topics: ['t'] }],
    partitionCounts: counts(4),
  };
  const waiting = [2, 3].map((partition) => ({
    memberId: null,
    topic: 't',
    partition,
    reason: { rule: 'cooperative-sticky', change: 'moved', isWaiting: true, from: 'a', to: 'b' },
  }));

  test('what changes hands is with nobody until its reader has let go', () => {
    expect(explainAssignment('cooperative-sticky', group, 'b')).toMatchObject(waiting);
    expect(explainAssignment('cooperative-sticky', group, 'a')).toMatchObject([
      { memberId: 'a', partition: 0, reason: { change: 'kept', isWaiting: false } },
      { memberId: 'a', partition: 1, reason: { change: 'kept', isWaiting: false } },
      ...waiting,
    ]);
    expect(explainAssignment('cooperative-sticky', group, { topic: 't', partition: 3 })).toMatchObject([
      waiting[1],
    ]);
  });

  test('what nobody read is given at once', () => {
    const grown = { ...group, partitionCounts: counts(8) };
    expect(explainAssignment('cooperative-sticky', grown, 'b')).toMatchObject(
      [4, 5, 6, 7].map((partition) => ({
        memberId: 'b',
        partition,
        reason: { change: 'dealt', isWaiting: false },
      })),
    );
  });
});

describe('nothing', () => {
  const group = groupOf({ a: ['t'], b: ['t'], c: [], d: ['ghost'] }, { t: 1, u: 1 });
  test.each(ASSIGNOR_NAMES)('%s: a member without topics, and one whose topic has no partitions', (name) => {
    const nothing = (memberId: string, cause: string) => [
      { memberId, topic: null, partition: null, reason: { rule: 'nothing', cause } },
    ];
    expect(explainAssignment(name, group, 'c')).toMatchObject(nothing('c', 'no-subscription'));
    expect(explainAssignment(name, group, 'd')).toMatchObject(nothing('d', 'no-partitions'));
    expect(explainAssignment(name, group, { topic: 'u', partition: 0 })).toMatchObject([
      { memberId: null, reason: { rule: 'nothing', cause: 'no-subscriber', memberCount: 0 } },
    ]);
  });

  test.each(['roundrobin', 'sticky', 'cooperative-sticky'])('%s: fewer partitions than members', (name) => {
    expect(explainAssignment(name, group, 'b')).toEqual([
      {
        memberId: 'b',
        topic: null,
        partition: null,
        reason: { rule: 'nothing', cause: 'others-have-them', partitionCount: 1, memberCount: 2 },
      },
    ]);
  });
});

describe('errors', () => {
  const group = groupOf({ a: ['t'] }, { t: 2 });
  test.each([
    ['range', 'b', /^MEMBER_UNKNOWN: "memberId" expected one of a, got "b"/],
    [
      'sticky',
      { topic: 't', partition: 2 },
      /^PARTITION_UNKNOWN: "partition" expected a partition of "t", which has 2/,
    ],
    ['range', { topic: 'u', partition: 0 }, /^PARTITION_UNKNOWN/],
    ['roundrobin', { topic: 't', partition: -1 }, /^PARTITION_UNKNOWN/],
    ['RoundRobin', 'a', /^ASSIGNOR_UNKNOWN/],
  ] as const)('%s %j', (name, subject, message) => {
    expect(() => explainAssignment(name, group, subject)).toThrow(message);
  });
});
