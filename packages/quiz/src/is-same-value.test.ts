import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameValue } from './is-same-value.ts';

test.each([
  [2, 2],
  [-0, 0],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [null, null],
])('%j is %j', (value, expected) => {
  expect(isSameValue(value, expected)).toBe(true);
});

test.each([
  ['2', 2],
  [true, 1],
  [null, 0],
  [undefined, null],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{}, []],
  [{ 0: 1 }, [1]],
  [2 + 1e-12, 2],
])('%j is not %j', (value, expected) => {
  expect(isSameValue(value, expected)).toBe(false);
});

test('a value that contains itself is no reason to run on', () => {
  const value: unknown[] = [];
  value.push(value);
  expect(isSameValue(value, [[[1]]])).toBe(false);
});

test('a value is the same as what JSON makes of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameValue(JSON.parse(JSON.stringify(value)), value)).toBe(true);
    }),
  );
});
