import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCall } from '../answer-call.ts';
import type { JsonObject } from '../json.ts';
import { type GroupFields, groupArbitrary } from './group-arbitrary.ts';
import { threadGroupArbitrary } from './thread-group-arbitrary.ts';

const RUN = { seed: 1, numRuns: 3000 };
const groups = fc.sample(groupArbitrary(), RUN);
const serverGroups = fc.sample(groupArbitrary({ hasConflicts: false, hasRacks: false }), RUN);

test.each<[what: string, has: (group: GroupFields) => boolean]>([
  ['racks', ({ partitionRacks }) => partitionRacks !== undefined],
  [
    'equal subscriptions of several members',
    (group) => memberCount(group) > 1 && topicLists(group).size === 1,
  ],
  ['different subscriptions', (group) => topicLists(group).size > 1],
  [
    'a static member',
    (group) => membersOf(group).some(({ groupInstanceId }) => groupInstanceId !== undefined),
  ],
  [
    'owned partitions',
    (group) => membersOf(group).some(({ ownedPartitions }) => ownedPartitions !== undefined),
  ],
  ['claims in conflict', (group) => claims(group).length > new Set(claims(group)).size],
  [
    'different generations',
    (group) => new Set(membersOf(group).map(({ generation }) => generation)).size > 1,
  ],
  ['a topic without metadata', (group) => membersOf(group).some(({ topics }) => topics.includes('unknown'))],
  ['a topic without partitions', ({ partitionsPerTopic }) => Object.values(partitionsPerTopic).includes(0)],
  [
    'a topic of more than 20 partitions',
    ({ partitionsPerTopic }) => Math.max(...Object.values(partitionsPerTopic)) > 20,
  ],
  ['nine members', (group) => memberCount(group) === 9],
])('groups: more than one in a hundred has %s', (_, has) => {
  expect(groups.filter(has).length).toBeGreaterThan(RUN.numRuns / 100);
});

test('groups: nobody owns a partition that its topic does not have', () => {
  const owned = groups.flatMap((group) =>
    membersOf(group).flatMap(({ ownedPartitions = [] }) =>
      ownedPartitions.map(({ topic, partition }) => partition < (group.partitionsPerTopic[topic] ?? 0)),
    ),
  );
  expect(owned.every(Boolean)).toBe(true);
});

test('groups of the broker: no claims in conflict, and all of them are answered', () => {
  expect(serverGroups.filter((group) => claims(group).length > new Set(claims(group)).size)).toEqual([]);
  const refused = serverGroups.filter((group) => 'error' in answer('server-uniform', group));
  expect(refused).toEqual([]);
});

test('groups of threads: nearly all are answered', () => {
  const threadGroups = fc.sample(threadGroupArbitrary(), RUN);
  const refused = threadGroups.filter(
    (group) => 'error' in answer('legacy-scala-roundrobin', group, '0.8.2.2'),
  );
  expect(refused.length).toBeLessThan(RUN.numRuns / 4);
});

function answer(assignor: string, fields: object, kafkaVersion?: string): object {
  const version = kafkaVersion === undefined ? {} : { kafkaVersion };
  return answerCall({ call: 'assign', assignor, ...fields, ...version } as JsonObject);
}

function membersOf({ members }: GroupFields): GroupFields['members'][string][] {
  return Object.values(members);
}

function memberCount({ members }: GroupFields): number {
  return Object.keys(members).length;
}

function topicLists(group: GroupFields): Set<string> {
  return new Set(membersOf(group).map(({ topics }) => topics.join()));
}

function claims(group: GroupFields): string[] {
  return membersOf(group).flatMap(({ ownedPartitions = [] }) =>
    ownedPartitions.map(({ topic, partition }) => `${topic}-${partition}`),
  );
}
