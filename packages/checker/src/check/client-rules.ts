import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { partition } from '@keyway/core/clients/partition';
import type { CheckedKey, PlacementRule } from './placement-rule.ts';

/**
 * Every proven client as a rule.
 * @param target - id of the client that the program should match
 */
export function clientRules(target: string): PlacementRule[] {
  return catalogue.filter(isProven).map(({ id, name }) => ({
    id,
    kind: 'client',
    what: `as ${name} places keys`,
    ...(id !== target && { mend: `this is the rule of ${name}; follow that of ${target} instead` }),
    place: (key, partitionCount) => clientPartition(id, key, partitionCount),
  }));
}

/**
 * The partition of a proven client.
 * @returns undefined where chance decides, or the client refuses the key
 */
export function clientPartition(
  id: string,
  { bytes }: CheckedKey,
  partitionCount: number,
): number | undefined {
  const placement = partition(id, bytes, partitionCount);
  return placement.kind === 'partition' ? placement.partition : undefined;
}
