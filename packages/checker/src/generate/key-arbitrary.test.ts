import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyHexArbitrary,
  partitionCountArbitrary,
  textArbitrary,
  wellFormedTextArbitrary,
} from './key-arbitrary.ts';

const RUN = { seed: 1, numRuns: 20_000 };
const keys = fc.sample(keyHexArbitrary(), RUN);
const texts = fc.sample(textArbitrary(), RUN);

test('keys: every length from 0 to 100 bytes, long ones, and no key', () => {
  const lengths = new Set(keys.flatMap((key) => (key === null ? [] : key.length / 2)));
  expect(Array.from({ length: 101 }, (_, length) => length).filter((length) => !lengths.has(length))).toEqual(
    [],
  );
  expect(Math.max(...lengths)).toBeGreaterThan(1000);
  expect(keys).toContain(null);
});

test('keys: lower case hex of whole bytes', () => {
  expect(keys.filter((key) => key !== null && !/^([0-9a-f]{2})*$/.test(key))).toEqual([]);
});

test.each([
  ['Devanagari', /[\u0900-\u097f]/],
  ['Chinese', /[\u4e00-\u4eff]/],
  ['Latin with accents', /[\u00c0-\u00ff]/],
  ['emoji', /\p{Emoji_Presentation}/u],
  ['a zero', /\0/],
  ['a surrogate alone', /\p{Surrogate}/u],
  ['neighbours of user-1', /^user-[^1]$/],
])('texts: some have %s', (_, pattern) => {
  expect(texts.filter((text) => pattern.test(text)).length).toBeGreaterThan(0);
});

test('texts: those for UTF-8 have no surrogate alone', () => {
  expect(fc.sample(wellFormedTextArbitrary(), RUN).filter((text) => /\p{Surrogate}/u.test(text))).toEqual([]);
});

test('partition counts: from 1 to the largest, most of them small', () => {
  const counts = fc.sample(partitionCountArbitrary(), RUN);
  expect(counts.filter((count) => !Number.isInteger(count) || count < 1 || count > 2_147_483_647)).toEqual(
    [],
  );
  expect(counts.filter((count) => count <= 1000).length).toBeGreaterThan(18_000);
  expect(counts.filter((count) => count > 1_000_000).length).toBeGreaterThan(300);
});

test('keys: the same seed gives the same ones', () => {
  expect(fc.sample(keyHexArbitrary(), RUN)).toEqual(keys);
});
