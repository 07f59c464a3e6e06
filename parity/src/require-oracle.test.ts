import { expect, test } from 'vitest';
import { skipWithout } from './require-oracle.ts';

/** Keeps the reasons with which a test was skipped. */
function createSkipper(): { reasons: string[]; skip: (reason: string) => void } {
  const reasons: string[] = [];
  return { reasons, skip: (reason) => reasons.push(reason) };
}

test('require oracle: one that can run is neither skipped nor a failure', () => {
  const skipper = createSkipper();
  skipWithout(skipper, 'python-reference', undefined, 'python-reference');
  expect(skipper.reasons).toEqual([]);
});

test('require oracle: one that cannot run is skipped with the reason', () => {
  const skipper = createSkipper();
  skipWithout(skipper, 'python-reference', 'there is no python3', '');
  expect(skipper.reasons).toEqual(['python-reference did not run: there is no python3']);
});

test('require oracle: one that cannot run is a failure where the list names it', () => {
  const skipper = createSkipper();
  expect(() =>
    skipWithout(skipper, 'python-reference', 'there is no python3', 'java-kafka-clients, python-reference'),
  ).toThrow(/ORACLE_REQUIRED.*"python-reference".*there is no python3/);
  expect(skipper.reasons).toEqual([]);
});

test('require oracle: a list that names others does not concern it', () => {
  const skipper = createSkipper();
  skipWithout(skipper, 'python-reference', 'there is no python3', 'python-reference-2,java');
  expect(skipper.reasons).toHaveLength(1);
});
