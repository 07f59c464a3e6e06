import { findClient } from '../src/clients/find-client.ts';
import { type Key, partition } from '../src/clients/partition.ts';

/** The partition by the rule of a client (id or alias), or of the proven one that an unproven client goes by. */
export function placed(name: string, key: Key, partitionCount: number): number | null {
  const client = findClient(name);
  const sameRuleAs = client && 'sameRuleAs' in client ? client.sameRuleAs : undefined;
  const placement = partition(sameRuleAs ?? name, key, partitionCount);
  return placement.kind === 'partition' ? placement.partition : null;
}
