/**
 * Random numbers that the same seed gives again (mulberry32): good enough to choose test keys, and for nothing else.
 * @param seed - integer; its low 32 bits count
 * @returns a function that gives an integer, 0 <= result < limit, for a limit of at most 2 ** 32
 */
export function createSeededRandom(seed: number): (limit: number) => number {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
