import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseAnswer } from './normalise-answer.ts';

test.each([
  ['१२३', '123'],
  ['\uff14\uff12', '42'],
  ['\u22127', '-7'],
  ['e\u0301', '\u00e9'],
  ['  a \u00a0 b\n', 'a b'],
  ['\u200b1\ufeff', '1'],
])('%j becomes %j', (text, normal) => {
  expect(normaliseAnswer(text)).toBe(normal);
});

test('twice is the same as once', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\u0301',
      '\u200b',
      '\u0966',
      '\u093c',
      '\u0915',
      ' ',
      '\u00a0',
      '\ufeff',
      'e',
      '\u1100',
      '\u1161',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = normaliseAnswer(pieces.join(''));
      expect(normaliseAnswer(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});
