/**
 * The float that Java's `Float.parseFloat` reads from a decimal text: rounded once, from the exact text.
 * `Math.fround(Number(text))` rounds twice, and errs where the double lands half-way between two floats.
 * @param text - sign, digits, point and exponent, as JavaScript's `Number` reads them; also NaN and Infinity
 * @returns a float32 as a number
 * @example parseJavaFloat('1.00000017881393432617187499') // 1.0000001192092896, not 1.000000238418579
 * Source: OpenJDK 17, Float.parseFloat. Vectors: serializers.json
 */
export function parseJavaFloat(text: string): number {
  const double = Number(text);
  const nearest = Math.fround(double);
  const other = neighbour(nearest, double);
  if (other === undefined || double - asDouble(nearest) !== asDouble(other) - double) return nearest;
  // Half-way: the double's own rounding has hidden on which side the text lies.
  const side = compareExactly(text, double);
  if (side === 0) return nearest;
  return side > 0 === other > nearest ? other : nearest;
}

/** The float on the other side of a double that is not itself a float. */
function neighbour(nearest: number, double: number): number | undefined {
  if (!Number.isFinite(double) || nearest === double) return undefined;
  if (!Number.isFinite(nearest)) return Math.sign(double) * MAX_FLOAT;
  if (nearest === 0) return Math.sign(double) * MIN_FLOAT;
  const bits = new DataView(new ArrayBuffer(4));
  bits.setFloat32(0, nearest);
  const isFurtherOut = Math.abs(double) > Math.abs(nearest);
  bits.setInt32(0, bits.getInt32(0) + (isFurtherOut ? 1 : -1));
  return bits.getFloat32(0);
}

const MAX_FLOAT = 3.4028234663852886e38;
const MIN_FLOAT = 1.401298464324817e-45;

/** Where an infinite float begins, as a double that can be subtracted: 2^128. */
function asDouble(float: number): number {
  return Number.isFinite(float) ? float : Math.sign(float) * 2 ** 128;
}

/** Sign of text − double, in exact arithmetic. */
function compareExactly(text: string, double: number): number {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  const tens = Number(exponent) - fraction.length;
  // A double times 2^1074 is an integer.
  const [scaled, twos] = scaleToInteger(double);
  const left = digits * 10n ** BigInt(Math.max(tens, 0)) * 2n ** BigInt(twos);
  const right = scaled * 10n ** BigInt(Math.max(-tens, 0));
  if (left === right) return 0;
  return left > right ? 1 : -1;
}

/** The smallest integer form of a finite double: integer / 2^twos. */
function scaleToInteger(double: number): [integer: bigint, twos: number] {
  let scaled = double;
  let twos = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    twos++;
  }
  return [BigInt(scaled), twos];
}
