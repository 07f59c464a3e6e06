import { expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';
import type { Json } from './json.ts';

test.each<[Json]>([[0], [null], [''], ['2a'], [true], [[]], [{}], [{ C0: [{ topic: 't', partition: 0 }] }]])(
  'compare: %j agrees with itself',
  (value) => {
    expect(compareAnswers({ ok: value }, { ok: structuredClone(value) })).toEqual({ verdict: 'agrees' });
  },
);

test('compare: the order of fields does not count', () => {
  const answer = { ok: { b: [{ partition: 1, topic: 't' }], a: [] } };
  expect(compareAnswers({ ok: { a: [], b: [{ topic: 't', partition: 1 }] } }, answer)).toEqual({
    verdict: 'agrees',
  });
});

test.each<[expected: Json, actual: Json, at: string, Json, Json]>([
  [2, 3, '$', 2, 3],
  [2, '2', '$', 2, '2'],
  [0, null, '$', 0, null],
  [null, 0, '$', null, 0],
  [[], {}, '$', [], {}],
  [{ a: [1, 2] }, { a: [2, 1] }, '$.a[0]', 1, 2],
  [{ a: [1] }, { a: [1, 2] }, '$.a[1]', '(nothing)', 2],
  [{ a: [1, 2] }, { a: [1] }, '$.a[1]', 2, '(nothing)'],
  [{ a: 1, b: 2 }, { a: 1 }, '$.b', 2, '(nothing)'],
  [{}, { 'a b': 1 }, '$["a b"]', '(nothing)', 1],
  [{ constructor: [] }, {}, '$.constructor', [], '(nothing)'],
  [{ C0: [{ topic: 't', partition: 1 }] }, { C0: [{ topic: 't', partition: 2 }] }, '$.C0[0].partition', 1, 2],
])('compare: %j is not %j', (expected, actual, at, expectedThere, actualThere) => {
  expect(compareAnswers({ ok: expected }, { ok: actual })).toEqual({
    verdict: 'differs',
    at,
    expected: expectedThere,
    actual: actualThere,
  });
});

test('compare: an expected error agrees with any error, and with no value', () => {
  const error = { code: 'X', message: 'y' };
  expect(compareAnswers({ error: true }, { error })).toEqual({ verdict: 'agrees' });
  expect(compareAnswers({ error: true }, { ok: 0 })).toMatchObject({ verdict: 'differs', actual: 0 });
  expect(compareAnswers({ ok: 0 }, { error })).toMatchObject({
    verdict: 'differs',
    expected: 0,
    actual: { error },
  });
});

test('compare: a skipped answer is neither right nor wrong', () => {
  const skipped = { verdict: 'skipped', reason: 'no racks' };
  expect(compareAnswers({ ok: 0 }, { skipped: 'no racks' })).toEqual(skipped);
  expect(compareAnswers({ error: true }, { skipped: 'no racks' })).toEqual(skipped);
});
