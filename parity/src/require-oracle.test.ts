import { expect, test } from 'vitest';
import { requiredOracles, skipWithout } from './require-oracle.ts';

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

test('require oracle: the folder of an oracle stands for it', () => {
  const skipper = createSkipper();
  expect(() => skipWithout(skipper, ['kafkajs-1', 'node-clients'], 'not prepared', 'node-clients')).toThrow(
    /ORACLE_REQUIRED.*"kafkajs-1".*not prepared/,
  );
});

test('require oracle: the list is split at commas, and what is no oracle is left to others', () => {
  expect(requiredOracles(' chromium, a,,b ')).toEqual(['a', 'b']);
  expect(requiredOracles('')).toEqual([]);
});
