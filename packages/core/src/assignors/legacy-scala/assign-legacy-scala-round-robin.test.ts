import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, isExpected, textsByMember } from '../../../test/assignor-cases.ts';
import { legacyScalaCases, threadsOfCase } from '../../../test/legacy-scala-cases.ts';
import { failing } from '../../../test/read-vectors.ts';
import { verifyAssignment } from '../../verify-assignment.ts';
import { assignLegacyScalaRoundRobin } from './assign-legacy-scala-round-robin.ts';
import { consumerThreads } from './consumer-threads.ts';

const cases = legacyScalaCases('legacy-scala-roundrobin');

// Each recorded release, and others that follow the same rules.
const RELEASES = [
  ['0.8.2.2', ['0.8.2', '0.8.2.2', '0.9.0.1', '0.10.1.1']],
  ['0.10.2.2', ['0.10.2', '0.10.2.2', '0.11.0.3']],
  ['1.1.1', ['1.0', '1.1.1']],
] as const;

describe.each(RELEASES)('vectors of %s', (recorded, alike) => {
  const recordedCases = cases.filter(({ kafkaVersion }) => kafkaVersion === recorded);
  const answered = recordedCases.filter(({ expected }) => expected !== undefined);
  const refused = recordedCases.filter(({ expected }) => expected === undefined);

  test.each(alike)('version %s answers every case exactly', (kafkaVersion) => {
    expect(
      failing(answered, (one) =>
        isExpected(assignLegacyScalaRoundRobin(threadsOfCase(one), { kafkaVersion }), {
          ...one,
          members: {},
        }),
      ),
    ).toEqual([]);
  });

  test.each(alike)('version %s refuses what Kafka refused', (kafkaVersion) => {
    for (const one of refused) {
      expect(() => assignLegacyScalaRoundRobin(threadsOfCase(one), { kafkaVersion }), one.id).toThrow(
        /^THREADS_DIFFER/,
      );
    }
  });
});

test('vectors: the refused cases are those of 0.8.2.2 in which topics have different threads', () => {
  const refused = cases.filter(({ expected }) => expected === undefined);
  expect(refused.map(({ id }) => id)).toEqual(
    cases.filter(({ flags }) => flags.includes('UnequalRefused')).map(({ id }) => id),
  );
  expect(new Set(refused.map(({ kafkaVersion }) => kafkaVersion))).toEqual(new Set(['0.8.2.2']));
});

describe('properties', () => {
  test('every partition goes to exactly one thread that reads its topic', () => {
    fc.assert(
      fc.property(anyGroup, fc.constantFrom('0.10.2', '1.1'), (group, kafkaVersion) => {
        expect(verifyAssignment(group, assignLegacyScalaRoundRobin(group, { kafkaVersion }))).toEqual([]);
      }),
    );
  });

  test('with the same threads for every topic all releases agree on how many each gets', () => {
    fc.assert(
      fc.property(anyGroup, (any) => {
        const topics = any.members[0]?.topics ?? [];
        const group = { ...any, members: any.members.map((member) => ({ ...member, topics })) };
        const counts = ['0.8.2', '0.10.2', '1.1'].map((kafkaVersion) =>
          [...assignLegacyScalaRoundRobin(group, { kafkaVersion }).values()].map((list) => list.length),
        );
        expect(counts[1]).toEqual(counts[0]);
        expect(counts[2]).toEqual(counts[0]);
      }),
    );
  });

  test('a thread that reads nothing is none, not even for 0.8.2', () => {
    const group = groupOf({ 'c-0': ['t'], 'd-0': [] }, { t: 2 });
    expect(textsByMember(assignLegacyScalaRoundRobin(group, { kafkaVersion: '0.8.2' }))).toEqual({
      'c-0': ['t-0', 't-1'],
      'd-0': [],
    });
  });
});

describe('errors', () => {
  const group = groupOf({ 'c-0': ['t'], 'c-1': ['t', 'u'] }, { t: 2, u: 1 });

  test('topics with different threads are refused before 0.10.2, with the topic named', () => {
    expect(() => assignLegacyScalaRoundRobin(group, { kafkaVersion: '0.10.1.1' })).toThrow(
      /^THREADS_DIFFER: "threads of "u"" expected all 2 threads/,
    );
  });

  test.each(['0.8.1.1', '2.0.0', 'x'])('version %s is refused', (kafkaVersion) => {
    expect(() => assignLegacyScalaRoundRobin(group, { kafkaVersion })).toThrow(/^KAFKA_VERSION_UNKNOWN/);
  });

  test('a thread listed twice is refused', () => {
    const twice = { ...group, members: [...group.members, ...group.members] };
    expect(() => assignLegacyScalaRoundRobin(twice, { kafkaVersion: '1.1' })).toThrow(/^MEMBER_ID_DUPLICATE/);
  });
});

describe('bugs', () => {
  test('partitions are dealt by hash, not by number', () => {
    // The order of the deal comes from the hash of a text, and the text changed in 1.0.
    // An upgrade from 0.11 moved partitions between consumers that had not changed at all.
    const members = consumerThreads([{ consumerId: 'c', threads: new Map([['t', 12]]) }]);
    const group = { members, partitionCounts: new Map([['t', 13]]) };
    const before = textsByMember(assignLegacyScalaRoundRobin(group, { kafkaVersion: '0.11' }));
    const after = textsByMember(assignLegacyScalaRoundRobin(group, { kafkaVersion: '1.0' }));
    expect(before['c-0']).toEqual(['t-9', 't-10']);
    expect(after['c-0']).toEqual(['t-0', 't-12']);
  });
});
