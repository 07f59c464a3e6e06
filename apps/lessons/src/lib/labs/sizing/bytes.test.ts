import { expect, test } from 'vitest';
import { bytes } from './bytes.ts';

test('bytes are told in the largest unit that they fill', () => {
  expect([0, 1023, 163_840, 33_554_432].map((count) => bytes('en', count))).toEqual([
    '0\u00a0B',
    '1,023\u00a0B',
    '160\u00a0KiB',
    '32\u00a0MiB',
  ]);
  expect(bytes('es', 1536)).toBe('1,5\u00a0KiB');
});
