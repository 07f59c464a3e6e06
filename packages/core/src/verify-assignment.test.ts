import { describe, expect, test } from 'vitest';
import { type AssignorCase, groupOf, groupOfCase, partitionsOf } from '../test/assignor-cases.ts';
import { failing, readVectors } from '../test/read-vectors.ts';
import type { GroupSubscription } from './assignors/assignment.ts';
import { type VerifyOptions, verifyAssignment } from './verify-assignment.ts';

const recorded = ['assignors', 'assignors-histories', 'upstream-assignor-cases'].flatMap((file) =>
  readVectors<AssignorCase>(file),
);

/** What is wrong with an assignment, as `CODE place`. */
function problems(
  group: GroupSubscription,
  lists: Record<string, string[]>,
  options?: VerifyOptions,
): string[] {
  const assignment = new Map(Object.entries(lists).map(([id, names]) => [id, partitionsOf(...names)]));
  return verifyAssignment(group, assignment, options).map(({ code, memberId, topic, partition }) =>
    [code, memberId, topic === undefined ? undefined : `${topic}-${partition}`].filter(Boolean).join(' '),
  );
}

describe('vectors', () => {
  test('every round that Kafka decided is sound, but for members without topics that it gave some', () => {
    const isSound = (one: AssignorCase): boolean => {
      const protocol = one.assignor === 'cooperative-sticky' ? 'cooperative' : 'eager';
      const given = new Map(Object.entries(one.expected ?? {}));
      return verifyAssignment(groupOfCase(one), given, { protocol }).length === 0;
    };
    expect(failing(recorded, isSound).sort()).toEqual([
      'pub-cooperative-sticky-h9',
      'pub-cooperative-sticky-r131',
      'pub-sticky-h9',
      'pub-sticky-r34',
      'pub-sticky-r4',
    ]);
  });

  test('a round without its first partition, or with it twice, is not sound', () => {
    const cases = recorded.filter((one) => Object.values(one.expected ?? {}).some((list) => list.length > 0));
    const isNoticed = (one: AssignorCase): boolean => {
      const entries = Object.entries(one.expected ?? {});
      const full = entries.findIndex(([, list]) => list.length > 0);
      const less = entries.map(([id, list], index) => [id, index === full ? list.slice(1) : list] as const);
      const more = entries.map(
        ([id, list], index) => [id, index === full ? [list[0]!, ...list] : list] as const,
      );
      const group = groupOfCase(one);
      return (
        verifyAssignment(group, new Map(less)).some(({ code }) => code === 'PARTITION_UNASSIGNED') &&
        verifyAssignment(group, new Map(more)).some(({ code }) => code === 'PARTITION_TWICE')
      );
    };
    expect(failing(cases, isNoticed)).toEqual([]);
  });
});

describe('properties', () => {
  const group = groupOf({ a: ['t', 'u'], b: ['t', 'u'] }, { t: 2, u: 2 });

  test('a sound round has no violations', () => {
    expect(problems(group, { a: ['t-0', 'u-0'], b: ['t-1', 'u-1'] })).toEqual([]);
    expect(problems(group, { a: ['t-0', 't-1'], b: ['u-0', 'u-1'] })).toEqual([]);
  });

  test('a partition that nobody or that everybody got is named', () => {
    expect(problems(group, { a: ['t-0', 'u-0'], b: ['t-1', 't-0'] })).toEqual([
      'PARTITION_TWICE t-0',
      'PARTITION_UNASSIGNED u-1',
    ]);
    expect(problems(group, { a: ['t-0', 't-0'], b: ['t-1', 'u-1', 'u-0'] })).toContain('PARTITION_TWICE t-0');
  });

  test('partitions that do not exist, and topics without metadata, are named', () => {
    const ghost = groupOf({ a: ['t', 'ghost'] }, { t: 1 });
    expect(problems(ghost, { a: ['t-0', 't-1', 'ghost-0'] })).toEqual([
      'PARTITION_UNKNOWN ghost-0',
      'PARTITION_UNKNOWN t-1',
    ]);
    expect(problems(ghost, { a: ['t-0'] })).toEqual([]);
  });

  test('a member that did not subscribe is named', () => {
    const mixed = groupOf({ a: ['t'], b: ['u'] }, { t: 1, u: 1 });
    expect(problems(mixed, { a: ['u-0'], b: ['t-0'] })).toEqual([
      'TOPIC_NOT_SUBSCRIBED b t-0',
      'TOPIC_NOT_SUBSCRIBED a u-0',
    ]);
  });

  test('members that are missing or unknown are named', () => {
    expect(problems(group, { a: ['t-0', 't-1', 'u-0', 'u-1'], x: [] })).toEqual([
      'MEMBER_UNKNOWN x',
      'MEMBER_MISSING b',
      'UNBALANCED',
    ]);
  });

  test('an even share is in all, or in each topic, and asked of equal subscriptions only', () => {
    const topics = ['t', 'u', 'v'];
    const three = groupOf({ a: topics, b: topics }, { t: 1, u: 1, v: 1 });
    expect(problems(three, { a: ['t-0', 'u-0', 'v-0'], b: [] })).toEqual([]);
    const wide = groupOf({ a: ['t', 'u'], b: ['t', 'u'] }, { t: 2, u: 2 });
    expect(problems(wide, { a: ['t-0', 't-1', 'u-0'], b: ['u-1'] })).toEqual(['UNBALANCED']);
    const mixed = groupOf({ a: ['t'], b: ['t', 'u'] }, { t: 4 });
    expect(problems(mixed, { a: ['t-0', 't-1', 't-2', 't-3'], b: [] })).toEqual([]);
  });
});

describe('a cooperative round', () => {
  const member = (memberId: string, generation: number, ...names: string[]) => ({
    memberId,
    topics: ['t'],
    generation,
    ownedPartitions: partitionsOf(...names),
  });
  const group = {
    members: [member('a', 1, 't-0', 't-1', 't-2'), member('b', 1)],
    partitionCounts: new Map([['t', 4]]),
  };
  const options = { protocol: 'cooperative' } as const;

  test('what changes hands waits, and counts as balance to come', () => {
    expect(problems(group, { a: ['t-0', 't-1'], b: ['t-3'] }, options)).toEqual([]);
    expect(problems(group, { a: ['t-0', 't-1'], b: ['t-3', 't-2'] }, options)).toEqual([
      'GIVEN_BEFORE_REVOKED b t-2',
    ]);
  });

  test('the same round is fine for members that stop first', () => {
    expect(problems(group, { a: ['t-0', 't-1'], b: ['t-3', 't-2'] })).toEqual([]);
    expect(problems(group, { a: ['t-0', 't-1'], b: ['t-3'] })).toEqual(['PARTITION_UNASSIGNED t-2']);
  });

  test('only what somebody has to let go of may stay with nobody', () => {
    expect(problems(group, { a: ['t-0', 't-1'], b: [] }, options)).toEqual(['PARTITION_UNASSIGNED t-3']);
  });

  test('a member above its share is not balanced by what waits', () => {
    expect(problems(group, { a: ['t-0', 't-1', 't-2'], b: ['t-3'] }, options)).toEqual(['UNBALANCED']);
  });

  test('a partition that two claim may stay with one of them, and go to nobody else', () => {
    const torn = { ...group, members: [member('a', 5, 't-0'), member('b', 5, 't-0'), member('c', 5)] };
    const partitionCounts = new Map([['t', 1]]);
    expect(problems({ ...torn, partitionCounts }, { a: ['t-0'], b: [], c: [] }, options)).toEqual([]);
    expect(problems({ ...torn, partitionCounts }, { a: [], b: [], c: ['t-0'] }, options)).toEqual([
      'GIVEN_BEFORE_REVOKED c t-0',
    ]);
  });
});

describe('errors', () => {
  test('a group that no broker can hold is refused as by the assignors', () => {
    const group = { members: [], partitionCounts: new Map([['t', -1]]) };
    expect(() => verifyAssignment(group, new Map())).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});
