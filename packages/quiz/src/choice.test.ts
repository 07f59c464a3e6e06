import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChoiceQuestion, makeChoiceVariant, markChoice, presentChoice } from './choice.ts';

function question(rightIds: string[], isMultiple: boolean): ChoiceQuestion {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, isRight: rightIds.includes(id) }));
  return { id: 'q', options, isMultiple };
}

describe('single choice', () => {
  const variant = makeChoiceVariant(question(['b'], false), 0);

  test.each([
    [['b'], 1, 'right'],
    [['a'], 0, 'wrong'],
    [[], 0, 'unanswered'],
  ])('%j scores %d and is %s', (chosenIds, score, verdict) => {
    expect(markChoice(variant, chosenIds)).toMatchObject({ score, verdict });
  });

  test('two chosen options are a coded error, not a wrong answer', () => {
    expect(() => markChoice(variant, ['a', 'b'])).toThrow(/^RESPONSE_TOO_MANY/);
  });
});

describe('multiple choice: (right - wrong ticks) / right options, at least 0', () => {
  const variant = makeChoiceVariant(question(['a', 'c'], true), 0);

  test.each([
    [['a', 'c'], 1, 'right'],
    [['c', 'a'], 1, 'right'],
    [['a'], 0.5, 'partly'],
    [['a', 'b', 'c'], 0.5, 'partly'],
    [['a', 'b'], 0, 'wrong'],
    [['a', 'b', 'c', 'd'], 0, 'wrong'],
    [['b', 'd'], 0, 'wrong'],
    [[], 0, 'unanswered'],
  ])('%j scores %d and is %s', (chosenIds, score, verdict) => {
    expect(markChoice(variant, chosenIds)).toMatchObject({ score, verdict });
  });

  test('feedback says how many are missing and how many too many', () => {
    expect(markChoice(variant, ['a', 'b', 'd']).feedback).toEqual([
      { key: 'choice.wrong', params: {} },
      { key: 'choice.missed', params: { count: 1 } },
      { key: 'choice.extra', params: { count: 2 } },
    ]);
  });

  test('an option named twice counts once', () => {
    expect(markChoice(variant, ['a', 'a', 'c']).score).toBe(1);
  });
});

describe('a question that cannot be marked is a coded error', () => {
  test.each([
    [question([], false), 'QUESTION_NO_RIGHT_OPTION'],
    [question(['a', 'b'], false), 'QUESTION_TWO_RIGHT_OPTIONS'],
    [{ id: 'q', options: [{ id: 'a', isRight: true }], isMultiple: false }, 'QUESTION_OPTIONS'],
  ])('%j', (broken, code) => {
    expect(() => makeChoiceVariant(broken, 0)).toThrow(new RegExp(`^${code}`));
  });

  test('a response with an option that is not there names it', () => {
    const variant = makeChoiceVariant(question(['a'], false), 0);
    expect(() => markChoice(variant, ['z'])).toThrow('RESPONSE_OPTION_UNKNOWN: "q" has no option "z"');
  });
});

test('what is presented says nothing of right and wrong', () => {
  const shown = (rightIds: string[]): object => presentChoice(makeChoiceVariant(question(rightIds, true), 7));
  expect(shown(['a'])).toEqual(shown(['b', 'd']));
});

test('every seed shows every option once, and full score is always to be had', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
      (seed, rightIds) => {
        const variant = makeChoiceVariant({ ...question(rightIds, true), isShuffled: true }, seed);
        expect([...variant.optionIds].sort()).toEqual(['a', 'b', 'c', 'd']);
        expect(markChoice(variant, rightIds).score).toBe(1);
      },
    ),
  );
});

test('neighbouring seeds give different orders', () => {
  const orders = Array.from({ length: 100 }, (_, seed) =>
    makeChoiceVariant({ ...question(['a'], false), isShuffled: true }, seed).optionIds.join(''),
  );
  expect(new Set(orders).size).toBeGreaterThan(20);
});
