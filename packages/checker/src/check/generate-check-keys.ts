import fc from 'fast-check';

/** Text of all scripts, without lone surrogates and without what some language takes for a line end. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 24 }).map(withoutLineEnds);

const keys = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 10_000_000 }).map((number) => `user-${number}`) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.integer().map(String) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'कखगघचछजझ्ािी०१२-'), minLength: 1, maxLength: 12 }),
  },
);

/**
 * Keys as people have them and as they do not; the same seed gives the same keys.
 * @param count - integer >= 0
 */
export function generateCheckKeys(seed: number, count: number): string[] {
  return fc.sample(keys, { seed, numRuns: count });
}

function withoutLineEnds(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');
}
