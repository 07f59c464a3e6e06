import type { LabEvent, LabLetter, LabMember } from '@keyway/lesson/containers/lab-assignment';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { mostPartitions } from './scenes.ts';
import { type Cell, type Step, shorten, tellStory } from './tell-story.ts';

const member = (letter: LabLetter, topics = [0]): LabMember => ({ letter, topics, rack: undefined });

const planOf = (events: LabEvent[], more: Partial<Plan> = {}): Plan => ({
  topics: [{ name: 't', count: 7 }],
  members: [member('A'), member('B')],
  events,
  strategies: ['range', 'cooperative-sticky'],
  replicaCount: undefined,
  ...more,
});

const SIGNS: Record<Cell['change'], (cell: Cell) => string> = {
  first: ({ owner }) => `${owner}`,
  kept: ({ owner }) => `${owner}`,
  given: ({ owner }) => `+${owner}`,
  moved: ({ owner, from }) => `${from}>${owner}`,
  revoked: ({ from }) => `${from}-`,
  unowned: () => '.',
};

const drawn = (steps: Step[] = []): string[][] =>
  steps.map(({ generations }) =>
    generations.map(({ cells }) => cells.map((cell) => SIGNS[cell.change](cell)).join(' ')),
  );

// Expected: kafka-clients' own assignors, A and B owning the result of the first round.
test('a third member joins: what is kept, moved, revoked and given, and what that adds up to', () => {
  const { tellings } = tellStory(planOf([{ kind: 'join', member: member('C') }]));
  expect(tellings.map(({ steps }) => drawn(steps))).toEqual([
    [['A A A A B B B'], ['A A A A>B B B>C B>C']],
    [['A B A B A B A'], ['A B A B A B- A-', 'A B A B A +C +C']],
  ]);
  expect(tellings.map(({ steps }) => steps.map(({ movedCount }) => movedCount))).toEqual([
    [0, 3],
    [0, 2],
  ]);
  expect(tellings[1]?.steps[1]?.generations.map(({ number, counts }) => [number, [...counts]])).toEqual([
    [
      2,
      [
        ['A', 3],
        ['B', 2],
        ['C', 0],
      ],
    ],
    [
      3,
      [
        ['A', 3],
        ['B', 2],
        ['C', 2],
      ],
    ],
  ]);
});

test('moves add up over the steps, and a partition that is back with its last owner has not moved', () => {
  const { tellings } = tellStory(
    planOf(
      [
        { kind: 'leave', letter: 'B' },
        { kind: 'leave', letter: 'A' },
        { kind: 'join', member: member('A') },
      ],
      {
        strategies: ['range'],
      },
    ),
  );
  expect(tellings[0]?.steps.map(({ movedCount, movedInAll }) => [movedCount, movedInAll])).toEqual([
    [0, 0],
    [3, 3],
    [0, 3],
    [0, 3],
  ]);
});

test('what nobody reads is with nobody, and new partitions of a topic are given', () => {
  const plan = planOf([{ kind: 'grow', topic: 0, count: 3 }], {
    topics: [
      { name: 't', count: 2 },
      { name: 'u', count: 1 },
    ],
    strategies: ['range'],
  });
  expect(drawn(tellStory(plan).tellings[0]?.steps)).toEqual([['A B .'], ['A B>A +B .']]);
});

test('an event that cannot happen any more is left out', () => {
  const { scenes } = tellStory(
    planOf([
      { kind: 'leave', letter: 'D' },
      { kind: 'join', member: member('A') },
      { kind: 'grow', topic: 0, count: 7 },
      { kind: 'grow', topic: 3, count: 9 },
      { kind: 'crash', letter: 'B' },
    ]),
  );
  expect(scenes.map(({ event }) => event)).toEqual([undefined, { kind: 'crash', letter: 'B' }]);
});

test('shortened, a story is what it was before', () => {
  const whole = tellStory(planOf([{ kind: 'leave', letter: 'B' }]));
  const { scenes, tellings } = shorten(whole, 1);
  expect([scenes.length, ...tellings.map(({ steps }) => steps.length)]).toEqual([1, 1, 1]);
});

test('a topic grows so far as the picture has room beside the others', () => {
  expect(mostPartitions([7], 0)).toBe(24);
  expect(mostPartitions([12, 12, 12, 9], 3)).toBe(12);
  expect(mostPartitions([24, 24, 0], 2)).toBe(1);
  const plan = planOf(
    [
      { kind: 'grow', topic: 0, count: 9 },
      { kind: 'grow', topic: 0, count: 8 },
    ],
    {
      topics: [
        { name: 't', count: 4 },
        { name: 'u', count: 20 },
        { name: 'v', count: 20 },
      ],
    },
  );
  expect(tellStory(plan).scenes.map(({ counts }) => counts[0])).toEqual([4, 8]);
});
