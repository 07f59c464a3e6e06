import { compareText } from '@keyway/core/assignors/compare-members';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../test/read-vectors.ts';
import { assignmentMistakes } from './assignment-mistakes.ts';
import type { FeedbackKey } from './feedback-key.ts';
import { type PartitionOwners, placePartitions, type QuestionGroup } from './place-partitions.ts';

interface AssignorCase {
  assignor: 'range' | 'roundrobin';
  partitionsPerTopic: Record<string, number>;
  members: Record<string, { topics: string[] }>;
  expected: Record<string, { topic: string; partition: number }[]>;
}

const cases = new Map(readVectors<AssignorCase>('assignors').map((one) => [one.id, one]));

function groupOf(one: AssignorCase): QuestionGroup {
  return {
    topics: Object.entries(one.partitionsPerTopic).map(([topic, partitionCount]) => ({
      topic,
      partitionCount,
    })),
    members: Object.entries(one.members).map(([memberId, { topics }]) => ({ memberId, topics, owned: [] })),
  };
}

/** Who got what in Kafka's answer, after a change of the members' names. */
function recordedOwners(
  one: AssignorCase,
  rename: (memberId: string) => string = (id) => id,
): PartitionOwners {
  return Object.fromEntries(
    Object.entries(one.expected).flatMap(([memberId, partitions]) =>
      partitions.map(({ topic, partition }) => [`${topic}-${partition}`, rename(memberId)]),
    ),
  );
}

function mistaken(one: AssignorCase, key: FeedbackKey): PartitionOwners | undefined {
  return assignmentMistakes(one.assignor, groupOf(one)).find(({ feedback }) => feedback.key === key)?.owners;
}

describe('vectors', () => {
  test.each(['pub-range-h16', 'pub-roundrobin-h16', 'pub-range-r0'])(
    '%s: members as listed stand where Kafka puts the sorted ones',
    (id) => {
      const one = cases.get(id)!;
      const listed = Object.keys(one.members);
      const sorted = [...listed].sort(compareText);
      const expected = recordedOwners(one, (memberId) => listed[sorted.indexOf(memberId)]!);
      expect(mistaken(one, 'mistake.members-as-listed')).toEqual(expected);
      expect(placePartitions(one.assignor, groupOf(one))).toEqual(recordedOwners(one));
    },
  );

  test.each(['pub-range-h15', 'pub-roundrobin-h15'])(
    '%s: c2 before c10 when ids are sorted as numbers',
    (id) => {
      const one = cases.get(id)!;
      const byNumber = Array.from({ length: 11 }, (_, index) => `c${index + 1}`);
      const sorted = [...byNumber].sort(compareText);
      const expected = recordedOwners(one, (memberId) => byNumber[sorted.indexOf(memberId)]!);
      expect(mistaken(one, 'mistake.members-as-numbers')).toEqual(expected);
    },
  );

  test.each(['pub-range-h15', 'pub-range-h16', 'pub-range-r0'])(
    '%s: with the remainder at the end, Kafka’s answer read from its end',
    (id) => {
      const one = cases.get(id)!;
      const [[topic, count]] = Object.entries(one.partitionsPerTopic) as [[string, number]];
      const sorted = Object.keys(one.members).sort(compareText);
      const opposite = (memberId: string): string => sorted[sorted.length - 1 - sorted.indexOf(memberId)]!;
      const recorded = recordedOwners(one, opposite);
      const expected = Object.fromEntries(
        Array.from({ length: count }, (_, p) => [`${topic}-${p}`, recorded[`${topic}-${count - 1 - p}`]]),
      );
      expect(mistaken(one, 'mistake.remainder-last')).toEqual(expected);
    },
  );

  test.each(['h15', 'h16', 'h19'])(
    'the other assignor: what Kafka’s range and round robin give for %s',
    (name) => {
      const range = cases.get(`pub-range-${name}`)!;
      const roundRobin = cases.get(`pub-roundrobin-${name}`)!;
      expect(mistaken(range, 'mistake.other-assignor')).toEqual(recordedOwners(roundRobin));
      expect(mistaken(roundRobin, 'mistake.other-assignor')).toEqual(recordedOwners(range));
    },
  );
});

// Clients that began each topic with the first member gave it every topic of one partition; users of groups with
// many small topics had one busy consumer (kafkajs PR 635, ruby-kafka 647).
test('round robin begun anew at each topic leaves most to the first member', () => {
  const members = ['c0', 'c1', 'c2'].map((memberId) => ({ memberId, topics: ['t0', 't1', 't2'], owned: [] }));
  const topics = Object.entries({ t0: 4, t1: 1, t2: 1 }).map(([topic, partitionCount]) => ({
    topic,
    partitionCount,
  }));
  const mistake = assignmentMistakes('roundrobin', { topics, members }).find(
    ({ feedback }) => feedback.key === 'mistake.restarted-per-topic',
  );
  const owners = { 't0-0': 'c0', 't0-1': 'c1', 't0-2': 'c2', 't0-3': 'c0', 't1-0': 'c0', 't2-0': 'c0' };
  expect(mistake?.owners).toEqual(owners);
});
