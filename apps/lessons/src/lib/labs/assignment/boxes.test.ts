import { expect, test } from 'vitest';
import { toBoxes } from './boxes.ts';
import type { Cell } from './tell-story.ts';

const cell = (partition: number, more: Partial<Cell>): Cell => ({
  topic: 0,
  partition,
  owner: undefined,
  change: 'unowned',
  from: undefined,
  ...more,
});

test('what a member lost stays dashed in its box while it is there, and is with nobody when it is gone', () => {
  const boxes = toBoxes({
    number: 2,
    counts: new Map([
      ['C', 0],
      ['A', 1],
    ]),
    cells: [
      cell(0, { owner: 'A', change: 'kept' }),
      cell(1, { change: 'revoked', from: 'A' }),
      cell(2, { change: 'revoked', from: 'B' }),
      cell(3, {}),
      cell(0, { topic: 1, owner: 'A', change: 'given' }),
    ],
  });
  expect(
    boxes.map(({ letter, groups }) => [
      letter,
      ...groups.map(({ topic, cells }) => `${topic}: ${cells.map(({ partition }) => partition)}`),
    ]),
  ).toEqual([['A', '0: 0,1', '1: 0'], ['C'], [undefined, '0: 2,3']]);
});
