import type { CheckCase } from '@keyway/checker/check-cases';
import { expect, test } from 'vitest';
import type { KnownDifference } from '../known-differences/known-difference.ts';
import { alteredCore } from './altered-core.ts';
import { checkExamples } from './check-examples.ts';
import { compareVectors } from './compare-vectors.ts';

const CASES: CheckCase[] = [
  { id: 'user-1', call: { call: 'murmur2', keyHex: '757365722d31' }, expected: { ok: 1404122828 } },
  { id: 'empty', call: { call: 'murmur2', keyHex: '' }, expected: { ok: 275646681 } },
  { id: 'int', call: { call: 'serialize', type: 'int', value: '42' }, expected: { ok: '0000002a' } },
];
const KNOWN: KnownDifference = {
  id: 'empty-is-null',
  oracle: 'odd',
  call: 'murmur2',
  caseIds: ['empty'],
  reason: 'r',
  link: 'https://example.com',
  example: { call: 'murmur2', keyHex: '', expected: 275646681, actual: 0 },
};
const odd = alteredCore('odd', { calls: ['murmur2'] }, (call) =>
  call.call === 'murmur2' && call.keyHex === '' ? { ok: 0 } : undefined,
);
const sound = alteredCore('odd', { calls: ['murmur2'] }, () => undefined);

test('compare vectors: an oracle is asked what it has, and what agrees is counted', async () => {
  const { row, problems } = await compareVectors('f.json', CASES, sound, []);
  expect(row).toMatchObject({ file: 'f.json', oracle: 'odd', caseCount: 2, agreedCount: 2, skippedCount: 0 });
  expect(problems).toEqual([]);
});

test('compare vectors: a difference that nobody documented is a problem, with a line that asks again', async () => {
  const { row, problems } = await compareVectors('f.json', CASES, odd, []);
  expect(row).toMatchObject({ agreedCount: 1, knownDifferenceIds: [] });
  expect(problems).toEqual([
    `empty: at $ expected 275646681, got 0\n    npx pnpm@10.34.9 parity:ask odd '{"call":"murmur2","keyHex":""}'`,
  ]);
});

test('compare vectors: a documented difference is named and no problem', async () => {
  const { row, problems } = await compareVectors('f.json', CASES, odd, [KNOWN]);
  expect(row).toMatchObject({ agreedCount: 1, knownDifferenceIds: ['empty-is-null'] });
  expect(problems).toEqual([]);
});

test('compare vectors: a documented difference hides no other case and no other oracle', async () => {
  const other = { ...KNOWN, caseIds: ['user-1'] };
  const { problems } = await compareVectors('f.json', CASES, odd, [other, { ...KNOWN, oracle: 'else' }]);
  expect(problems).toMatchObject([
    expect.stringContaining('empty: at $'),
    expect.stringContaining('user-1: documented as different by "empty-is-null", and agrees'),
  ]);
});

test('compare vectors: a documented difference that stopped differing is a problem', async () => {
  const { problems } = await compareVectors('f.json', CASES, sound, [KNOWN]);
  expect(problems).toMatchObject([expect.stringContaining('take it off its caseIds')]);
  expect(await checkExamples(sound, [KNOWN])).toMatchObject([
    expect.stringContaining('empty-is-null: its example agrees now'),
  ]);
});

test('check examples: one that still differs as written is no problem, one that differs otherwise is', async () => {
  expect(await checkExamples(odd, [KNOWN])).toEqual([]);
  const wrong = { ...KNOWN, example: { ...KNOWN.example, actual: 7 } };
  expect(await checkExamples(odd, [wrong])).toMatchObject([
    expect.stringContaining('expected the answer 7, got {"ok":0}'),
  ]);
});

test('compare vectors: an oracle without any of the calls has no row', async () => {
  const none = alteredCore('none', { calls: ['assign'], assignors: ['range'] }, () => undefined);
  expect(await compareVectors('f.json', CASES, none, [])).toEqual({ row: undefined, problems: [] });
});

const SHARE: CheckCase = {
  id: 'share',
  call: {
    call: 'assign',
    assignor: 'range',
    partitionsPerTopic: { t: 2 },
    members: { a: { topics: ['t'] }, b: { topics: ['t'] } },
  },
  expected: { ok: { a: [{ topic: 't', partition: 0 }], b: [{ topic: 't', partition: 1 }] } },
};
const ANY: KnownDifference = { ...KNOWN, assignor: 'range', caseIds: 'any' };

test('compare vectors: where cases may differ, a sound assignment is no problem', async () => {
  const swapped = alteredCore('odd', { calls: ['assign'], assignors: ['range'] }, () => ({
    ok: { a: [{ topic: 't', partition: 1 }], b: [{ topic: 't', partition: 0 }] },
  }));
  const { row, problems } = await compareVectors('f.json', [SHARE], swapped, [ANY]);
  expect({ agreed: row?.agreedCount, ids: row?.knownDifferenceIds, problems }).toEqual({
    agreed: 0,
    ids: ['empty-is-null'],
    problems: [],
  });
});

test.each([
  ['PARTITION_TWICE', { a: [{ topic: 't', partition: 0 }], b: [{ topic: 't', partition: 0 }] }],
  [
    'UNBALANCED',
    {
      a: [
        { topic: 't', partition: 0 },
        { topic: 't', partition: 1 },
      ],
      b: [],
    },
  ],
  ['NO_ASSIGNMENT', null],
])('compare vectors: where cases may differ, %s is a problem all the same', async (code, ok) => {
  const broken = alteredCore('odd', { calls: ['assign'], assignors: ['range'] }, () => ({ ok }));
  const { problems } = await compareVectors('f.json', [SHARE], broken, [ANY]);
  expect(problems).toMatchObject([expect.stringContaining(`share: breaks ${code}`)]);
});

test('compare vectors: after three differences the ids of the others are listed', async () => {
  const cases = Array.from({ length: 6 }, (_, index) => ({ ...CASES[1]!, id: `case-${index}` }));
  const { problems } = await compareVectors('f.json', cases, odd, []);
  expect(problems).toHaveLength(4);
  expect(problems[3]).toBe('and 3 differences more: case-3 case-4 case-5');
});

test('compare vectors: an oracle that failed is asked nothing more', async () => {
  const failed = { code: 'ORACLE_CRASHED', message: 'ORACLE_CRASHED: gone' } as const;
  const gone = alteredCore('gone', { calls: ['murmur2'] }, () => ({ failed }));
  expect((await compareVectors('f.json', CASES, gone, [])).problems).toEqual([
    'f.json: 2 cases unanswered: ORACLE_CRASHED: gone',
  ]);
  expect(await compareVectors('g.json', CASES, gone, [])).toEqual({ row: undefined, problems: [] });
});
