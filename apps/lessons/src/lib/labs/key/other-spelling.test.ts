import { expect, test } from 'vitest';
import { otherSpelling } from './other-spelling.ts';

test('a composed key has a decomposed spelling with more bytes, and the other way round', () => {
  const decomposed = otherSpelling('\u00f1', 6);
  expect(decomposed).toMatchObject({ form: 'NFD', key: 'n\u0303', explanation: { byteCount: 3 } });
  const composed = otherSpelling('n\u0303', 6);
  expect(composed).toMatchObject({ form: 'NFC', key: '\u00f1', explanation: { byteCount: 2 } });
});

test('U+0958 never composes, so its normal form is the longer one', () => {
  expect(otherSpelling('\u0958', 6)).toMatchObject({ form: 'NFC', key: '\u0915\u093c' });
});

test('a key without combining marks has one spelling', () => {
  expect(otherSpelling('user-1', 6)).toBeUndefined();
  expect(otherSpelling('क्ष', 6)).toBeUndefined();
});
