import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, groupOf, isExpected, textsByMember } from '../../../test/assignor-cases.ts';
import { legacyScalaCases, threadsOfCase } from '../../../test/legacy-scala-cases.ts';
import { failing } from '../../../test/read-vectors.ts';
import { verifyAssignment } from '../../verify-assignment.ts';
import { assignRange } from '../assign-range.ts';
import { assignLegacyScalaRange } from './assign-legacy-scala-range.ts';
import { consumerThreads } from './consumer-threads.ts';

const cases = legacyScalaCases('legacy-scala-range');

describe('vectors', () => {
  // The files were recorded with 0.8.2.2; range is the same from the first release to the last.
  test.each(['0.8.0', '0.8.2.2', '0.11', '1.1.1'])('every case exactly, version %s', (kafkaVersion) => {
    expect(
      failing(cases, (one) =>
        isExpected(assignLegacyScalaRange(threadsOfCase(one), { kafkaVersion }), { ...one, members: {} }),
      ),
    ).toEqual([]);
  });
});

describe('properties', () => {
  test('threads share out a topic as Java members of the same names do', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const assignment = assignLegacyScalaRange(group, { kafkaVersion: '1.1' });
        expect(verifyAssignment(group, assignment)).toEqual([]);
        const sorted = (texts: Record<string, string[]>): [string, string[]][] =>
          Object.entries(texts).map(([id, list]) => [id, list.toSorted()]);
        expect(sorted(textsByMember(assignment))).toEqual(sorted(textsByMember(assignRange(group))));
      }),
    );
  });
});

describe('errors', () => {
  const group = groupOf({ 'c-0': ['t', 'unknown'] }, { t: 2 });

  test('a topic without a partition count is skipped, not an error', () => {
    expect(textsByMember(assignLegacyScalaRange(group, { kafkaVersion: '0.9' }))).toEqual({
      'c-0': ['t-0', 't-1'],
    });
  });

  test.each(['0.7.2', '2.0', '4.0', 'x'])('version %s is refused', (kafkaVersion) => {
    expect(() => assignLegacyScalaRange(group, { kafkaVersion })).toThrow(/^KAFKA_VERSION_UNKNOWN/);
  });

  test('a thread listed twice is refused', () => {
    const twice = { ...group, members: [...group.members, ...group.members] };
    expect(() => assignLegacyScalaRange(twice, { kafkaVersion: '1.1' })).toThrow(/^MEMBER_ID_DUPLICATE/);
  });
});

describe('bugs', () => {
  test('thread 10 comes before thread 2', () => {
    // Threads are sorted as text, so the partition left over and the runs after it sit elsewhere than counting says.
    // Whoever worked out by hand which of 12 threads reads partition 3 looked at thread 2 instead of thread 10.
    const members = consumerThreads([{ consumerId: 'c', threads: new Map([['t', 12]]) }]);
    const assignment = textsByMember(
      assignLegacyScalaRange({ members, partitionCounts: new Map([['t', 13]]) }, { kafkaVersion: '0.8.2.2' }),
    );
    expect(assignment).toMatchObject({ 'c-0': ['t-0', 't-1'], 'c-10': ['t-3'], 'c-2': ['t-5'] });
  });
});
