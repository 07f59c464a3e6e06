/**
 * How a client makes a partition of a 32-bit hash.
 * - `mask`: the sign bit cleared, as Java does
 * - `unsigned`: the bits taken as unsigned; the same as `mask` where the count is a power of two, and only there
 * - `absolute`: the absolute value, 2147483648 for the least hash. Before or after the remainder comes to the same
 * - `absolute-or-zero`: the absolute value, 0 for the least hash, which has none in 32 bits
 */
export type ReductionName = 'mask' | 'unsigned' | 'absolute' | 'absolute-or-zero';

/**
 * The reductions by name.
 * Each takes a hash of 32 bits, signed or not, and a count from 1 to 2147483647; answers 0 <= partition < count.
 * Vectors: clients.json
 */
export const reductions: Readonly<Record<ReductionName, (hash: number, partitionCount: number) => number>> = {
  mask: (hash, partitionCount) => (hash & 0x7fffffff) % partitionCount,
  unsigned: (hash, partitionCount) => (hash >>> 0) % partitionCount,
  absolute: (hash, partitionCount) => Math.abs(hash | 0) % partitionCount,
  'absolute-or-zero': (hash, partitionCount) => (Math.abs(hash | 0) & 0x7fffffff) % partitionCount,
};
