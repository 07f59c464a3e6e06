import { expect, test } from 'vitest';
import { fnv1a } from './fnv1a.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';

// From librdkafka's src/rdfnv1a.c, which lists the absolute values of the signed hash.
test.each([
  ['', 0x7ee3623b],
  ['kafka', 0x0d33c4e1],
  ['giberish123456789', 0x77a58295],
  ['1234', 0x023bdd03],
  ['234', 0x2dea3cd2],
  ['34', 0x740fa83e],
  ['4', 0x310ca263],
])('fnv1a of %j', (text, expected) => {
  expect(Math.abs(fnv1a(encodeJavaUtf8(text)) | 0)).toBe(expected);
});

test('fnv1a is unsigned', () => {
  expect(fnv1a(encodeJavaUtf8('1468509572224'))).toBe(0x80000000);
});
