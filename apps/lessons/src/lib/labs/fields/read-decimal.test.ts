import { expect, test } from 'vitest';
import { readDecimal } from './read-decimal.ts';

test.each([
  ['12.5', { value: 12.5 }],
  ['12,5', { value: 12.5 }],
  ['१२,५', { value: 12.5 }],
  ['0.125', { value: 0.125 }],
  ['1.2345', { value: 1.2345 }],
  ['1.234', { problem: 'ambiguous' }],
  ['120,000', { problem: 'ambiguous' }],
  ['0', { problem: 'not-above-zero' }],
  ['-3', { problem: 'not-above-zero' }],
  ['', { problem: 'empty' }],
  ['1 000', { problem: 'not-a-number' }],
  ['ten', { problem: 'not-a-number' }],
  ['9'.repeat(30), { problem: 'too-large' }],
] as const)('%j reads as %j', (text, reading) => {
  expect(readDecimal(text)).toEqual(reading);
});
