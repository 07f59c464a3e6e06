import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { partition } from '@keyway/core/clients/partition';
import type { ClientsAlike, Identification } from '@keyway/core/identify/identification';
import { placementRules } from '@keyway/core/identify/placement-rules';
import { UsageError } from './usage-error.ts';

/** The client that all are to match, and those that place keys as it does. */
export interface IdentifyTarget {
  name: string;
  clientIds: readonly string[];
  /** Their names, which tell the setting where it takes one. */
  clientNames: readonly string[];
}

/** A setting, and whom it helps. */
export interface IdentifySetting {
  /** Ids of clients, or names of programs that have a setting of their own. */
  clients: string[];
  setting: string;
  catch: string;
}

/** What is known about making one writer match the target. */
export interface IdentifyAdvice {
  /** Index of the writer. */
  writer: number;
  /** Empty where nothing is known. */
  settings: IdentifySetting[];
}

/**
 * The client to match, by id or alias; one that was only read stands for the proven one whose rule it seems to follow.
 * @throws {CoreError} CLIENT_UNKNOWN, CLIENT_UNPROVEN
 * @throws {UsageError} for a client that looks at no key
 */
export function identifyTarget(name: string): IdentifyTarget {
  const client = findClient(name);
  const id = client !== undefined && !isProven(client) ? client.sameRuleAs : client?.id;
  // Refuses what has no rule, in core's own words.
  partition(id ?? name, 'any', 1);
  const rule = placementRules.find(({ clientIds }) => clientIds.includes(id ?? ''));
  if (rule === undefined) throw new UsageError(`"${name}" looks at no key, so nothing can match it`);
  const { clientIds } = rule;
  const clientNames = catalogue.filter((one) => clientIds.includes(one.id)).map((one) => one.name);
  return { name, clientIds, clientNames };
}

/** For each writer that does not place as the target: the settings that make its clients match, as far as known. */
export function identifyAdvice({ writers }: Identification, target: IdentifyTarget): IdentifyAdvice[] {
  const isJava = target.clientIds.includes('java');
  return writers.flatMap((writer, index) =>
    writer.clientIds.some((id) => target.clientIds.includes(id))
      ? []
      : [{ writer: index, settings: isJava ? settingsOf(writer) : [] }],
  );
}

function settingsOf({ clientIds, readClientIds }: ClientsAlike): IdentifySetting[] {
  const settings = new Map<string, IdentifySetting>();
  const add = (name: string, match: { setting: string; catch: string }): void => {
    const id = JSON.stringify([match.setting, match.catch]);
    const known = settings.get(id);
    if (known) known.clients.push(name);
    else settings.set(id, { clients: [name], setting: match.setting, catch: match.catch });
  };
  for (const client of catalogue.filter(({ id }) => [...clientIds, ...readClientIds].includes(id))) {
    add(client.id, client.javaMatch);
    for (const alias of client.aliases) if (alias.javaMatch) add(alias.name, alias.javaMatch);
  }
  return [...settings.values()];
}
