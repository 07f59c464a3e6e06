import { createCoreOracle } from '@keyway/checker/core-oracle';
import { describeReport } from '@keyway/checker/describe-report';
import { expectFrom } from '@keyway/checker/expect-from';
import { beforeAll, expect, test } from 'vitest';
import { checkReference } from './check-reference.ts';
import { reasonForNoPython } from './find-python.ts';
import { generateKeys, LONGEST_KEY } from './generate-keys.ts';
import { generateValues, VALUES_PER_TYPE } from './generate-values.ts';
import { generatedQuestions } from './generated-questions.ts';
import { referenceName } from './open-reference.ts';
import { skipWithout } from './require-oracle.ts';

// KEYWAY_SEED repeats a run; a failure prints the seed that it had.
const seed = Number(process.env.KEYWAY_SEED ?? Date.now() % 2 ** 32);
const keys = generateKeys(seed);
let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

test('generated keys: every length and at least 10,000 of them', () => {
  const lengths = new Set(keys.map((key) => ('keyHex' in key ? key.keyHex.length / 2 : key.utf16.length)));
  expect([...lengths].sort((a, b) => a - b)).toEqual(Array.from({ length: LONGEST_KEY + 1 }, (_, i) => i));
  expect(keys.length).toBeGreaterThanOrEqual(10_000);
});

test(`generated keys: core and the Python reference agree (KEYWAY_SEED=${seed})`, async (context) => {
  skipWithout(context, referenceName, noPython);
  const questions = generatedQuestions(keys);
  const { cases } = await expectFrom(createCoreOracle(), questions);
  const report = await checkReference(cases ?? []);
  expect(report.differences, `KEYWAY_SEED=${seed}\n${describeReport(report)}`).toEqual([]);
  expect({ agreed: report.agreedCount, skipped: report.skipped.size }).toEqual({
    agreed: questions.length,
    skipped: 0,
  });
}, 240_000);

test(`generated values: core and the Python reference serialize typed keys alike (KEYWAY_SEED=${seed})`, async (context) => {
  skipWithout(context, referenceName, noPython);
  const questions = generateValues(seed);
  const { cases } = await expectFrom(createCoreOracle(), questions);
  const report = await checkReference(cases ?? []);
  expect(report.differences, `KEYWAY_SEED=${seed}\n${describeReport(report)}`).toEqual([]);
  expect(report.agreedCount).toBe(6 * VALUES_PER_TYPE);
});
