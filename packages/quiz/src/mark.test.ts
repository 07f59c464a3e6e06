import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rightResponse, wrongResponse } from '../test/right-response.ts';
import { sampleQuestions } from '../test/sample-questions.ts';
import { feedbackText } from './feedback-text.ts';
import { makeVariant } from './make-variant.ts';
import { mark } from './mark.ts';
import type { PartitionVariant } from './partition.ts';
import { present } from './present.ts';
import { languages } from './question.ts';
import { QuizError } from './quiz-error.ts';
import type { QuizQuestion } from './quiz-question.ts';
import { seedOf } from './seed-of.ts';

const seeds = Array.from({ length: 1000 }, (_, index) => seedOf(`student-${index}`, 'q'));
const named = sampleQuestions.map((question) => [question.id, question] as const);

describe.each(named)('%s', (_, question) => {
  test('1,000 seeds: the right answer is right, a wrong one is wrong', () => {
    for (const seed of seeds) {
      const variant = makeVariant(question, seed);
      expect(mark(variant, rightResponse(variant))).toMatchObject({ score: 1, verdict: 'right' });
      expect(mark(variant, wrongResponse(variant))).toMatchObject({ score: 0, verdict: 'wrong' });
    }
  });

  test('nothing is unanswered, in every language with words and without a hole', () => {
    const variant = makeVariant(question, 1);
    const said = [undefined, wrongResponse(variant)].flatMap((response) =>
      languages.flatMap((language) =>
        mark(variant, response).feedback.map((one) => feedbackText(one, language)),
      ),
    );
    expect(mark(variant, undefined)).toMatchObject({ score: 0, verdict: 'unanswered' });
    expect(said.filter((text) => text === '' || /undefined|\{\w+\}/.test(text))).toEqual([]);
  });

  test('the same seed presents the same, and what is presented survives JSON', () => {
    const shown = present(makeVariant(question, 7), 'en');
    expect(present(makeVariant(question, 7), 'en')).toEqual(shown);
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });

  test('any response gets a score from 0 to 1, or a QuizError', () => {
    const variant = makeVariant(question, 3);
    const names = Object.keys(Object(rightResponse(variant)));
    const response = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.float(),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
      fc.record({ outputs: fc.array(fc.oneof(fc.record({ ok: fc.anything() }), fc.anything())) }),
      fc.dictionary(
        fc.constantFrom('x', ...names),
        fc.oneof(fc.anything(), fc.string(), fc.constantFrom('c1', 'C1', '-', '1.234', '12')),
      ),
    );
    fc.assert(
      fc.property(response, (given) => {
        const score = scoreOf(() => mark(variant, given).score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('exactly one answer is right', () => {
  test.each(['which-partition', 'which-partition-crc32'])('%s: of all partitions', (id) => {
    for (const seed of seeds.slice(0, 200)) {
      const variant = makeVariant(sampleQuestions.find((one) => one.id === id)!, seed) as PartitionVariant;
      const all = Array.from({ length: variant.partitionCount }, (_, partition) => String(partition));
      expect(all.filter((partition) => mark(variant, partition).verdict === 'right')).toHaveLength(1);
    }
  });

  test.each([
    ['single', [[], ['a'], ['b'], ['c']]],
    ['multiple', [[], ['a'], ['b'], ['a', 'b'], ['a', 'b', 'c'], ['c', 'd'], ['a', 'b', 'c', 'd']]],
  ])('%s: of all ways to tick', (id, ways) => {
    const variant = makeVariant(sampleQuestions.find((one) => one.id === id)!, 1);
    expect(ways.filter((ticked) => mark(variant, ticked).verdict === 'right')).toHaveLength(1);
  });
});

test.each(named)('%s: a translation is drawn and answered alike', (_, question) => {
  const translated = {
    ...structuredClone(question),
    prompt: 'अनुवाद {key}',
    explanation: 'x',
  } as QuizQuestion;
  for (const seed of seeds.slice(0, 50)) {
    const response = rightResponse(makeVariant(question, seed));
    expect(mark(makeVariant(translated, seed), response).verdict).toBe('right');
  }
});

/** The score, or 0 for a response that is refused as it should be; whatever else is thrown goes on. */
function scoreOf(marking: () => number): number {
  try {
    return marking();
  } catch (error) {
    expect(error).toBeInstanceOf(QuizError);
    return 0;
  }
}
