import { catalogue } from '@keyway/core/clients/catalogue';
import type { Client, ClientAlias, JavaMatch } from '@keyway/core/clients/client';
import { clientLabelText } from '../client-labels.ts';

/** What a page is about: a client, or a program that sends through one and has a setting of its own. */
export interface ClientSubject {
  /** Its place in the address. */
  slug: string;
  /** As people search for it. */
  name: string;
  client: Client;
  /** Set on the page of a program. */
  program?: ClientAlias & { javaMatch: JavaMatch };
}

/** Every page: one a client of the catalogue, and one a program with another setting than its client. */
export const clientSubjects: readonly ClientSubject[] = catalogue.flatMap((client) => [
  { slug: client.id, name: clientLabelText(client.id), client },
  ...programsOf(client),
]);

/** A second name of a program has the first one's setting, and no page of its own. */
function programsOf(client: Client): ClientSubject[] {
  const settings = new Set<string>([client.javaMatch.setting]);
  return client.aliases.flatMap(({ javaMatch, ...alias }) => {
    if (javaMatch === undefined || settings.has(javaMatch.setting)) return [];
    settings.add(javaMatch.setting);
    return [{ slug: slugOf(alias.name), name: alias.name, client, program: { ...alias, javaMatch } }];
  });
}

/** A name as a part of an address: `Fluent Bit` is `fluent-bit`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
