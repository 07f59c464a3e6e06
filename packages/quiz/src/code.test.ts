import { describe, expect, test } from 'vitest';
import { type CodeQuestion, makeCodeVariant, markCode, presentCode } from './code.ts';

const question: CodeQuestion = {
  kind: 'code',
  id: 'q',
  prompt: 'Write it.',
  starts: [{ language: 'python', functionName: 'partition_for', starter: '' }],
  rule: 'partition',
  publicCases: [{ inputs: ['user-1', 12] }, { inputs: ['user-2', 1000] }],
  hiddenCases: [{ inputs: ['é', 7] }, { inputs: ['', 12] }],
};
const variant = makeCodeVariant(question, 0);
/** murmur2-text-1, -2, -27 and murmur2-empty. */
const right = [8, 856, 4, 9];

function outputs(values: unknown[]): { ok: unknown }[] {
  return values.map((ok) => ({ ok }));
}

test('Java’s partitions are right, in all cases', () => {
  expect(markCode(variant, { cases: 'all', outputs: outputs(right) })).toMatchObject({
    score: 1,
    verdict: 'right',
  });
});

test('in a page only public cases count, and more are said to come', () => {
  expect(markCode(variant, { outputs: outputs(right.slice(0, 2)) })).toEqual({
    score: 1,
    verdict: 'right',
    feedback: [
      { key: 'answer.right', params: {} },
      { key: 'code.passed', params: { count: 2, total: 2 } },
      { key: 'code.hidden-later', params: { count: 2 } },
    ],
  });
});

test('the score is the share of cases; a hidden case is counted and not shown', () => {
  const mark = markCode(variant, { cases: 'all', outputs: outputs([8, 856, 1, 9]) });
  expect(mark).toMatchObject({ score: 0.75, verdict: 'partly' });
  expect(JSON.stringify(mark.feedback)).not.toContain('é');
  expect(mark.feedback).toContainEqual({ key: 'code.hidden-failed', params: { count: 1 } });
});

test('a hash taken as unsigned is recognised from all values together', () => {
  // murmur2-text-2 is 3969985504 unsigned; the other three hashes are positive.
  const mark = markCode(variant, { cases: 'all', outputs: outputs([8, 504, 4, 9]) });
  expect(mark.feedback).toContainEqual({ key: 'mistake.unsigned-hash', params: {} });
});

test.each([
  [[{ error: 'NameError: x' }], { key: 'code.error', params: { case: 1, error: 'NameError: x' } }],
  [[null], { key: 'code.no-value', params: { case: 1 } }],
  [[{}], { key: 'code.no-value', params: { case: 1 } }],
  [[{ ok: '8' }], { key: 'code.wrong-value', params: { case: 1, expected: '8', got: '"8"' } }],
  [[{ ok: [8] }], { key: 'code.wrong-value', params: { case: 1, expected: '8', got: '[8]' } }],
])('%j fails with %j', (given, feedback) => {
  const mark = markCode(variant, { outputs: given });
  expect(mark).toMatchObject({ score: 0, verdict: 'wrong' });
  expect(mark.feedback).toContainEqual(feedback);
});

test.each([undefined, null, {}, { outputs: [] }, { source: 'print(1)', language: 'python' }])(
  '%j was not run',
  (response) => {
    expect(markCode(variant, response).verdict).toBe('unanswered');
  },
);

test.each([
  [[]],
  'code',
  { outputs: 'x' },
  { outputs: [3] },
  { outputs: [], cases: 'some' },
  { outputs: [{ error: 1 }] },
])('%j comes from no runner', (response) => {
  expect(() => markCode(variant, response)).toThrow(/^RESPONSE_SHAPE/);
});

test('what is presented holds public inputs, and no expected value or hidden case', () => {
  expect(presentCode(variant, 'en').cases).toEqual([
    { inputs: ['user-1', 12] },
    { inputs: ['user-2', 1000] },
  ]);
  expect(JSON.stringify(presentCode(variant, 'en'))).not.toMatch(/é|856|expected/);
});

describe('rules, by recorded answers', () => {
  test.each([
    ['murmur2', ['user-2'], -324981792],
    ['positive', ['user-2'], 1822501856],
    ['partition', ['user-2', 12], 8],
    ['hash-code', ['user-1'], -836031825],
    ['byte-count', ['é'], 2],
    ['range', [5, ['b', 'A', 'a', 'ñ']], { A: [0, 1], a: [2], b: [3], ñ: [4] }],
    ['needed-partitions', [100, 10, 20], 10],
  ] as const)('%s %j is %j', (rule, inputs, expected) => {
    const made = makeCodeVariant({ ...question, rule, publicCases: [{ inputs }], hiddenCases: [] }, 0);
    expect(markCode(made, { outputs: [{ ok: expected }] }).verdict).toBe('right');
  });

  test('a range of more partitions than anybody writes out is refused', () => {
    const huge = { ...question, rule: 'range' as const, publicCases: [{ inputs: [2147483647, ['a']] }] };
    expect(() => makeCodeVariant(huge, 0)).toThrow(/^CODE_INPUTS/);
  });

  test('inputs that the rule does not take are a coded error', () => {
    expect(() => makeCodeVariant({ ...question, publicCases: [{ inputs: [42, 6] }] }, 0)).toThrow(
      /^CODE_INPUTS/,
    );
  });
});
