import type { CheckedKey, PlacementRule } from './placement-rule.ts';

/** Where two or more rules fit, something that would tell them apart. */
export interface Separation {
  key: string;
  partitionCount: number;
  answers: { id: string; partition: number | undefined }[];
}

/**
 * A key and a count on which rules differ: the one with the most different answers, and among those the shortest key.
 * @returns undefined where none of the keys and counts tells any two apart
 */
export function separate(
  rules: readonly PlacementRule[],
  keys: readonly CheckedKey[],
  partitionCounts: readonly number[],
): Separation | undefined {
  let best: { separation: Separation; differentCount: number } | undefined;
  for (const partitionCount of partitionCounts) {
    for (const key of keys) {
      const answers = rules.map(({ id, place }) => ({ id, partition: place(key, partitionCount) }));
      const differentCount = new Set(answers.map(({ partition }) => partition)).size;
      const isBetter =
        !best ||
        differentCount > best.differentCount ||
        (differentCount === best.differentCount && key.text.length < best.separation.key.length);
      if (differentCount > 1 && isBetter) {
        best = { separation: { key: key.text, partitionCount, answers }, differentCount };
      }
    }
  }
  return best?.separation;
}
