import { type Random, seededRandom } from './seeded-random.ts';

const DRAW_COUNT = 32;

/**
 * Draws variants from a seed until one tells right from wrong: a variant in which a classic mistake leads to the
 * right answer teaches nothing. Where none is to be had, the one with the fewest coincidences.
 * @param seed - uint32
 * @param draw - makes a variant of chance
 * @param countCoincidences - classic mistakes that give the right answer of a variant
 */
export function drawBest<T>(
  seed: number,
  draw: (random: Random) => T,
  countCoincidences: (variant: T) => number,
): T {
  const random = seededRandom(seed);
  let best = draw(random);
  let fewest = countCoincidences(best);
  for (let drawn = 1; drawn < DRAW_COUNT && fewest > 0; drawn++) {
    const other = draw(random);
    const count = countCoincidences(other);
    if (count >= fewest) continue;
    best = other;
    fewest = count;
  }
  return best;
}
