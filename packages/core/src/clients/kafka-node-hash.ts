/**
 * The hash of kafka-node's KeyedPartitioner: 31 * hash + unit over the UTF-16 units, the sign bit cleared at every
 * step, and 1 where that would be 0, as for the empty text.
 * @returns 1 <= hash <= 2147483647
 * @example kafkaNodeHash('') // 1
 * Source: kafka-node 5.0.0, lib/partitioner.js, KeyedPartitioner.hashCode. Vectors: clients.json
 */
export function kafkaNodeHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) & 0x7fffffff;
  return hash || 1;
}
