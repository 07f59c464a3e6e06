import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCall } from '../answer-call.ts';
import type { JsonObject } from '../json.ts';
import { typedValueArbitrary, typedValueTypes } from './typed-value-arbitrary.ts';

const RUN = { seed: 1, numRuns: 2000 };

test.each(typedValueTypes)('typed values: most of type %s have bytes, and are not all alike', (type) => {
  const answers = fc
    .sample(typedValueArbitrary(type), RUN)
    .map((call) => answerCall(call as unknown as JsonObject));
  expect(answers.filter((answer) => 'ok' in answer).length).toBeGreaterThan(RUN.numRuns / 2);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
});

test.each(['short', 'int', 'long'])('typed values: some of type %s are out of its range', (type) => {
  const answers = fc
    .sample(typedValueArbitrary(type), RUN)
    .map((call) => answerCall(call as unknown as JsonObject));
  expect(answers).toContainEqual({ error: expect.objectContaining({ code: 'KEY_VALUE_RANGE' }) });
});
