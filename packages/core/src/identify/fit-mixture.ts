import { isExplained, likelihoodOf, type PlacementTable } from './tabulate-placements.ts';

/** Placements with the same likelihoods, last that of the background. */
export interface MixtureClass {
  count: number;
  likelihoods: readonly number[];
}

/** The most likely shares. */
export interface MixtureFit {
  /** Share of each component, last that of the background; they add up to 1. */
  weights: readonly number[];
  logLikelihood: number;
}

/**
 * How records that no chosen candidate wrote spread: the likelihood of a partition as a step, 2 to the power of
 * step / 4. Steps keep the classes few, however many partitions there are.
 */
export type Background = (partition: number) => number;

/** Evenness that the background is credited with, in placements a partition; keeps few placements from shaping it. */
const PRIOR_COUNT = 4;
const STEPS_PER_DOUBLING = 4;
const MAX_ROUND_COUNT = 3000;

/**
 * The background that the placements suggest which no chosen candidate explains. Some producers name few partitions
 * themselves; against an even background such a heap would look like a client.
 */
export function backgroundOf(table: PlacementTable, chosen: readonly number[]): Background {
  const left = new Map<number, number>();
  let total = 0;
  for (const one of table.classes) {
    if (isExplained(one, chosen)) continue;
    left.set(one.partition, (left.get(one.partition) ?? 0) + one.placementCount);
    total += one.placementCount;
  }
  const whole = total + PRIOR_COUNT * table.placeCount;
  return (partition) =>
    Math.round(Math.log2(((left.get(partition) ?? 0) + PRIOR_COUNT) / whole) * STEPS_PER_DOUBLING);
}

/** The likelihood of a step. */
export function likelihoodOfStep(step: number): number {
  return 2 ** (step / STEPS_PER_DOUBLING);
}

/** Placements of a table by what the chosen candidates and the background make of them. */
export function mixtureClasses(
  table: PlacementTable,
  chosen: readonly number[],
  background: Background,
): MixtureClass[] {
  const classes = new Map<number, MixtureClass>();
  const mask = chosen.reduce((bits, candidate) => bits | (1 << candidate), 0);
  for (const one of table.classes) {
    const step = background(one.partition);
    // Steps run from 0 (certain) down to -124 (1 in 2^31).
    const id = ((one.matches & mask) * 2 + (one.isNoText ? 1 : 0)) * 256 - step;
    const known = classes.get(id);
    if (known === undefined) {
      const likelihoods = chosen.map((candidate) => likelihoodOf(table, candidate, one));
      classes.set(id, {
        count: one.placementCount,
        likelihoods: [...likelihoods, likelihoodOfStep(step)],
      });
    } else known.count += one.placementCount;
  }
  return [...classes.values()];
}

/**
 * Shares of the components by maximum likelihood (expectation maximisation; the problem is concave).
 * @param fixed - a component whose share is held at a value
 */
export function fitMixture(
  classes: readonly MixtureClass[],
  fixed?: { index: number; weight: number },
): MixtureFit {
  const size = classes[0]?.likelihoods.length ?? 1;
  const total = classes.reduce((sum, { count }) => sum + count, 0);
  let weights = Array.from({ length: size }, (_, index) => startWeight(index, size, fixed));
  let logLikelihood = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < MAX_ROUND_COUNT; round++) {
    const sums = new Array<number>(size).fill(0);
    let next = 0;
    for (const { count, likelihoods } of classes) {
      let whole = 0;
      for (let j = 0; j < size; j++) whole += (weights[j] ?? 0) * (likelihoods[j] ?? 0);
      next += count * Math.log(whole);
      if (whole === 0) continue;
      for (let j = 0; j < size; j++) {
        sums[j] = (sums[j] ?? 0) + (count * (weights[j] ?? 0) * (likelihoods[j] ?? 0)) / whole;
      }
    }
    const gain = next - logLikelihood;
    logLikelihood = next;
    if (gain < 1e-7 || next === Number.NEGATIVE_INFINITY) break;
    weights = fixed === undefined ? sums.map((sum) => sum / total) : rescale(sums, fixed);
  }
  return { weights, logLikelihood };
}

function startWeight(index: number, size: number, fixed?: { index: number; weight: number }): number {
  if (fixed === undefined) return 1 / size;
  return index === fixed.index ? fixed.weight : (1 - fixed.weight) / (size - 1);
}

function rescale(sums: readonly number[], { index, weight }: { index: number; weight: number }): number[] {
  const others = sums.reduce((sum, one, at) => (at === index ? sum : sum + one), 0);
  return sums.map((sum, at) => (at === index ? weight : others === 0 ? 0 : (sum / others) * (1 - weight)));
}
