import { catalogue } from './catalogue.ts';
import type { Client, JavaMatch } from './client.ts';

const CLIENTS_BY_NAME: ReadonlyMap<string, Client> = new Map(
  catalogue.flatMap((client): [string, Client][] => [
    [client.id, client],
    [plainName(client.id), client],
    ...client.aliases.map(({ name }): [string, Client] => [plainName(name), client]),
  ]),
);

/**
 * The client with an id, or known by an alias: `findClient('kcat')` is librdkafka with its default.
 * Only letters and digits count, in upper or lower case.
 * @returns undefined when nothing is known by that name
 */
export function findClient(name: string): Client | undefined {
  return CLIENTS_BY_NAME.get(name) ?? CLIENTS_BY_NAME.get(plainName(name));
}

/**
 * How to make a client, or a program that sends through it, place keys as Java does, with the setting of the program
 * where that is another one: kcat has a flag of its own.
 * @param name - an id or alias
 * @returns undefined when nothing is known by that name
 */
export function javaMatchOf(name: string): JavaMatch | undefined {
  const client = findClient(name);
  const alias = client?.aliases.find((one) => plainName(one.name) === plainName(name));
  return alias?.javaMatch ?? client?.javaMatch;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
