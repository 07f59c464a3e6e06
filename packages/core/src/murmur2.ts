const SEED = 0x9747b28c;
const M = 0x5bd1e995;
const R = 24;

/**
 * Kafka's 32-bit murmur2 of the first `length` bytes, signed as in Java.
 * The form without a view of its own, for callers that reuse one buffer.
 * @param bytes - at least `length` bytes
 * @param length - 0 <= length <= bytes.length; not checked
 * @returns int32
 * Source: kafka 1eb7644, Utils.murmur2. Vectors: murmur2.json
 */
export function murmur2OfPrefix(bytes: Uint8Array, length: number): number {
  let h = SEED ^ length;
  const wordEnd = length & ~3;
  for (let i = 0; i < wordEnd; i += 4) {
    let k = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    k = Math.imul(k, M);
    k ^= k >>> R;
    k = Math.imul(k, M);
    h = Math.imul(h, M) ^ k;
  }
  const tailLength = length - wordEnd;
  if (tailLength === 3) h ^= bytes[wordEnd + 2]! << 16;
  if (tailLength >= 2) h ^= bytes[wordEnd + 1]! << 8;
  if (tailLength >= 1) h = Math.imul(h ^ bytes[wordEnd]!, M);
  h ^= h >>> 13;
  h = Math.imul(h, M);
  return h ^ (h >>> 15);
}

/**
 * Kafka's 32-bit murmur2, signed as in Java.
 * @param bytes - any length, 0 included; bytes count as unsigned
 * @returns int32: -2147483648 <= hash <= 2147483647
 * @example murmur2(new Uint8Array(0)) // 275646681
 * Source: kafka 1eb7644, Utils.murmur2. Vectors: murmur2.json
 */
export function murmur2(bytes: Uint8Array): number {
  return murmur2OfPrefix(bytes, bytes.length);
}
