import { expect, test } from 'vitest';
import { sampleQuestions } from '../test/sample-questions.ts';
import { makeVariant } from './make-variant.ts';
import { present } from './present.ts';
import type { QuizQuestion } from './quiz-question.ts';

function sample(id: string, changes: object): QuizQuestion {
  const found = sampleQuestions.find((question) => question.id === id);
  return { ...structuredClone(found), ...changes, id } as QuizQuestion;
}

const one = { memberCounts: [], topics: [{ topic: 'orders', partitionCounts: [7] }] };
const key = { prompt: 'Where?', keys: ['user-7'], partitionCounts: [7] };

// Each pair differs in nothing but which answer is right.
test.each([
  [
    'choice',
    sample('single', {}),
    sample('single', { options: ['a', 'b', 'c'].map((id) => ({ id, isRight: id === 'c' })) }),
  ],
  [
    'number',
    sample('throughput', { draw: {}, answer: 3, mistakes: [] }),
    sample('throughput', { draw: {}, answer: 5, mistakes: [] }),
  ],
  ['partition', sample('which-partition', key), sample('which-partition', { ...key, client: 'sarama-hash' })],
  [
    'assignment',
    sample('range-groups', { ...one, prompt: 'Who?' }),
    sample('range-groups', { ...one, prompt: 'Who?', assignor: 'sticky' }),
  ],
  [
    'code',
    sample('write-partition', { hiddenCases: [] }),
    sample('write-partition', {
      hiddenCases: [],
      rule: undefined,
      publicCases: [
        { inputs: ['user-1', 6], expected: 1 },
        { inputs: ['user-2', 6], expected: 0 },
      ],
    }),
  ],
])('%s: what is presented says nothing of the right answer', (_, left, right) => {
  const shown = [left, right].map((question) => JSON.stringify(present(makeVariant(question, 11), 'en')));
  expect(shown[0]).toBe(shown[1]);
});

test('no part of a presented question is named after rightness', () => {
  const shown = sampleQuestions.map((question) => JSON.stringify(present(makeVariant(question, 11), 'en')));
  expect(shown.join('')).not.toMatch(
    /"(answer|answers|owners|mistakes|rightIds|isRight|feedback|explanation|expected|hiddenCases)"/,
  );
});
