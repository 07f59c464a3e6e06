import { toPositive } from '../partition-for-key.ts';

/** Turns counted by name. */
export interface TurnCounters {
  /** The next turn of a name: 0 <= turn <= 2147483647. */
  next(name: string): number;
}

/**
 * Counters as Java's AtomicInteger: they wrap after 2147483647 and are masked when read.
 * @param start - the first value of a new counter, int32
 */
export function createTurnCounters(start: () => number): TurnCounters {
  const counters = new Map<string, number>();
  return {
    next(name) {
      const value = counters.get(name) ?? start();
      counters.set(name, (value + 1) | 0);
      return toPositive(value);
    },
  };
}
