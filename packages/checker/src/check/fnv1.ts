const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * 32-bit FNV-1, which multiplies before it mixes a byte in; clients of Kafka have FNV-1a, which mixes first.
 * @returns signed 32-bit
 * Source: draft-eastlake-fnv
 */
export function fnv1(bytes: Uint8Array): number {
  let hash = OFFSET_BASIS;
  for (const byte of bytes) hash = Math.imul(hash, PRIME) ^ byte;
  return hash | 0;
}
