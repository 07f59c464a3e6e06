import { describe, expect, test } from 'vitest';
import { partitionsOf } from '../../test/assignor-cases.ts';
import { ASSIGNOR_NAMES, assign } from './assign.ts';
import type { GroupSubscription, Member } from './assignment.ts';

const groupWith = (member: object, count: unknown = 3): GroupSubscription =>
  // Wrong types are the point.
  ({
    members: [{ memberId: 'a', topics: ['t'], ...member }],
    partitionCounts: new Map([['t', count]]),
  }) as GroupSubscription;

describe.each(ASSIGNOR_NAMES)('errors of %s', (name) => {
  test('the same member id twice is refused', () => {
    const member: Member = { memberId: 'a', topics: ['t'] };
    const group = { members: [member, { ...member }], partitionCounts: new Map([['t', 3]]) };
    expect(() => assign(name, group)).toThrow(/^MEMBER_ID_DUPLICATE: "members" .* "a" twice; /);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('a count of %d is refused', (count) => {
    expect(() => assign(name, groupWith({}, count))).toThrow(
      /^PARTITION_COUNT_RANGE: "partitionCounts\["t"\]"/,
    );
  });

  test('more partitions than any cluster has are refused, and not allocated', () => {
    expect(() => assign(name, groupWith({}, 2 ** 31 - 1))).toThrow(/^PARTITION_COUNT_RANGE/);
  });

  test.each([2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN])('a generation of %d is refused', (generation) => {
    expect(() => assign(name, groupWith({ generation }))).toThrow(/^GENERATION_RANGE/);
    expect(() => assign(name, groupWith({ subscriptionGeneration: generation }))).toThrow(
      /^GENERATION_RANGE/,
    );
  });

  test.each([-1, 0.5, 2 ** 31])('an owned partition number of %d is refused', (partition) => {
    const ownedPartitions = [{ topic: 't', partition }];
    expect(() => assign(name, groupWith({ ownedPartitions }))).toThrow(/^OWNED_PARTITION_RANGE/);
  });

  test.each<[string, object, unknown?]>([
    ['memberId', { memberId: 7 }],
    ['topics', { topics: 't' }],
    ['topics', { topics: ['t', null] }],
    ['rackId', { rackId: 1 }],
    ['groupInstanceId', { groupInstanceId: 1 }],
    ['generation', { generation: '5' }],
    ['ownedPartitions', { ownedPartitions: [{ topic: 't', partition: '0' }] }],
    ['partitionCounts', {}, '3'],
  ])('%s of another type is a TypeError', (subject, member, count = 3) => {
    expect(() => assign(name, groupWith(member, count))).toThrow(TypeError);
    expect(() => assign(name, groupWith(member, count))).toThrow(subject);
  });

  test('counts and racks in a plain object are a TypeError', () => {
    const group = groupWith({});
    const plain = { t: 3 } as unknown as GroupSubscription['partitionCounts'];
    expect(() => assign(name, { ...group, partitionCounts: plain })).toThrow(TypeError);
    const racks = { t: [] } as unknown as NonNullable<GroupSubscription['partitionRacks']>;
    expect(() => assign(name, { ...group, partitionRacks: racks })).toThrow(TypeError);
  });
});

describe('owned partitions that are gone', () => {
  test.each(['sticky', 'cooperative-sticky'])(
    '%s: a number that the topic does not have is refused',
    (name) => {
      const group = groupWith({ ownedPartitions: partitionsOf('t-3'), generation: 1 });
      expect(() => assign(name, group)).toThrow(
        /^OWNED_PARTITION_RANGE: .* partitions of "t" below 3, got 3; /,
      );
    },
  );

  test.each(['sticky', 'cooperative-sticky'])(
    '%s: a topic without metadata or partitions is forgotten',
    (name) => {
      const group = groupWith({
        topics: ['t', 'gone', 'empty'],
        ownedPartitions: partitionsOf('gone-9', 'empty-9'),
      });
      const partitionCounts = new Map([...group.partitionCounts, ['empty', 0] as const]);
      expect(assign(name, { ...group, partitionCounts }).get('a')).toEqual(partitionsOf('t-0', 't-1', 't-2'));
    },
  );

  test.each(['range', 'roundrobin'])('%s: what members own plays no part', (name) => {
    expect(assign(name, groupWith({ ownedPartitions: partitionsOf('t-9') })).get('a')).toHaveLength(3);
  });
});
