import { reductions } from '../clients/reductions.ts';
import type { PlacementStore } from './create-placement-store.ts';
import type { HashedKeys } from './hash-keys.ts';
import { placementRules } from './placement-rules.ts';

/** A rule with the partition count that its client believes in: one possible writer of the records. */
export interface Candidate {
  /** Index in `placementRules`. */
  rule: number;
  partitionCount: number;
  /** Nats that it costs to name this candidate among those that were tried. */
  cost: number;
}

/** What was observed, with every key hashed. */
export interface Observations {
  store: PlacementStore;
  hashed: HashedKeys;
  /** Partitions of the topic, as told. */
  partitionCount: number;
  /** Partitions that chance has to choose from: those of the topic and what was seen beyond. */
  placeCount: number;
}

/** Whether a candidate puts the key of a placement there. A key that its client cannot read matches nothing. */
export function isMatch(
  observations: Observations,
  { rule, partitionCount }: Candidate,
  at: number,
): boolean {
  const { store, hashed } = observations;
  const keyIndex = store.keyOf[at] ?? 0;
  return placeOf(hashed, rule, partitionCount, keyIndex) === store.partitionOf[at];
}

/** Where a candidate puts a key; undefined where its client reads text and the key is none. */
export function placeOf(
  hashed: HashedKeys,
  rule: number,
  partitionCount: number,
  keyIndex: number,
): number | undefined {
  const { reduction, readsText } = ruleAt(rule);
  if (readsText && hashed.isNoText[keyIndex] === 1) return undefined;
  return reductions[reduction](hashed.columnOfRule[rule]?.[keyIndex] ?? 0, partitionCount);
}

/** The rule of a candidate. */
export function ruleAt(index: number): (typeof placementRules)[number] {
  const rule = placementRules[index];
  if (rule === undefined) throw new RangeError(`no placement rule ${index}`);
  return rule;
}
