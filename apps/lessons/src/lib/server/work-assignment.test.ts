import { readAssignment } from '@keyway/lesson/containers/read-assignment';
import { expect, test } from 'vitest';
import type { AssignmentTable, Cell, Generation } from '../page/worked-table.ts';
import { workAssignment } from './work-assignment.ts';

function tableOf(parameters: Record<string, unknown>): AssignmentTable {
  const reading = readAssignment(parameters);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return workAssignment(reading.value);
}

/** An object literal with this name would be taken for a promise. */
const THEN = 'then';

const SIGNS: Record<Cell['change'], (cell: Cell) => string> = {
  first: ({ owner }) => `${owner}`,
  kept: ({ owner }) => `${owner}`,
  given: ({ owner }) => `+${owner}`,
  moved: ({ owner, from }) => `${from}>${owner}`,
  revoked: ({ from }) => `${from}-`,
  unowned: () => '.',
};

const drawn = ({ cells }: Generation): string => cells.map((cell) => SIGNS[cell.change](cell)).join(' ');

const joining = {
  assignors: ['range', 'roundrobin', 'sticky', 'cooperative-sticky'],
  topics: { t: 7 },
  members: { a: ['t'], b: ['t'] },
  [THEN]: [{ join: { c: ['t'] } }],
};

// Expected: kafka-clients' own assignors, a and b owning the result of the first round.
test('a third member joins: what moves differs by assignor, and cooperative needs one more generation', () => {
  const table = tableOf(joining);
  expect(table.assignors.map(({ generations }) => generations.map(drawn))).toEqual([
    ['a a a a b b b', 'a a a a>b b b>c b>c'],
    ['a b a b a b a', 'a b a>c b>a a>b b>c a'],
    ['a b a b a b a', 'a b a b a b>c a>c'],
    ['a b a b a b a', 'a b a b a b- a-', 'a b a b a +c +c'],
  ]);
  expect(table.assignors.map(({ generations }) => generations.map(({ movedCount }) => movedCount))).toEqual([
    [0, 3],
    [0, 4],
    [0, 2],
    [0, 0, 2],
  ]);
});

test('each generation says why it came and how many partitions each member has', () => {
  const generations = tableOf(joining).assignors[3]?.generations ?? [];
  expect(generations.map(({ number, events }) => [number, events])).toEqual([
    [1, []],
    [2, [{ kind: 'joins', memberId: 'c' }]],
    [3, [{ kind: 'follow-up' }]],
  ]);
  expect(generations.map(({ counts }) => counts)).toEqual([
    [4, 3, undefined],
    [3, 2, 0],
    [3, 2, 2],
  ]);
});

test('what members owned before the first rebalance is a column of its own', () => {
  const table = tableOf({
    assignors: ['sticky'],
    topics: { t: 4 },
    members: { a: ['t'], b: ['t'] },
    owned: { a: { t: [0, 1] }, b: { t: [2] } },
  });
  const generations = table.assignors[0]?.generations ?? [];
  expect(generations.map(({ number }) => number)).toEqual([0, 1]);
  expect(generations.map(drawn)).toEqual(['a a b .', 'a a b +b']);
});

test('a topic that nobody wants stays with nobody, and that calls for no further rebalance', () => {
  const table = tableOf({
    assignors: ['cooperative-sticky'],
    topics: { t: 1, u: 1 },
    members: { a: ['t'] },
  });
  expect(table.rows.map(({ topic, partition, isFirst }) => [topic, partition, isFirst])).toEqual([
    ['t', 0, true],
    ['u', 0, true],
  ]);
  expect(table.assignors[0]?.generations.map(drawn)).toEqual(['a .']);
});

test('when a member leaves, its partitions go to those who stay', () => {
  const table = tableOf({
    assignors: ['range', 'cooperative-sticky'],
    topics: { t: 2 },
    members: { a: ['t'], b: ['t'] },
    [THEN]: [{ leave: 'a' }],
  });
  expect(table.assignors.map(({ generations }) => generations.map(drawn))).toEqual([
    ['a b', 'a>b b'],
    ['a b', 'a>b b'],
  ]);
});
