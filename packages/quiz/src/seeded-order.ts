import { type Random, seededRandom } from './seeded-random.ts';

/**
 * The same things in an order that a seed decides.
 * The seed is all that chance has to say here, so the same seed gives the same order everywhere.
 * @param items - left as they are
 * @param seed - uint32
 * @returns a new array with each item once
 */
export function seededOrder<T>(items: readonly T[], seed: number): T[] {
  return shuffled(items, seededRandom(seed));
}

/** The same things in a random order: Fisher-Yates. A new array with each item once. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item }));
  for (let last = keyed.length - 1; last > 0; last--) {
    const [picked] = keyed.splice(Math.floor(random() * (last + 1)), 1);
    if (picked) keyed.splice(last, 0, picked);
  }
  return keyed.map(({ item }) => item);
}
