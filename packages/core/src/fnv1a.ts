const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * 32-bit FNV-1a of bytes, unsigned: the hash of Sarama and, where asked for, of librdkafka and kafka-go.
 * FNV-1, which multiplies before it mixes the byte in, is another hash.
 * @param bytes - any length; an empty key hashes to 2166136261
 * @returns 0 <= hash <= 4294967295
 * @example fnv1a(new Uint8Array([0x61])) // 3826002220
 * Source: sarama 1.61.1, NewHashPartitioner (Go's hash/fnv). Vectors: clients.json
 */
export function fnv1a(bytes: Uint8Array): number {
  let hash = OFFSET_BASIS;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}
