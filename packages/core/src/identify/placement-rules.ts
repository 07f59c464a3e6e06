import { catalogue } from '../clients/catalogue.ts';
import { type Client, isProven } from '../clients/client.ts';
import { type HashName, keyHashes } from '../clients/key-hashes.ts';
import type { ReductionName } from '../clients/reductions.ts';

/** One way to place keys that are not empty, and all clients that go by it. */
export interface PlacementRule {
  hash: HashName;
  reduction: ReductionName;
  /** It hashes text, so that a key that is not UTF-8 says nothing about it. */
  readsText: boolean;
  /** Ids of proven clients, in the order of the catalogue; at least one. */
  clientIds: readonly string[];
  /** Ids of clients whose code was read, not run, and seems to go by this rule. */
  readClientIds: readonly string[];
}

/**
 * The different rules of proven clients, in the order of the catalogue: Java's comes first.
 * Clients that differ only in what they do with no key or an empty one share a rule.
 */
export const placementRules: readonly PlacementRule[] = collectRules();

/** Ids of proven clients that look at no key and draw a partition for every record. */
export const spreadingClientIds: readonly string[] = blindClients('random', 'sticky');

/** Ids of proven clients that look at no key and deal records out in turn. */
export const dealingClientIds: readonly string[] = blindClients('round-robin');

/** Ids of proven clients that send every record to partition 0. */
export const firstPartitionClientIds: readonly string[] = blindClients('partition-0');

function blindClients(...nullKeys: string[]): string[] {
  return catalogue
    .filter(isProven)
    .filter(({ rule }) => rule.hash === null && nullKeys.includes(rule.nullKey))
    .map(({ id }) => id);
}

function collectRules(): PlacementRule[] {
  const rules = new Map<string, PlacementRule>();
  for (const client of catalogue.filter(isProven)) {
    const { rule } = client;
    if (rule.hash === null) continue;
    const signature = `${rule.hash} ${rule.reduction}`;
    const clientIds = [...(rules.get(signature)?.clientIds ?? []), client.id];
    rules.set(signature, {
      hash: rule.hash,
      reduction: rule.reduction,
      readsText: keyHashes[rule.hash].reads === 'text',
      clientIds,
      readClientIds: catalogue.filter((other) => isReadAs(other, clientIds)).map(({ id }) => id),
    });
  }
  return [...rules.values()];
}

function isReadAs(client: Client, clientIds: readonly string[]): boolean {
  return !isProven(client) && client.sameRuleAs !== undefined && clientIds.includes(client.sameRuleAs);
}
