import { expect, test } from 'vitest';
import { compute } from './compute.ts';
import { computedText, quantityText } from './computed-text.ts';

// From CLDR (Spanish: its rule that four digits are not grouped), with the no-break space of Spanish orthography.
test.each([
  ['hi', 163_840_000, '16,38,40,000'],
  ['es', 163_840_000, '163\u00a0840\u00a0000'],
  ['en', 163_840_000, '163,840,000'],
  ['es', 1000, '1000'],
  ['es', 156.25, '156,25'],
  ['hi', 156.25, '156.25'],
])('%s writes %d as %s', (language, value, text) => {
  expect(quantityText(value, language)).toBe(text);
});

test('a hash is never grouped', () => {
  expect(computedText(compute('positive user-2'), 'hi')).toBe('1822501856');
});
