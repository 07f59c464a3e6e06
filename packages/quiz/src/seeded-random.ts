/** A source of numbers, 0 <= number < 1. */
export type Random = () => number;

/**
 * Chance that a seed decides: Tommy Ettinger's mulberry32, with a period of 2^32.
 * The same seed gives the same numbers everywhere.
 * @param seed - uint32
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One of the items.
 * @param items - at least one
 * @throws {RangeError} when there is none
 */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('"items" expected at least one, got none');
  return items[Math.floor(random() * items.length)] as T; // in range: random() < 1
}
