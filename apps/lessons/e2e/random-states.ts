/** Of the random states of this run; KEYWAY_SEED repeats an earlier one. */
export const SEED: number = Number(process.env.KEYWAY_SEED ?? Date.now() % 2 ** 31);

/** Numbers that look random and come again with the same seed: integers from 0 up to, not including, `below`. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}
