import { expect, test } from 'vitest';
import { resolveNumber } from './resolve-number.ts';

test('a quantity is grouped as the language does it', () => {
  expect(resolveNumber('buffer-bytes 10000 16384', 'hi')).toEqual({ text: '16,38,40,000' });
});

test('what is wrong is an answer, not an exception', () => {
  expect(resolveNumber('partition user-1 0', 'en')).toEqual({
    error: expect.stringMatching(/^PARTITION_COUNT_RANGE/),
  });
});
