const SEED = 0x9747b28c;
const M = 0x5bd1e995;
const R = 24;

/**
 * The murmur2 of kafkajs 1, which is not Kafka's: it multiplies in doubles, so that bits beyond 2^53 are lost, and
 * where the length is no multiple of four it takes the last, padded word both as a word and as a tail.
 * No key is known for which it equals Kafka's.
 * @returns int32
 * @example kafkajs1Murmur2(new Uint8Array(0)) // 275646684, where Kafka's is 275646681
 * Source: kafkajs 1.16.0, src/producer/partitioners/default/murmur2.js. Vectors: clients.json
 */
export function kafkajs1Murmur2(bytes: Uint8Array): number {
  const byteAt = (index: number): number => bytes[index] ?? 0;
  let h = SEED ^ bytes.length;
  for (let i = 0; i < bytes.length; i += 4) {
    // `*` and not Math.imul: the products are doubles until the next xor or shift takes their low 32 bits.
    let k = (byteAt(i) + (byteAt(i + 1) << 8) + (byteAt(i + 2) << 16) + (byteAt(i + 3) << 24)) * M;
    k ^= k >>> R;
    h = (h * M) ^ (k * M);
  }
  const tail = bytes.length & ~3;
  const tailLength = bytes.length - tail;
  if (tailLength === 3) h ^= byteAt(tail + 2) << 16;
  if (tailLength >= 2) h ^= byteAt(tail + 1) << 8;
  if (tailLength >= 1) h = (h ^ byteAt(tail)) * M;
  h ^= h >>> 13;
  h *= M;
  return h ^ (h >>> 15);
}
