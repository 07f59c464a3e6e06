import { expect, test } from 'vitest';
import { readWholeNumber } from './read-whole-number.ts';

test.each([
  ['6', { value: 6 }],
  [' १२ ', { value: 12 }],
  ['0', { value: 0 }],
  ['', { problem: 'empty' }],
  ['-1', { problem: 'too-small' }],
  ['1.5', { problem: 'not-whole' }],
  ['1,5', { problem: 'not-whole' }],
  ['six', { problem: 'not-a-number' }],
  ['1 000', { problem: 'not-a-number' }],
  ['101', { problem: 'too-large' }],
] as const)('%j, asked for 0 to 100, reads as %j', (text, reading) => {
  expect(readWholeNumber(text, 0, 100)).toEqual(reading);
});
