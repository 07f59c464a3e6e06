import type { ProvenClient } from '@keyway/core/clients/client';
import { partition } from '@keyway/core/clients/partition';
import { partitionForText } from '@keyway/core/partition-for-text';
import { hashingRuleOf, relationOf } from './client-rule.ts';

/** Where a client and Java put one key. */
export interface ExampleRow {
  key: string;
  java: number;
  /** null: wherever chance or its turn takes the record. */
  own: number | null;
  verdict:
    | 'same'
    | 'different'
    /** The rules part, and this key does not show it. */
    | 'chance'
    /** The same hash without a sign bit, so that its reduction does not matter. */
    | 'sign'
    | 'any';
}

export const EXAMPLE_KEYS: readonly string[] = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];
export const EXAMPLE_PARTITION_COUNT = 6;

/** The keys of the course beside Java: where they agree without having to, the row says why. */
export function clientExample(client: ProvenClient): ExampleRow[] {
  return EXAMPLE_KEYS.map((key) => {
    const java = partitionForText(key, EXAMPLE_PARTITION_COUNT);
    const placement = partition(client.id, key, EXAMPLE_PARTITION_COUNT);
    const own = placement.kind === 'partition' ? placement.partition : null;
    return { key, java, own, verdict: verdictOf(client, own, java) };
  });
}

function verdictOf(client: ProvenClient, own: number | null, java: number): ExampleRow['verdict'] {
  if (own === null) return 'any';
  if (own !== java) return 'different';
  const relation = relationOf(client);
  if (relation === 'same' || relation === 'java') return 'same';
  // With Java's hash and a count that is no power of two, only a hash without its sign bit leads to the same partition.
  return hashingRuleOf(client)?.hash === 'murmur2' ? 'sign' : 'chance';
}
