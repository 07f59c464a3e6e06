/**
 * MurmurHash3 for 32 bits (x86_32), which other systems use and which is taken for murmur2 at times.
 * @returns unsigned 32-bit
 * Source: A. Appleby, MurmurHash3.cpp
 */
export function murmur3(bytes: Uint8Array, seed = 0): number {
  let h = seed | 0;
  const bodyLength = bytes.length & ~3;
  const byteAt = (index: number): number => bytes[index] ?? 0;
  for (let i = 0; i < bodyLength; i += 4) {
    const k = byteAt(i) | (byteAt(i + 1) << 8) | (byteAt(i + 2) << 16) | (byteAt(i + 3) << 24);
    h ^= scramble(k);
    h = (Math.imul(rotate(h, 13), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= bodyLength; i--) tail = (tail << 8) | byteAt(i);
  h ^= scramble(tail) ^ bytes.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function scramble(k: number): number {
  return Math.imul(rotate(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
