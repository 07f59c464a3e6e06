import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyScenario } from '../../test/group-scenarios.ts';
import { simulateGroup } from '../group-simulation.ts';
import { verifyAssignment } from '../verify-assignment.ts';
import type { GroupStep, MemberState } from './group-step.ts';
import type { GroupScenario } from './scenario.ts';

// What holds in every step of every scenario. Vectors and stories: ../group-simulation.test.ts.

const ownedBy = (step: GroupStep): Map<string, { topic: string; partition: number }[]> =>
  new Map(step.members.map(({ memberId, owned }) => [memberId, [...owned]]));

const nameOf = ({ topic, partition }: { topic: string; partition: number }): string =>
  `${topic}-${partition}`;

const isReading = ({ isAlive, owned }: MemberState): boolean => isAlive && owned.length > 0;

function wasRead(step: GroupStep | undefined, one: { topic: string; partition: number }): boolean {
  const isIt = (other: { topic: string; partition: number }): boolean => nameOf(other) === nameOf(one);
  return step?.members.some(({ owned, revoking }) => owned.some(isIt) && !revoking.some(isIt)) === true;
}

describe('properties', () => {
  test('no partition ever has two owners, and none without a subscription to it', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        for (const step of simulateGroup(scenario)) {
          const names = step.members.flatMap(({ owned }) =>
            owned.map((one) => `${one.topic}-${one.partition}`),
          );
          expect(new Set(names).size).toBe(names.length);
          for (const { topics, owned, revoking } of step.members) {
            expect(owned.filter(({ topic }) => !topics.includes(topic))).toEqual([]);
            expect(revoking.filter((one) => !owned.includes(one))).toEqual([]);
          }
        }
      }),
    );
  });

  test('nothing goes from one process to another without having been let go', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        const steps = simulateGroup(scenario).filter(({ cause }) => cause.kind !== 'return');
        expect(steps.flatMap(({ changes }) => changes.filter(({ change }) => change === 'moved'))).toEqual(
          [],
        );
      }),
    );
  });

  test('in the end every partition with a subscriber is read, as evenly as the assignor promises', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        const last = simulateGroup(scenario).at(-1)!;
        expect(['stable', 'empty']).toContain(last.phase);
        expect(last.members.filter(({ isAlive }) => !isAlive)).toEqual([]);
        const subscribed = new Set(last.members.flatMap(({ topics }) => topics));
        expect(last.unread.filter(({ topic }) => subscribed.has(topic))).toEqual([]);
        const members = last.members.map(({ memberId, topics }) => ({ memberId, topics }));
        expect(verifyAssignment({ members, partitionCounts: finalCounts(scenario) }, ownedBy(last))).toEqual(
          [],
        );
      }),
    );
  });

  test('cooperative and KIP-848: only a list without it, or an order to give it up, stops a partition', () => {
    const assignors = ['cooperative-sticky', 'server-range', 'server-uniform'] as const;
    fc.assert(
      fc.property(anyScenario({ assignors, kinds: ['join', 'static-join', 'grow'] }), (scenario) => {
        const steps = simulateGroup(scenario);
        const stopped = steps.filter(({ changes, unread }, index) => {
          const before = new Set(steps[index - 1]?.unread.map(nameOf));
          const isGiven = new Set(changes.filter(({ change }) => change === 'revoked').map(nameOf));
          const newest = unread.filter((one) => !before.has(nameOf(one)) && !isGiven.has(nameOf(one)));
          return newest.some((one) => wasRead(steps[index - 1], one));
        });
        expect(stopped.filter(({ cause }) => cause.kind !== 'revoke')).toEqual([]);
        const takingAway = steps.filter(({ changes }) => changes.some(({ change }) => change === 'revoked'));
        expect(takingAway.filter(({ cause }) => !['assign', 'acknowledge'].includes(cause.kind))).toEqual([]);
      }),
    );
  });

  test('eager: whenever members of a settled group stop, all of them do', () => {
    fc.assert(
      fc.property(anyScenario({ assignors: ['range', 'roundrobin', 'sticky'] }), (scenario) => {
        const stops = simulateGroup(scenario).filter(({ cause }) => cause.kind === 'stop');
        expect(stops.flatMap(({ members }) => members.filter(isReading))).toEqual([]);
      }),
    );
  });

  test('changes lead from each step to the next, and kept are the others', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        let owners = new Map<string, string>();
        for (const { changes, keptCount, members } of simulateGroup(scenario)) {
          const after = new Map(
            members.flatMap(({ memberId, owned }) =>
              owned.map(({ topic, partition }): [string, string] => [`${topic}-${partition}`, memberId]),
            ),
          );
          const changed = new Map(owners);
          for (const { topic, partition, from, to } of changes) {
            expect(changed.get(`${topic}-${partition}`)).toBe(from);
            if (to === undefined) changed.delete(`${topic}-${partition}`);
            else changed.set(`${topic}-${partition}`, to);
          }
          expect(changed).toEqual(after);
          expect(keptCount).toBe([...after].filter(([name, id]) => owners.get(name) === id).length);
          owners = after;
        }
      }),
    );
  });

  test('unread is what no running member reads, counted step by step', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        const counts = new Map<string, number>();
        for (const step of simulateGroup(scenario)) {
          const read = step.members.flatMap(({ isAlive, owned, revoking }) =>
            isAlive ? owned.filter((one) => !revoking.includes(one)) : [],
          );
          const readNames = new Set(read.map(({ topic, partition }) => `${topic}-${partition}`));
          const unread = allNames(countsAt(scenario, step)).filter((name) => !readNames.has(name));
          expect(step.unread.map(({ topic, partition }) => `${topic}-${partition}`)).toEqual(unread);
          for (const { topic, partition, stepCount } of step.unread) {
            expect(stepCount).toBe((counts.get(`${topic}-${partition}`) ?? 0) + 1);
          }
          counts.clear();
          for (const { topic, partition, stepCount } of step.unread)
            counts.set(`${topic}-${partition}`, stepCount);
        }
      }),
    );
  });

  test('the same scenario gives the same steps, instants and epochs never fall, and nothing is changed in it', () => {
    fc.assert(
      fc.property(anyScenario(), (scenario) => {
        const untouched = structuredClone(scenario);
        const steps = simulateGroup(scenario);
        expect(simulateGroup(untouched)).toEqual(steps);
        expect(scenario).toEqual(untouched);
        expect(steps.map(({ atMs }) => atMs)).toEqual(
          steps.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
        );
        expect(steps.map(({ epoch }) => epoch)).toEqual(
          steps.map(({ epoch }) => epoch).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

/** Partition counts after the growth up to a step; the recorded causes say which growth has happened. */
function countsAt({ partitionCounts, events }: GroupScenario, step: GroupStep): Map<string, number> {
  const counts = new Map(partitionCounts);
  const grown = new Set(step.unread.map(({ topic, partition }) => `${topic}-${partition}`));
  for (const event of events) {
    if (event.kind !== 'grow' || event.atMs > step.atMs) continue;
    const owned = step.members.flatMap((member) =>
      member.owned.map((one) => `${one.topic}-${one.partition}`),
    );
    const newest = `${event.topic}-${event.partitionCount - 1}`;
    // Of several events of one instant some may come after the step.
    if (event.atMs < step.atMs || grown.has(newest) || owned.includes(newest)) {
      counts.set(event.topic, event.partitionCount);
    }
  }
  return counts;
}

function finalCounts({ partitionCounts, events }: GroupScenario): Map<string, number> {
  const counts = new Map(partitionCounts);
  for (const event of events) if (event.kind === 'grow') counts.set(event.topic, event.partitionCount);
  return counts;
}

function allNames(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, index) => `${topic}-${index}`),
  );
}
