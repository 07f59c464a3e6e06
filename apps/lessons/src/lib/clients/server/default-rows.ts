import { catalogue } from '@keyway/core/clients/catalogue';
import { type Client, isProven } from '@keyway/core/clients/client';
import type { Language } from '@keyway/quiz/question';
import { clientLabel } from '../client-labels.ts';
import type { Markdown, RuleWords } from '../words/words.ts';
import { catalogueText } from './catalogue-text.ts';
import { hashingRuleOf, relationOf } from './client-rule.ts';

/** A client that parts from Java as it comes. */
export interface DefaultRow {
  id: string;
  rule: Markdown;
  setting: Markdown;
}

/** Picks partitions by a setting that people choose for their keys, so it belongs here though it is no default. */
const AS_GOOD_AS_DEFAULT = ['spring-cloud-stream'];

/** Clients that need a setting to place keyed records as Java does. */
export function defaultRows(language: Language, words: RuleWords): DefaultRow[] {
  return catalogue
    .filter((client) => ['differs', 'blind'].includes(relationOf(client)))
    .filter(({ id }) => clientLabel(id).isDefault || AS_GOOD_AS_DEFAULT.includes(id))
    .map((client) => ({
      id: client.id,
      rule: ruleInWords(client, language, words),
      setting: catalogueText(client.javaMatch.setting, language),
    }));
}

/** What a client hashes and how it reduces that, in a line. */
function ruleInWords(client: Client, language: Language, words: RuleWords): Markdown {
  if (!isProven(client)) return client.hash === null ? words.noHash : catalogueText(client.hash, language);
  const rule = hashingRuleOf(client);
  return rule === undefined
    ? words.noHash
    : `${words.hashes[rule.hash]}, ${words.reductions[rule.reduction]}`;
}
