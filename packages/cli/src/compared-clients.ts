import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven, type ProvenClient } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { partition } from '@keyway/core/clients/partition';
import { UsageError } from './usage-error.ts';

/** A client as it was asked for. */
export interface ComparedClient {
  /** The name that was typed, or the id. */
  name: string;
  client: ProvenClient;
}

/**
 * The clients to compare: the named ones, Java first, or all whose rule is proven.
 * @throws {CoreError} CLIENT_UNKNOWN, CLIENT_UNPROVEN
 */
export function comparedClients(names: readonly string[] | undefined): ComparedClient[] {
  if (names === undefined) {
    return catalogue.filter(isProven).map((client) => ({ name: client.id, client }));
  }
  return ['java', ...names.filter((name) => findClient(name)?.id !== 'java')].map((name) => {
    // Refuses what has no rule, in core's own words.
    partition(name, 'any', 1);
    const client = findClient(name);
    if (client === undefined || !isProven(client)) throw new UsageError(`"${name}" has no rule to compare`);
    return { name, client };
  });
}

/** Clients that place every key alike, because their rules are the same. */
export interface ClientGroup {
  /** The first of them stands for all. */
  lead: ComparedClient;
  members: readonly ComparedClient[];
}

/** Groups clients by what decides where a key goes; in the order of their first members. */
export function groupByRule(clients: readonly ComparedClient[]): ClientGroup[] {
  const groups = new Map<string, ComparedClient[]>();
  for (const compared of clients) {
    const signature = signatureOf(compared.client);
    groups.set(signature, [...(groups.get(signature) ?? []), compared]);
  }
  return [...groups.values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, members: [lead, ...others] }],
  );
}

/** What decides about keys that are bytes; records without a key and lone surrogates do not come up. */
function signatureOf({ rule }: ProvenClient): string {
  if (rule.hash === null) return `blind ${rule.nullKey}`;
  const { hash, reduction, emptyKey, nullKey } = rule;
  const isDrawn = nullKey === 'random' || nullKey === 'sticky' || nullKey === 'round-robin';
  const ofEmpty = emptyKey === 'hashed' ? emptyKey : isDrawn ? 'drawn' : nullKey;
  return [hash, reduction, ofEmpty].join(' ');
}
