import fc from 'fast-check';
import type { SerializeCall } from '../oracle-protocol.ts';

const CHARSETS = ['UTF-8', 'UTF-16', 'UTF-16BE', 'UTF-16LE', 'ISO-8859-1', 'US-ASCII'];

/** Digits that a type's limits have, in bits. */
const INTEGER_BITS: Readonly<Record<string, number>> = { short: 16, int: 32, long: 64 };
/** How many digits and which exponents decimals have: past the largest and below the smallest of the type. */
const DECIMALS: Readonly<Record<string, readonly [digits: number, exponent: number, bitsHexLength: number]>> =
  { float: [12, 50, 8], double: [20, 340, 16] };

/** Types that `typedValueArbitrary` has values of. */
export const typedValueTypes: readonly string[] = [
  ...Object.keys(INTEGER_BITS),
  ...Object.keys(DECIMALS),
  'uuid',
  'boolean',
  'string',
];

/**
 * Questions for the bytes of a typed key; integers and decimals also past the limits of their type, to be refused.
 * @param type - one of `typedValueTypes`
 */
export function typedValueArbitrary(type: string): fc.Arbitrary<SerializeCall> {
  if (type === 'string') return stringArbitrary();
  return valueArbitrary(type).map((value) => ({ call: 'serialize', type, value }));
}

function stringArbitrary(): fc.Arbitrary<SerializeCall> {
  const units = fc.array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), {
    maxLength: 60,
    size: 'max',
  });
  return fc.tuple(units, fc.constantFrom(...CHARSETS)).map(([utf16, encoding]) => ({
    call: 'serialize',
    type: 'string',
    value: 'utf16',
    utf16,
    encoding,
  }));
}

function valueArbitrary(type: string): fc.Arbitrary<string> {
  const bits = INTEGER_BITS[type];
  if (bits !== undefined) return integerArbitrary(BigInt(bits));
  const decimal = DECIMALS[type];
  if (decimal !== undefined) return decimalArbitrary(...decimal);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  return fc.oneof(
    fc.uuid(),
    fc.uuid().map((uuid) => uuid.toUpperCase()),
  );
}

function integerArbitrary(bits: bigint): fc.Arbitrary<string> {
  const limit = 2n ** bits;
  const near = fc.tuple(fc.bigInt({ min: -3n, max: 3n }), fc.constantFrom(-limit / 2n, limit / 2n, limit));
  return fc.oneof(
    { weight: 3, arbitrary: fc.bigInt({ min: -limit / 2n, max: limit / 2n - 1n }).map(String) },
    { weight: 1, arbitrary: near.map(([offset, edge]) => String(edge + offset)) },
    { weight: 1, arbitrary: fc.nat({ max: 0x7fff }).map((value) => `+${value}`) },
  );
}

function decimalArbitrary(
  digitCount: number,
  maxExponent: number,
  bitsHexLength: number,
): fc.Arbitrary<string> {
  const digits = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: digitCount, size: 'max' });
  const exponent = fc.option(fc.integer({ min: -maxExponent, max: maxExponent }), { nil: undefined });
  const decimal = fc
    .tuple(fc.constantFrom('', '-'), digits, digits, exponent)
    .map(
      ([sign, whole, fraction, power]) =>
        `${sign}${whole.join('')}.${fraction.join('')}${power === undefined ? '' : `E${power}`}`,
    );
  const bits = fc
    .bigInt({ min: 0n, max: 16n ** BigInt(bitsHexLength) - 1n })
    .map((value) => `bits:${value.toString(16).padStart(bitsHexLength, '0')}`);
  return fc.oneof({ weight: 4, arbitrary: decimal }, { weight: 1, arbitrary: bits });
}
