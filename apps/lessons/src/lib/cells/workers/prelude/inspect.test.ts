import { format, inspect as nodeInspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { inspect } from './inspect.ts';

// Node prints the expected values: the lessons are tested there, and a cell must print the same in the page.

class Member {
  id = 'a';
  partitions = [0, 1];
}

const circular: Record<string, unknown> = { name: 'loop' };
circular.self = circular;

const VALUES: [string, unknown][] = [
  ['numbers', [0, -0, 1.5, -7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 10n]],
  ['strings', ['it’s', "it's", `it's "so"`, `all ' " \``, 'a\nb', 'क्ष', '\ud800', 'tab\t', 'back\\slash']],
  ['nothing', [null, undefined, true, Symbol('s')]],
  ['nested', { a: { b: { c: { d: 1 } } }, list: [[[[1]]]] }],
  [
    'map',
    new Map<unknown, unknown>([
      ['t', [{ topic: 't', partition: 0 }]],
      [1, new Set(['x'])],
    ]),
  ],
  ['bytes', Uint8Array.from([117, 115, 101, 114, 45, 49])],
  ['many bytes', Uint8Array.from({ length: 130 }, (_, i) => i)],
  ['many numbers', Array.from({ length: 120 }, (_, i) => i * 37)],
  ['many words', Array.from({ length: 30 }, (_, i) => `user-${i}`)],
  ['long object', Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`partition-${i}`, i]))],
  ['instance', new Member()],
  ['class', [Member, class extends Member {}, function named() {}, () => {}, Math.max]],
  ['date and pattern', [new Date(0), /a+/g]],
  ['holes', Object.assign(new Array(4), { 0: 1, 3: 4 })],
  ['no prototype', Object.assign(Object.create(null), { a: 1 })],
  [
    'accessors',
    {
      get a() {
        return 1;
      },
      set b(_value: number) {},
    },
  ],
  ['symbol key', { [Symbol('k')]: 1, 'a-b': 2 }],
  ['circular', circular],
  ['empty', [{}, [], new Map(), new Set(), new Uint8Array()]],
  ['properties of a list', Object.assign([1, 2], { extra: true })],
];

describe('inspect writes what Node writes', () => {
  test.each(VALUES)('%s', (_name, value) => {
    expect(inspect(value)).toBe(nodeInspect(value));
  });

  test('for any plain value', () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 30 }),
      fc.boolean(),
      fc.constant(null),
      fc.double(),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'medium' },
        leaf,
        fc.array(tie('tree'), { maxLength: 12 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), tie('tree'), { maxKeys: 6 }),
        fc
          .array(fc.tuple(fc.string({ maxLength: 8 }), tie('tree')), { maxLength: 4 })
          .map((all) => new Map(all)),
        fc.array(fc.integer(), { maxLength: 40 }),
      ),
    }));
    fc.assert(fc.property(tree, (value) => inspect(value) === nodeInspect(value)));
  });
});

test.each([
  [['%s has %d of %i', 'a', '3.5', '12.9']],
  [['%j and %%', { a: [1] }]],
  [['%o', 'text', 'more', 5]],
  [['100 %', 1]],
  [[1, 'two', [3]]],
  [['%s']],
  [[]],
])('console.log(%j) prints as Node does', (values: unknown[]) => {
  expect(formatMessage(values)).toBe(format(...values));
});
