import { expect, test } from 'vitest';
import { pick, seededRandom } from './seeded-random.ts';

// From Tommy Ettinger's mulberry32.c, compiled with GCC 12.
test.each([
  [0, [1144304738, 1416247, 958946056]],
  [1, [2693262067, 11749833, 2265367787]],
  [4294967295, [3850105811, 813802916, 3073704848]],
])('the seed %d gives the numbers of the C program', (seed, expected) => {
  const random = seededRandom(seed);
  expect(expected.map(() => random() * 2 ** 32)).toEqual(expected);
});

test('of nothing nothing can be picked', () => {
  expect(() => pick([], seededRandom(0))).toThrow(RangeError);
});
