import type { Presented } from '@keyway/quiz/quiz-question';
import { seedOf } from '@keyway/quiz/seed-of';

/** Seeds that are tried before a question is taken for one that is the same for everybody. */
const TRIED_COUNT = 24;

/**
 * A seed whose variant shows something else.
 * @param from - where to begin: the same gives the same seed
 * @param show - what a seed's variant shows
 * @returns undefined where every variant that was tried shows the same
 */
export function anotherSeed(from: number, show: (seed: number) => Presented): number | undefined {
  const shown = JSON.stringify(show(from));
  for (let tried = 1; tried <= TRIED_COUNT; tried++) {
    const seed = seedOf(String(tried), String(from));
    if (JSON.stringify(show(seed)) !== shown) return seed;
  }
  return undefined;
}
