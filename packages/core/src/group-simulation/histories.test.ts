import { describe, expect, test } from 'vitest';
import { type AssignorCase, isExpected } from '../../test/assignor-cases.ts';
import { readVectors } from '../../test/read-vectors.ts';
import { groupBy } from '../assignors/group-by.ts';
import { simulateGroup } from '../group-simulation.ts';
import type { GroupStep } from './group-step.ts';
import type { GroupEvent, GroupScenario, SimulatedAssignor } from './scenario.ts';

// Whole histories that Kafka's own assignors have been through. Stories: ../group-simulation.test.ts.

interface HistoryCase extends AssignorCase {
  id: string;
  why: string;
  history: string;
  step: number;
}

const FAR_APART_MS = 1_000_000;

/** The events that lead from one case of a history to the next; undefined for what the simulation does not do. */
function eventsBetween(before: AssignorCase, after: AssignorCase, atMs: number): GroupEvent[] | undefined {
  const isStranger = Object.entries(after.members).some(([id, { topics, ownedPartitions }]) => {
    const old = before.members[id];
    return old !== undefined && (ownedPartitions === undefined || old.topics.join() !== topics.join());
  });
  const hasShrunk = Object.keys(before.partitionsPerTopic).some(
    (topic) => (after.partitionsPerTopic[topic] ?? 0) < (before.partitionsPerTopic[topic] ?? 0),
  );
  if (isStranger || hasShrunk) return undefined;
  const left = Object.keys(before.members).filter((id) => after.members[id] === undefined);
  const come = Object.entries(after.members).filter(([id]) => before.members[id] === undefined);
  const grown = Object.entries(after.partitionsPerTopic).filter(
    ([topic, count]) => count !== before.partitionsPerTopic[topic],
  );
  return [
    ...left.map((memberId) => ({ atMs, kind: 'leave' as const, memberId })),
    ...come.map(([memberId, { topics }]) => ({ atMs, kind: 'join' as const, member: { memberId, topics } })),
    ...grown.map(([topic, partitionCount]) => ({ atMs, kind: 'grow' as const, topic, partitionCount })),
  ];
}

/** The longest beginning of a history that can be played, and its events. */
function playable<Case extends AssignorCase>(
  cases: readonly Case[],
): { played: Case[]; events: GroupEvent[] } {
  const played: Case[] = [];
  const events: GroupEvent[] = [];
  for (const [index, one] of cases.entries()) {
    const before = cases[index - 1];
    const between = before && eventsBetween(before, one, index * FAR_APART_MS);
    if ((before && between === undefined) || one.partitionRacks !== undefined) break;
    played.push(one);
    events.push(...(between ?? []));
  }
  return { played, events };
}

function scenarioOf(
  assignor: string,
  { members, partitionsPerTopic }: AssignorCase,
  events: GroupEvent[],
): GroupScenario {
  return {
    // The cases name only assignors that there are.
    assignor: assignor as SimulatedAssignor,
    members: Object.entries(members).map(([memberId, { topics }]) => ({ memberId, topics })),
    partitionCounts: new Map(Object.entries(partitionsPerTopic)),
    events,
    timings: { metadataMaxAgeMs: 1 },
    kafkaVersion: '4.4.0',
  };
}

const ownedBy = (step: GroupStep): Map<string, { topic: string; partition: number }[]> =>
  new Map(step.members.map(({ memberId, owned }) => [memberId, [...owned]]));

describe('vectors', () => {
  const histories = groupBy(readVectors<HistoryCase>('assignors-histories'), ({ history }) => history);
  const playableHistories = [...histories].filter(([, cases]) => playable(cases).played.length > 1);

  test('assignors-histories: most can be played from the start on', () => {
    expect(playableHistories.length).toBeGreaterThan(histories.size / 2);
  });

  test.each(playableHistories)('assignors-histories#%s: round after round as Kafka has it', (_, cases) => {
    const { played, events } = playable(cases);
    const assignor = cases[0]?.assignor ?? '';
    const rounds = simulateGroup(scenarioOf(assignor, cases[0]!, events)).filter(
      ({ cause }) => cause.kind === 'start' || cause.kind === 'assign',
    );
    played.forEach((one, index) => {
      expect(isExpected(ownedBy(rounds[index]!), one), `${one.why} in step ${index}`).toBe(true);
      expect(rounds[index]?.epoch).toBe(index + 1);
    });
  });

  const grown = groupBy(
    readVectors<AssignorCase>('assignors-server-4.4').filter(({ id }) => id.includes('-grown')),
    ({ id }) => id.replace(/-s\d+$/, ''),
  );

  test.each([...grown])('assignors-server-4.4#%s: target after target as Kafka has it', (_, cases) => {
    const { played, events } = playable(cases.map((one) => withMemory(one)));
    expect(played).toHaveLength(cases.length);
    const steps = simulateGroup(scenarioOf('server-uniform', cases[0]!, events));
    cases.forEach((one, index) => {
      const step = steps.filter(({ epoch }) => epoch === index + 1).at(-1)!;
      expect(step.phase).toBe('stable');
      const targets = new Map(step.members.map(({ memberId, target }) => [memberId, [...(target ?? [])]]));
      expect(isExpected(targets, one), `target of epoch ${index + 1}`).toBe(true);
      expect(isExpected(ownedBy(step), one), `owned in epoch ${index + 1}`).toBe(true);
    });
  });
});

/** In server cases a member without partitions has no memory field; in histories that would be a member that lost it. */
function withMemory(one: AssignorCase): AssignorCase {
  const members = Object.entries(one.members).map(([id, member]) => [id, { ownedPartitions: [], ...member }]);
  return { ...one, members: Object.fromEntries(members) };
}
