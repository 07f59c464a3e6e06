/** One thing done otherwise than Kafka's murmur2 does it; nothing named is Kafka's own. */
export interface Murmur2Change {
  /** Where the hash starts, 0x9747b28c in Kafka. */
  seed?: number;
  /** Multiplies in doubles, which lose the low bits of a large product. */
  isProductRounded?: true;
  /** Shifts right with the sign, `>>` where Kafka has `>>>`. */
  isShiftSigned?: true;
  /** Puts the first byte of a word at its top. */
  isBigEndian?: true;
  /** Takes bytes from 0x80 as negative numbers: in the last one to three bytes, or in all. */
  signedBytes?: 'tail' | 'all';
  /** Each case of the tail ends with a break, where Kafka falls through. */
  hasTailBreaks?: true;
  /** Leaves the last three steps out. */
  lacksLastMix?: true;
}

const M = 0x5bd1e995;
const SEED = 0x9747b28c;

/**
 * Kafka's murmur2 with a known mistake in it.
 * @returns signed 32-bit
 */
export function murmur2Variant(bytes: Uint8Array, change: Murmur2Change): number {
  const times = change.isProductRounded ? (a: number, b: number) => (a * b) | 0 : Math.imul;
  const shifted = (value: number, by: number): number => (change.isShiftSigned ? value >> by : value >>> by);
  const byteAt = (index: number, isTail: boolean): number => {
    const byte = bytes[index] ?? 0;
    const isSigned = change.signedBytes === 'all' || (isTail && change.signedBytes === 'tail');
    return isSigned ? (byte << 24) >> 24 : byte;
  };
  let h = ((change.seed ?? SEED) ^ bytes.length) | 0;
  const bodyLength = bytes.length & ~3;
  for (let i = 0; i < bodyLength; i += 4) {
    let k = 0;
    for (let at = 0; at < 4; at++) {
      k = (k + (byteAt(i + at, false) << (8 * (change.isBigEndian ? 3 - at : at)))) | 0;
    }
    k = times(k, M);
    k ^= shifted(k, 24);
    k = times(k, M);
    h = times(h, M) ^ k;
  }
  const tailLength = bytes.length - bodyLength;
  if (change.hasTailBreaks) {
    if (tailLength > 0) h ^= byteAt(bodyLength + tailLength - 1, true) << (8 * (tailLength - 1));
    if (tailLength === 1) h = times(h, M);
  } else if (tailLength > 0) {
    for (let at = tailLength - 1; at >= 0; at--) h ^= byteAt(bodyLength + at, true) << (8 * at);
    h = times(h, M);
  }
  if (change.lacksLastMix) return h;
  h ^= shifted(h, 13);
  h = times(h, M);
  return h ^ shifted(h, 15);
}
