import { describe, expect, test } from 'vitest';
import { makeNumberVariant, markNumber, type NumberQuestion, presentNumber } from './number.ts';

function question(fields: Partial<NumberQuestion>): NumberQuestion {
  return {
    kind: 'number',
    id: 'q',
    prompt: 'How many?',
    draw: {},
    answer: 1234,
    tolerance: 0,
    mistakes: [],
    ...fields,
  };
}

describe('an answer that can be read in two ways', () => {
  const variant = makeNumberVariant(question({}), 0);

  test.each(['1.234', '1,234', '१.२३४'])(
    '%j is asked about, since 1234 is right and 1.234 is not',
    (text) => {
      expect(markNumber(variant, text)).toEqual({
        score: 0,
        verdict: 'ask',
        feedback: [{ key: 'number.ask', params: { first: 1234, second: 1.234 } }],
        ask: { meanings: [1234, 1.234] },
      });
    },
  );

  test.each([
    [1234, 'right'],
    [1.234, 'wrong'],
  ])('once asked, the number %d is %s', (meant, verdict) => {
    expect(markNumber(variant, meant).verdict).toBe(verdict);
  });

  test('is not asked about where both readings are wrong', () => {
    expect(markNumber(variant, '5.678')).toMatchObject({ verdict: 'wrong' });
  });
});

describe('one answer, many ways to write it', () => {
  const variant = makeNumberVariant(question({ answer: -12.5 }), 0);

  test.each(['-12.5', '-12,5', '\u221212,50', ' - १२.५ ', '\uff0d\uff11\uff12.\uff15'])(
    '%j is right',
    (text) => {
      expect(markNumber(variant, text)).toMatchObject({ score: 1, verdict: 'right' });
    },
  );
});

test('what cannot be read is unanswered, and says what to write', () => {
  const variant = makeNumberVariant(question({}), 0);
  expect(markNumber(variant, 'many')).toEqual({
    score: 0,
    verdict: 'unanswered',
    feedback: [{ key: 'number.unreadable', params: {} }],
  });
});

test.each([
  [0.5, '2', 'right'],
  [0.5, '2.5', 'right'],
  [0.5, '2.51', 'wrong'],
  [0, '2.0000001', 'wrong'],
])('with a tolerance of %d around 2, %s is %s', (tolerance, text, verdict) => {
  expect(markNumber(makeNumberVariant(question({ answer: 2, tolerance }), 0), text).verdict).toBe(verdict);
});

test('a sum of doubles is not held against the learner', () => {
  expect(markNumber(makeNumberVariant(question({ answer: 0.1 + 0.2 }), 0), '0,3').verdict).toBe('right');
});

describe('the numbers of the article on partition counts, drawn', () => {
  const drawn = question({
    prompt: 'For {target} MB/s, with {producer} and {consumer}?',
    draw: { target: [100], producer: [10], consumer: [12.5] },
    answer: 'needed-partitions {target} {producer} {consumer}',
    mistakes: [
      {
        id: 'faster',
        answer: 'popular-partitions {target} {producer} {consumer}',
        feedback: 'The slower side decides.',
      },
    ],
  });
  const variant = makeNumberVariant(drawn, 0);

  test('100 / 10 partitions are right', () => {
    expect(markNumber(variant, '10').score).toBe(1);
  });

  test('the author’s mistake is told in the author’s words', () => {
    expect(markNumber(variant, '8').feedback).toEqual([
      { key: 'answer.wrong', params: {} },
      { key: 'author.mistake', params: { mistake: 'faster', text: 'The slower side decides.' } },
    ]);
  });

  test('next to the right number is said to be one off', () => {
    expect(markNumber(variant, '11').feedback.map(({ key }) => key)).toEqual([
      'answer.wrong',
      'number.one-off',
    ]);
  });

  test.each([
    ['en', 'For 100 MB/s, with 10 and 12.5?'],
    ['es', 'For 100 MB/s, with 10 and 12,5?'],
  ] as const)('%s has its own decimal mark', (language, prompt) => {
    expect(presentNumber(variant, language).prompt).toBe(prompt);
  });
});

test('an expression that gives a text is a coded error', () => {
  expect(() => makeNumberVariant(question({ answer: 'bytes abc' }), 0)).toThrow(/^QUESTION_NOT_A_NUMBER/);
});

test('a response that no page makes is a coded error', () => {
  expect(() => markNumber(makeNumberVariant(question({}), 0), { value: 3 })).toThrow(/^RESPONSE_SHAPE/);
});
