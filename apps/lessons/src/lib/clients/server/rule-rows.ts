import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven, type ProvenClient } from '@keyway/core/clients/client';
import type { Language } from '@keyway/quiz/question';
import type { Markdown, RuleWords } from '../words/words.ts';
import { catalogueText } from './catalogue-text.ts';
import { hashingRuleOf } from './client-rule.ts';

/** Proven clients with one hash and one reduction. */
export interface ProvenGroup {
  /** undefined: these look at no key. */
  rule: { hash: Markdown; reduction: string } | undefined;
  clients: ProvenRow[];
}

/** A proven client's row. */
export interface ProvenRow {
  id: string;
  nullKey: string;
  emptyKey: string;
  versions: readonly string[];
}

/** A client whose code was read. */
export interface ReadRow {
  id: string;
  versions: Markdown;
  hash: Markdown | null;
  reduction: Markdown | null;
  nullKey: Markdown;
  emptyKey: Markdown;
}

/** Clients by their rule for keyed records: Java's first, then the rules of most clients. */
export function provenGroups(clients: readonly ProvenClient[], words: RuleWords): ProvenGroup[] {
  const groups = new Map<string, ProvenGroup>();
  for (const client of clients) {
    const rule = hashingRuleOf(client);
    const name = rule === undefined ? '' : `${rule.hash} ${rule.reduction}`;
    const group = groups.get(name) ?? {
      rule: rule && { hash: words.hashes[rule.hash], reduction: words.reductions[rule.reduction] },
      clients: [],
    };
    group.clients.push({ id: client.id, ...noKeyInWords(client, words), versions: client.proof.versions });
    groups.set(name, group);
  }
  const hasJava = ({ clients: rows }: ProvenGroup): boolean => rows.some(({ id }) => id === 'java');
  return [...groups.values()].sort(
    (left, right) =>
      Number(hasJava(right)) - Number(hasJava(left)) ||
      Number(left.rule === undefined) - Number(right.rule === undefined) ||
      right.clients.length - left.clients.length,
  );
}

/** What a proven client does without a key, and with an empty one. */
export function noKeyInWords(client: ProvenClient, words: RuleWords): { nullKey: string; emptyKey: string } {
  const nullKey = words.nullKeys[client.rule.nullKey];
  const rule = hashingRuleOf(client);
  return { nullKey, emptyKey: rule === undefined ? nullKey : words.emptyKeys[rule.emptyKey] };
}

/** Clients that were read and not run, as the catalogue tells of them. */
export function readRows(language: Language): ReadRow[] {
  const said = (text: string): Markdown => catalogueText(text, language);
  return catalogue.flatMap((client) =>
    isProven(client)
      ? []
      : [
          {
            id: client.id,
            versions: said(client.versions),
            hash: client.hash === null ? null : said(client.hash),
            reduction: client.reduction === null ? null : said(client.reduction),
            nullKey: said(client.nullKey),
            emptyKey: said(client.emptyKey),
          },
        ],
  );
}
