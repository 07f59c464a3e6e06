import { expect, test } from 'vitest';
import { percentage, quantity } from './number.ts';

const NBSP = '\u00a0';

test('Hindi groups by lakh, English by thousand, Spanish by a space from five digits on', () => {
  expect(quantity('hi', 1_234_567)).toBe('12,34,567');
  expect(quantity('en', 1_234_567)).toBe('1,234,567');
  expect(quantity('es', 1_234_567)).toBe(`1${NBSP}234${NBSP}567`);
  expect(quantity('es', 1234)).toBe('1234');
  expect(quantity('es', 10_000.25, 2)).toBe(`10${NBSP}000,25`);
});

test('a percentage has the sign where the language has it', () => {
  expect([percentage('en', 0.125), percentage('hi', 0.5), percentage('es', 0.125)]).toEqual([
    '12.5%',
    '50%',
    `12,5${NBSP}%`,
  ]);
});
