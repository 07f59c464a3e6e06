import { expect, test } from 'vitest';
import { checkContainer } from './check-container.ts';

/** An object literal with this name would be taken for a promise. */
const THEN = 'then';

const group = { assignors: ['range'], topics: { t: 4 }, members: { C0: ['t'], C1: ['t'] } };

test.each([
  ['lab', 'key', { key: 'user-1', partitions: 6 }],
  ['lab', 'key', { key: '', partitions: 2147483647 }],
  ['worked', 'key-partitions', { keys: ['user-1', 'user-2'], partitionCounts: [6, 7] }],
  ['worked', 'range-steps', { partitions: 10, members: ['C0', 'C1', 'C2'] }],
  ['worked', 'assignment', group],
  [
    'worked',
    'assignment',
    { ...group, [THEN]: [{ join: { C2: ['t'] } }, { leave: 'C0' }, { leave: ['C1'] }] },
  ],
  ['worked', 'assignment', { ...group, owned: { C0: { t: [0, 2] }, C1: { t: [1, 3] } } }],
] as const)('%s %s %j can be drawn', (kind, name, parameters) => {
  expect(checkContainer(kind, name, parameters)).toEqual([]);
});

test('a container that nobody draws is named, with those that there are', () => {
  expect(checkContainer('lab', 'nothing', {})).toEqual([
    '"lab nothing" is not known here; there are lab key, lab record-path, lab assignment, lab sizing, lab skew, worked key-partitions, worked range-steps, worked assignment',
  ]);
  expect(checkContainer('lab', 'constructor', {})).toHaveLength(1);
});

test('every problem of a container comes at once, as a sentence that says what to do', () => {
  expect(checkContainer('lab', 'key', { key: 42, partitions: 0, color: 'red' })).toEqual([
    'lab key: "key" expected a text, got the number 42; write it in quotes: "42"',
    'lab key: "partitions" expected a whole number from 1 to 2147483647, got 0',
    'lab key: "color" is not a parameter; there are key, partitions',
  ]);
  expect(checkContainer('worked', 'key-partitions', {})).toEqual([
    'worked key-partitions: "keys" expected a list of 1 to 64 entries, but it is missing',
    'worked key-partitions: "partitionCounts" expected a list of 1 to 64 entries, but it is missing',
  ]);
});

test.each([
  [{ assignors: ['range', 'fair'] }, '"assignors" has "fair"'],
  [{ topics: { t: 65 } }, 'topic "t" expected a whole number from 1 to 64, got 65'],
  [{ topics: { t: 40, u: 40 } }, '80 partitions together'],
  [{ members: { C0: ['x'] } }, '"C0" subscribes to "x", which "topics" lacks'],
  [{ members: { C0: 't' } }, 'expected a list of topics for "C0", got "t"'],
  [{ [THEN]: [{ leave: 'C9' }] }, '"C9" cannot leave, it is not in the group'],
  [{ [THEN]: [{ join: { C0: ['t'] } }] }, '"C0" cannot join, it is in the group already'],
  [{ [THEN]: [{ leave: ['C0', 'C1'] }] }, 'nobody is left in the group'],
  [{ [THEN]: [{ grow: 'C0' }] }, '"then" entry 1 has "grow"'],
  [{ owned: { C9: { t: [0] } } }, '"owned" names "C9", which "members" lacks'],
  [{ owned: { C0: { t: [0] }, C1: { t: [0] } } }, '"C0" owns partition 0 already'],
  [{ owned: { C0: { t: [4] } } }, 'expected a whole number from 0 to 3, got 4'],
])('an assignment with %j says %s', (change, sentence) => {
  expect(checkContainer('worked', 'assignment', { ...group, ...change }).join('\n')).toContain(sentence);
});
