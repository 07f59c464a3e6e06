import { type Candidate, ruleAt } from './candidate.ts';
import { scoreOf } from './choose-candidates.ts';
import type { ExplainedTable } from './explain-table.ts';
import {
  type Background,
  backgroundOf,
  fitMixture,
  likelihoodOfStep,
  type MixtureFit,
  mixtureClasses,
} from './fit-mixture.ts';
import type { ClientsAlike, Evidence, Writer } from './identification.ts';
import { shareInterval } from './share-interval.ts';
import { likelihoodOf, type PlacementTable } from './tabulate-placements.ts';

/** Twice the logarithm of odds of 20, and of 150, to 1. */
const FAIR_GAP = 6;
const STRONG_GAP = 10;
const MAX_ALTERNATIVE_COUNT = 5;

/** The writers of an explanation with their shares, and that of the background. */
export interface JudgedWriters {
  /** Largest share first, with the candidate that each stands for. */
  writers: readonly { writer: Writer; candidate: number }[];
  background: { share: number; shareInterval: readonly [number, number] };
}

/** Works out the share of each chosen candidate, and how sure it is. */
export function judgeWriters({ table, chosen }: ExplainedTable): JudgedWriters {
  const background = backgroundOf(table, chosen);
  const classes = mixtureClasses(table, chosen, background);
  const fit = withoutTraces(fitMixture(classes), table.placementCount);
  const recordShares = recordSharesOf(table, chosen, fit.weights, background);
  const least = scoreOf(table, chosen, background);
  const backgroundShare = fit.weights.at(-1) ?? 0;
  const writers = chosen.map((candidate, index) => {
    const gapOf = (others: readonly number[]): number => scoreOf(table, others, background) - least;
    const writer: Writer = {
      ...alikeOf(table, candidate),
      share: fit.weights[index] ?? 0,
      shareInterval: shareInterval(classes, fit, index),
      recordShare: recordShares[index] ?? 0,
      ...countsOf(table, chosen, candidate),
      ...certaintyOf(table, chosen, candidate, gapOf),
    };
    if (isShadow(writer.share, backgroundShare)) writer.evidence = 'weak';
    return { writer, candidate };
  });
  return {
    writers: writers.sort((left, right) => right.writer.share - left.writer.share),
    background: {
      share: backgroundShare,
      shareInterval: shareInterval(classes, fit, chosen.length),
    },
  };
}

/**
 * A small part beside a larger one that nobody accounts for is no proof, however unlikely by chance: an unknown rule
 * over the digits of a key goes along with a known one, such as Java's hashCode, for a part of the keys.
 */
function isShadow(share: number, backgroundShare: number): boolean {
  return backgroundShare > 0.5 && share < 0.25;
}

/** Shares that come to less than a thousandth of a placement are where the estimation stopped on its way to 0. */
function withoutTraces(fit: MixtureFit, placementCount: number): MixtureFit {
  const kept = fit.weights.map((weight) => (weight * placementCount < 1e-3 ? 0 : weight));
  const whole = kept.reduce((sum, weight) => sum + weight, 0);
  return { ...fit, weights: kept.map((weight) => weight / whole) };
}

/** A candidate, with those of the same count that these placements do not tell from it. */
function alikeOf(table: PlacementTable, candidate: number): ClientsAlike & Pick<Writer, 'rules'> {
  const own = table.candidates[candidate];
  const partitionCount = own?.partitionCount ?? 0;
  const alike = twinsOf(table, candidate).filter((one) => one.partitionCount === partitionCount);
  const rules = [...(own ? [own] : []), ...alike].map(({ rule }) => rule).sort((left, right) => left - right);
  return {
    ...clientsOf(rules, partitionCount),
    rules: rules.map((rule) => ({ hash: ruleAt(rule).hash, reduction: ruleAt(rule).reduction })),
  };
}

/** The clients of rules. */
export function clientsOf(rules: readonly number[], partitionCount: number): ClientsAlike {
  return {
    clientIds: rules.flatMap((rule) => ruleAt(rule).clientIds),
    readClientIds: rules.flatMap((rule) => ruleAt(rule).readClientIds),
    partitionCount,
  };
}

function twinsOf(table: PlacementTable, candidate: number): Candidate[] {
  return table.candidates.filter(
    (_, other) =>
      other !== candidate &&
      table.classes.every((one) => likelihoodOf(table, other, one) === likelihoodOf(table, candidate, one)),
  );
}

function countsOf(
  table: PlacementTable,
  chosen: readonly number[],
  candidate: number,
): Pick<Writer, 'placementCount' | 'onlyPlacementCount'> {
  const mask = chosen.reduce((bits, one) => bits | (1 << one), 0);
  let placementCount = 0;
  let onlyPlacementCount = 0;
  for (const one of table.classes) {
    if (((one.matches >>> candidate) & 1) === 0) continue;
    placementCount += one.placementCount;
    if ((one.matches & mask) === 1 << candidate) onlyPlacementCount += one.placementCount;
  }
  return { placementCount, onlyPlacementCount };
}

function certaintyOf(
  table: PlacementTable,
  chosen: readonly number[],
  candidate: number,
  gapOf: (others: readonly number[]) => number,
): Pick<Writer, 'evidence' | 'alternatives' | 'mayBeChance'> {
  const rest = chosen.filter((one) => one !== candidate);
  const twins = twinsOf(table, candidate);
  const own = table.candidates[candidate];
  const gapOfChance = gapOf(rest);
  const close = table.candidates
    .map((other, index) => ({ other, index }))
    .filter(
      ({ other, index }) => !chosen.includes(index) && !(twins.includes(other) && isSameCount(other, own)),
    )
    .map(({ other, index }) => ({ other, gap: gapOf([...rest, index]) }))
    .filter(({ gap }) => gap < FAIR_GAP)
    .sort((left, right) => left.gap - right.gap);
  const gap = close.reduce((least, one) => Math.min(least, one.gap), gapOfChance);
  return {
    evidence: evidenceOf(gap),
    alternatives: close
      .slice(0, MAX_ALTERNATIVE_COUNT)
      .map(({ other: { rule, partitionCount } }) => clientsOf([rule], partitionCount)),
    mayBeChance: gapOfChance < FAIR_GAP,
  };
}

function isSameCount(left: Candidate, right: Candidate | undefined): boolean {
  return left.partitionCount === right?.partitionCount;
}

function evidenceOf(gap: number): Evidence {
  if (gap >= STRONG_GAP) return 'strong';
  return gap >= FAIR_GAP ? 'fair' : 'weak';
}

/** Each class of placements shared out among the components as likely, weighed by its records. */
function recordSharesOf(
  table: PlacementTable,
  chosen: readonly number[],
  weights: readonly number[],
  background: Background,
): number[] {
  const sums = weights.map(() => 0);
  let total = 0;
  for (const one of table.classes) {
    const parts = weights.map((weight, index) => {
      const candidate = chosen[index];
      const likelihood =
        candidate === undefined
          ? likelihoodOfStep(background(one.partition))
          : likelihoodOf(table, candidate, one);
      return weight * likelihood;
    });
    const whole = parts.reduce((sum, part) => sum + part, 0);
    if (whole === 0) continue;
    for (const [index, part] of parts.entries()) {
      sums[index] = (sums[index] ?? 0) + (one.recordCount * part) / whole;
    }
    total += one.recordCount;
  }
  return sums.map((sum) => (total === 0 ? 0 : sum / total));
}
