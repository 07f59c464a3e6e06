import { simulateGroup } from '@keyway/core/group-simulation';
import type { GroupEvent } from '@keyway/core/group-simulation/scenario';
import {
  type LabEvent,
  type LabLetter,
  type LabMember,
  type LabStrategy,
  labStrategies,
} from '@keyway/lesson/containers/lab-assignment';
import { expect, test } from 'vitest';
import { createRandom } from '../../../../e2e/random-states.ts';
import type { Plan } from './plan.ts';
import { randomPlan } from './random-plan.ts';
import { MAX_FOLLOW_UPS, playRebalances, racksOf } from './rebalances.ts';
import { toScenes } from './scenes.ts';

const member = (letter: LabLetter, topics = [0], rack?: LabMember['rack']): LabMember => ({
  letter,
  topics,
  rack,
});

const planOf = (events: LabEvent[], more: Partial<Plan> = {}): Plan => ({
  topics: [{ name: 't', count: 7 }],
  members: [member('A'), member('B')],
  events,
  strategies: labStrategies,
  replicaCount: undefined,
  ...more,
});

/** One line a rebalance: its scene, then what each member has. */
function drawn(strategy: LabStrategy, plan: Plan): string[] {
  return playRebalances(strategy, plan, toScenes(plan)).map(({ scene, assignment }) =>
    [`${scene}`]
      .concat(
        [...assignment].map(
          ([letter, owned]) => `${letter}${owned.map(({ partition }) => partition).sort()}`,
        ),
      )
      .join(' '),
  );
}

// Expected: kafka-clients' own assignors, A and B owning the result of the first round.
test.each([
  ['range', ['0 A0,1,2,3 B4,5,6', '1 A0,1,2 B3,4 C5,6']],
  ['roundrobin', ['0 A0,2,4,6 B1,3,5', '1 A0,3,6 B1,4 C2,5']],
  ['sticky', ['0 A0,2,4,6 B1,3,5', '1 A0,2,4 B1,3 C5,6']],
  ['cooperative-sticky', ['0 A0,2,4,6 B1,3,5', '1 A0,2,4 B1,3 C', '1 A0,2,4 B1,3 C5,6']],
] as const)('%s: a third member joins, and only cooperative needs a round more', (strategy, expected) => {
  expect(drawn(strategy, planOf([{ kind: 'join', member: member('C') }]))).toEqual(expected);
});

// Expected: kafka-clients' RangeAssignor; racks r2,r1,r0,r2,r1,r0 there are r1,r2,r3 here.
test('range: with racks every member gets the partitions that have a copy near it', () => {
  const plan = planOf([], {
    topics: [{ name: 't', count: 6 }],
    members: [member('A', [0], 'r3'), member('B', [0], 'r2'), member('C', [0], 'r1')],
    replicaCount: 1,
  });
  expect(drawn('range', plan)).toEqual(['0 A2,5 B1,4 C0,3']);
});

test('copies lie in racks one after the other around the circle', () => {
  expect([racksOf(0, 1), racksOf(4, 2), racksOf(5, 3)]).toEqual([['r1'], ['r2', 'r3'], ['r3', 'r1', 'r2']]);
});

// Expected: kafka-clients 4.0.0 and 4.4.0, asked round by round, go to and fro between two assignments.
test('cooperative-sticky: a group that racks keep from coming to rest is left after a bounded number of rounds', () => {
  const plan: Plan = {
    topics: [
      { name: 'orders', count: 5 },
      { name: 'a', count: 6 },
    ],
    members: [
      member('A', [0, 1], 'r1'),
      member('B', [0, 1]),
      member('C', [0], 'r3'),
      member('D', [0, 1], 'r3'),
    ],
    events: [{ kind: 'grow', topic: 1, count: 16 }],
    strategies: ['cooperative-sticky'],
    replicaCount: 1,
  };
  const rebalances = playRebalances('cooperative-sticky', plan, toScenes(plan));
  expect(rebalances.map(({ scene, isRestless }) => [scene, isRestless])).toEqual([
    [0, false],
    ...Array.from({ length: MAX_FOLLOW_UPS + 1 }, () => [1, true]),
  ]);
  const ownsOrders4 = rebalances
    .slice(2)
    .map(({ assignment }) =>
      assignment.get('B')?.some(({ topic, partition }) => topic === 'orders' && partition === 4),
    );
  expect(ownsOrders4).toEqual([false, true, false, true, false, true, false]);
});

test('when the last member leaves, nobody has anything, and who joins then starts afresh', () => {
  const plan = planOf([
    { kind: 'leave', letter: 'A' },
    { kind: 'crash', letter: 'B' },
    { kind: 'join', member: member('B') },
  ]);
  expect(drawn('sticky', plan)).toEqual(['0 A0,2,4,6 B1,3,5', '1 B0,1,2,3,4,5,6', '2', '3 B0,1,2,3,4,5,6']);
});

/** Far enough apart that a session times out and metadata are read again in between. */
const EVENT_MS = 1_000_000;

function simulated(strategy: LabStrategy, plan: Plan): Map<string, string[]>[] {
  const joining = ({ letter, topics }: LabMember): { memberId: string; topics: string[] } => ({
    memberId: letter,
    topics: topics.map((place) => plan.topics[place]!.name),
  });
  const events = toScenes(plan)
    .slice(1)
    .map(({ event }, index): GroupEvent => {
      const atMs = (index + 1) * EVENT_MS;
      if (event!.kind === 'join') return { atMs, kind: 'join', member: joining(event!.member) };
      if (event!.kind === 'grow') {
        return { atMs, kind: 'grow', topic: plan.topics[event!.topic]!.name, partitionCount: event!.count };
      }
      return { atMs, kind: event!.kind, memberId: event!.letter };
    });
  const steps = simulateGroup({
    assignor: strategy,
    partitionCounts: new Map(plan.topics.map(({ name, count }) => [name, count])),
    members: plan.members.map(joining),
    events,
    kafkaVersion: '4.4',
  });
  return [0, ...events.map(({ atMs }) => atMs)].map((atMs) => {
    const last = steps.findLast((step) => step.atMs < atMs + EVENT_MS);
    return new Map(
      last!.members.map(({ memberId, owned }) => [
        memberId,
        owned.map(({ topic, partition }) => `${topic} ${partition}`).sort(),
      ]),
    );
  });
}

test.each(labStrategies)(
  '%s: after every event the group stands as in the simulation over time',
  (strategy) => {
    const random = createRandom(5);
    for (let round = 0; round < 60; round++) {
      const plan = { ...randomPlan(random), replicaCount: undefined };
      const scenes = toScenes(plan);
      const rebalances = playRebalances(strategy, plan, scenes);
      const settled = scenes.map((_, scene) => {
        const last = rebalances.findLast((rebalance) => rebalance.scene === scene);
        return new Map(
          [...last!.assignment].map(([letter, owned]) => [
            letter,
            owned.map(({ topic, partition }) => `${topic} ${partition}`).sort(),
          ]),
        );
      });
      expect(settled).toEqual(simulated(strategy, plan));
    }
  },
);
