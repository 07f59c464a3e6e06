import { expect, test } from 'vitest';
import { askedPartition, ownersAtEnd } from './asked-partition.ts';
import type { Plan } from './plan.ts';
import { tellStory } from './tell-story.ts';

const member = (letter: 'A' | 'B' | 'C') => ({ letter, topics: [0], rack: undefined });

const plan: Plan = {
  topics: [{ name: 't', count: 7 }],
  members: [member('A'), member('B')],
  events: [{ kind: 'join', member: member('C') }],
  strategies: ['range', 'roundrobin', 'sticky'],
  replicaCount: undefined,
};

// kafka-clients: A A A B B C C under range, A B C A B C A under round robin, A B A B A C C under sticky.
test('asked is the partition about which the strategies disagree most', () => {
  const story = tellStory(plan);
  const asked = askedPartition(story);
  expect(asked).toEqual({ topic: 0, partition: 3 });
  expect(ownersAtEnd(story, { topic: 0, partition: 3 })).toEqual(['B', 'A', 'B']);
  expect(ownersAtEnd(story, { topic: 0, partition: 6 })).toEqual(['C', 'A', 'C']);
});

test('with nobody in the group, or no strategy, there is nothing to ask', () => {
  expect(askedPartition(tellStory({ ...plan, strategies: [] }))).toBeUndefined();
  const events = (['A', 'B'] as const).map((letter) => ({ kind: 'leave', letter }) as const);
  expect(askedPartition(tellStory({ ...plan, events }))).toBeUndefined();
});
