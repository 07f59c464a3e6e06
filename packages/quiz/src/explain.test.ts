import { expect, test } from 'vitest';
import { sampleQuestions } from '../test/sample-questions.ts';
import { explain } from './explain.ts';
import { makeVariant } from './make-variant.ts';
import { makePartitionVariant } from './partition.ts';

test('an explanation says what was drawn, and the answer (murmur2-text-2)', () => {
  const explanation = '{hash} gives {answer} of {count} for {key}.';
  const variant = makePartitionVariant(
    {
      kind: 'partition',
      id: 'q',
      prompt: '',
      explanation,
      keys: ['user-2'],
      partitionCounts: [12],
      client: 'java',
    },
    0,
  );
  expect(explain(variant, 'en')).toBe('-324981792 gives 8 of 12 for user-2.');
});

test('without one there is nothing to say', () => {
  const bare = sampleQuestions.filter(
    (question) => !('explanation' in question) && question.kind !== 'choice',
  );
  expect(bare.map((question) => explain(makeVariant(question, 0), 'hi'))).toEqual(bare.map(() => undefined));
});
