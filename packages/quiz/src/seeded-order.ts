/**
 * The same things in an order that a seed decides: Fisher-Yates over mulberry32.
 * The seed is all that chance has to say here, so the same seed gives the same order everywhere.
 * @param items - left as they are
 * @param seed - uint32
 * @returns a new array with each item once
 */
export function seededOrder<T>(items: readonly T[], seed: number): T[] {
  const keyed = items.map((item) => ({ item }));
  const random = mulberry32(seed);
  for (let last = keyed.length - 1; last > 0; last--) {
    const [picked] = keyed.splice(Math.floor(random() * (last + 1)), 1);
    if (picked) keyed.splice(last, 0, picked);
  }
  return keyed.map(({ item }) => item);
}

/** Tommy Ettinger's mulberry32: 0 <= number < 1, a period of 2^32. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
