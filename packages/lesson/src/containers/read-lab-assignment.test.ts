import { expect, test } from 'vitest';
import { readLabAssignment } from './read-lab-assignment.ts';

/** An object literal with this name would be taken for a promise. */
const THEN = 'then';

test('lab assignment: without parameters it starts with an example', () => {
  expect(readLabAssignment({})).toEqual({
    value: {
      topics: [{ name: 'orders', count: 7 }],
      members: [
        { letter: 'A', topics: [0], rack: undefined },
        { letter: 'B', topics: [0], rack: undefined },
      ],
      events: [{ kind: 'join', member: { letter: 'C', topics: [0], rack: undefined } }],
      strategies: ['range', 'roundrobin', 'sticky', 'cooperative-sticky'],
      replicaCount: undefined,
      isPredicting: false,
    },
  });
});

test('lab assignment: what is written is read, topics and events by their places', () => {
  const reading = readLabAssignment({
    topics: { t: 4, u: 2 },
    members: { B: ['u', 't'], A: [] },
    racks: { B: 'r2' },
    strategies: ['server-uniform'],
    predict: true,
    [THEN]: [{ join: { C: ['u'] } }, { grow: { u: 3 } }, { crash: 'B' }, { leave: 'C' }],
  });
  expect(reading).toEqual({
    value: {
      topics: [
        { name: 't', count: 4 },
        { name: 'u', count: 2 },
      ],
      members: [
        { letter: 'B', topics: [0, 1], rack: 'r2' },
        { letter: 'A', topics: [], rack: undefined },
      ],
      events: [
        { kind: 'join', member: { letter: 'C', topics: [1], rack: undefined } },
        { kind: 'grow', topic: 1, count: 3 },
        { kind: 'crash', letter: 'B' },
        { kind: 'leave', letter: 'C' },
      ],
      strategies: ['server-uniform'],
      replicaCount: 1,
      isPredicting: true,
    },
  });
});

test.each([
  [{ topics: { 'a b': 4 } }, 'topic "a b" expected a name of 1 to 20 letters a to z'],
  [{ topics: { t: 25 } }, 'topic "t" expected a whole number from 1 to 24, got 25'],
  [{ topics: { t: 24, u: 24, v: 1 } }, 'the topics have 49 partitions together; the lab draws 48'],
  [
    { topics: { t: 24, u: 23 }, [THEN]: [{ grow: { u: 24 } }, { join: { C: [] } }, { join: { C: [] } }] },
    '"then": "C" cannot join, it is in the group already',
  ],
  [{ topics: { a: 1, b: 1, c: 1, d: 1, e: 1 } }, '"topics" are at most 4'],
  [{ members: { Z: ['orders'] } }, '"members" expected a letter from A to H, got "Z"'],
  [{ members: { A: ['t'] } }, '"members" of "A" names the topic "t", which "topics" lacks'],
  [{ members: { A: 'orders' } }, '"members" expected a list of topics for "A", got "orders"'],
  [{ racks: { A: 'west' } }, '"racks" of "A" expected one of r1, r2, r3, got "west"'],
  [{ strategies: ['fair'] }, '"strategies" has "fair"; there are range'],
  [{ predict: 'yes' }, '"predict" expected true or false, got "yes"'],
  [{ [THEN]: [{ leave: 'D' }] }, '"then": "D" cannot leave, it is not in the group'],
  [{ [THEN]: [{ join: { A: [] } }] }, '"then": "A" cannot join, it is in the group already'],
  [{ [THEN]: [{ grow: { orders: 7 } }] }, '"then": "orders" has 7 partitions and cannot get 7'],
  [{ [THEN]: [{ stop: 'A' }] }, '"then" entry 1 has "stop"; there are join, leave, crash, grow'],
  [{ [THEN]: [{ leave: 'A', crash: 'B' }] }, '"then" entry 1 has 2 events; write one an entry'],
  [{ brokers: 3 }, '"brokers" is not a parameter'],
])('lab assignment: %j is refused, and the sentence says why', (parameters, problem) => {
  expect(readLabAssignment(parameters)).toMatchObject({
    problems: [expect.stringContaining(`lab assignment: ${problem}`)],
  });
});
