import { fitMixture, type MixtureClass, type MixtureFit } from './fit-mixture.ts';

/** Half of the 95 % point of chi-square with one degree of freedom. */
const DROP = 1.92;
const STEP_COUNT = 18;

/**
 * The shares of one component that the placements leave possible, with 95 % confidence: where the likelihood, with the
 * other shares at their best, has fallen by no more than 1.92 (profile likelihood).
 * @returns [lowest, highest], 0..1
 */
export function shareInterval(
  classes: readonly MixtureClass[],
  fit: MixtureFit,
  index: number,
): [number, number] {
  const best = fit.weights[index] ?? 0;
  if (fit.weights.length === 1) return [1, 1];
  const isPossible = (weight: number): boolean =>
    fitMixture(classes, { index, weight }).logLikelihood >= fit.logLikelihood - DROP;
  return [edgeOf(best, 0, isPossible), edgeOf(best, 1, isPossible)];
}

function edgeOf(inside: number, end: number, isPossible: (weight: number) => boolean): number {
  if (isPossible(end)) return end;
  let within = inside;
  let beyond = end;
  for (let step = 0; step < STEP_COUNT; step++) {
    const middle = (within + beyond) / 2;
    if (isPossible(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}
