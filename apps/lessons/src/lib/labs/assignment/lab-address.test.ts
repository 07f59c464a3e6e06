import { expect, test } from 'vitest';
import { createRandom } from '../../../../e2e/random-states.ts';
import { type AssignmentState, printLabAddress, readLabAddress } from './lab-address.ts';
import { randomPlan } from './random-plan.ts';

const state: AssignmentState = {
  topics: [
    { name: 'orders', count: '7' },
    { name: 'not, a: nåme', count: 'क' },
  ],
  members: [
    { letter: 'A', topics: [0, 1], rack: 'r2' },
    { letter: 'C', topics: [], rack: undefined },
  ],
  events: [
    { kind: 'join', member: { letter: 'B', topics: [1], rack: undefined } },
    { kind: 'leave', letter: 'A' },
    { kind: 'crash', letter: 'B' },
    { kind: 'grow', topic: 0, count: 12 },
  ],
  strategies: ['range', 'sticky', 'server-uniform'],
  replicas: '2',
  prediction: 'asked',
  guesses: { range: { owner: 'C', moved: '12' }, 'server-uniform': { owner: '-', moved: '' } },
};

test('the address is short enough to be read', () => {
  const topics = [
    { name: 'orders', count: '7' },
    { name: 'x', count: '2' },
  ];
  expect(printLabAddress({ ...state, topics })).toBe(
    't=orders:7,x:2&m=Ar2,C-&e=jB1,lA,cB,g0:12&s=range,sticky,server-uniform&r=2&p=asked&q=C12,,-',
  );
});

test('what is printed is read back', () => {
  const topics = [
    { name: 'a b%&=#', count: ' ७ ' },
    { name: '', count: '' },
  ];
  expect(readLabAddress(`#${printLabAddress({ ...state, topics })}`)).toEqual({ ...state, topics });
});

test('whatever group there is, the address brings it back', () => {
  const random = createRandom(8);
  for (let round = 0; round < 200; round++) {
    const { topics, replicaCount, ...plan } = randomPlan(random);
    const printed: AssignmentState = {
      ...plan,
      members: [...plan.members],
      events: [...plan.events],
      strategies: [...plan.strategies],
      topics: topics.map(({ name, count }) => ({ name, count: String(count) })),
      replicas: (['', '1', '2', '3'] as const)[replicaCount ?? 0] ?? '',
      prediction: 'off',
      guesses: {},
    };
    expect(readLabAddress(printLabAddress(printed))).toEqual(printed);
  }
});

test('a mark of the address that stands in a name is not a name, and hurts nothing else', () => {
  const { topics, ...rest } = readLabAddress(printLabAddress(state));
  expect(topics).toEqual([
    { name: 'orders', count: '7' },
    { name: 'not', count: '' },
    { name: ' a', count: ' nåme' },
  ]);
  expect(rest).toMatchObject({ replicas: '2', prediction: 'asked' });
});

test('what another page wrote says nothing here', () => {
  expect(readLabAddress('#section-2')).toEqual({});
  expect(readLabAddress('n=6&keys=a')).toEqual({});
});

test('pieces that make no sense are left out one by one', () => {
  expect(
    readLabAddress('t=t:4&m=A,Z,A0,B9,C&e=x,jZ,lZ,g7:3,g0:99,g0:5,cA&s=fair,sticky&r=9&p=maybe&q=Q'),
  ).toEqual({
    topics: [{ name: 't', count: '4' }],
    members: [
      { letter: 'A', topics: [0], rack: undefined },
      { letter: 'C', topics: [0], rack: undefined },
    ],
    events: [
      { kind: 'grow', topic: 0, count: 5 },
      { kind: 'crash', letter: 'A' },
    ],
    strategies: ['sticky'],
    replicas: '',
    prediction: 'off',
    guesses: {},
  });
});

test('a flood of events and topics is cut', () => {
  const { topics, events } = readLabAddress(`t=${'t:1,'.repeat(50)}&e=${'lA,'.repeat(500)}`);
  expect([topics?.length, events?.length]).toEqual([4, 10]);
});
