import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOfBytes } from './hex.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';

test('well-formed text encodes as the platform encodes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect(encodeJavaUtf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
    }),
  );
});

// From OpenJDK 17, String.getBytes("UTF-8").
test.each([
  ['\ud800', '3f'],
  ['a\ud83d\ude00b', '61f09f988062'],
  ['\ude00x', '3f78'],
  ['\ud800\ud800', '3f3f'],
  ['\ud83d\ude00\ud83d', 'f09f98803f'],
])('%j gives %s: a lone surrogate is one question mark', (text, hex) => {
  expect(hexOfBytes(encodeJavaUtf8(text))).toBe(hex);
});
