import type { GeneratedOptions } from '../generated/compare-families.ts';

/** How many cases a run makes up. */
export type RunSizes = Pick<GeneratedOptions, 'keyCount' | 'valueCount' | 'groupCount' | 'threadGroupCount'>;

/** Minutes for all oracles together: what a test run and CI make up. */
export const shortRun: RunSizes = { keyCount: 2000, valueCount: 300, groupCount: 200, threadGroupCount: 30 };

/**
 * What `parity:long` makes up: enough that, after those that a client cannot be asked or that core answers otherwise on
 * purpose, a million keys a client of bytes and 20,000 groups an assignor are compared.
 */
export const longRun: RunSizes = {
  keyCount: 1_040_000,
  valueCount: 100_000,
  groupCount: 25_000,
  threadGroupCount: 20_000,
};

/** KEYWAY_SEED of the environment, else one of the moment. */
export function runSeed(): number {
  return Number(process.env.KEYWAY_SEED ?? Date.now() % 2 ** 31) | 0;
}
