import type { CheckQuestion } from '@keyway/checker/expect-from';
import { createSeededRandom } from './seeded-random.ts';

type Random = (limit: number) => number;

/** Writers of one value of a type; numbers may lie outside the range of the type, and are to be refused then. */
const WRITERS: Readonly<Record<string, (random: Random) => string>> = {
  short: (random) => randomInteger(random, 17),
  int: (random) => randomInteger(random, 33),
  long: (random) => randomInteger(random, 65),
  float: (random) => randomDecimal(random, 9, 50),
  double: (random) => randomDecimal(random, 20, 330),
  uuid: (random) => randomHex(random, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
};

/** Values of each type. */
export const VALUES_PER_TYPE = 500;

/**
 * Questions for the bytes of typed keys: integers around the limits of their type, decimals from the smallest to past
 * the largest, raw IEEE bits, and UUIDs in upper and lower case.
 * @param seed - the same seed gives the same questions
 */
export function generateValues(seed: number): CheckQuestion[] {
  const random = createSeededRandom(seed);
  return Object.entries(WRITERS).flatMap(([type, write]) =>
    Array.from({ length: VALUES_PER_TYPE }, (_, index): CheckQuestion => {
      const isRawBits = (type === 'float' || type === 'double') && random(4) === 0;
      const value = isRawBits ? `bits:${randomHex(random, type === 'float' ? 8 : 16)}` : write(random);
      return { id: `value-${index}-${type}`, call: { call: 'serialize', type, value } };
    }),
  );
}

/** Up to `bits` random bits and a sign. */
function randomInteger(random: Random, bits: number): string {
  const digits = Array.from({ length: 1 + random(bits) }, () => random(2)).join('');
  return `${['', '-', '+'][random(3)]}${BigInt(`0b${digits}`)}`;
}

function randomDecimal(random: Random, maxDigits: number, maxExponent: number): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random(10)).join('');
  const fraction = digits(random(maxDigits));
  const exponent = ['', `E${random(2 * maxExponent) - maxExponent}`][random(2)];
  return `${['', '-'][random(2)]}${digits(1 + random(3))}.${fraction}${exponent}`;
}

/** Digits in either case. */
function randomHex(random: Random, length: number): string {
  return Array.from({ length }, () => '0123456789abcdefABCDEF'[random(22)]).join('');
}
