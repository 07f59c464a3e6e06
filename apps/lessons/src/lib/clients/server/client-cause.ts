import { type Client, isProven } from '@keyway/core/clients/client';
import type { Language } from '@keyway/quiz/question';
import type { ClientWords, Markdown, RuleWords } from '../words/words.ts';
import { catalogueText } from './catalogue-text.ts';
import { computableClient, hashingRuleOf, relationOf } from './client-rule.ts';

/** Why a client places keys as it does, and how that stands to Java. */
export function causeInWords(
  client: Client,
  language: Language,
  words: ClientWords,
  rules: RuleWords,
): Markdown[] {
  if (isProven(client)) {
    const rule = hashingRuleOf(client);
    if (rule === undefined) return [words.causeBlind];
    const own = words.cause(rules.hashes[rule.hash], rules.reductions[rule.reduction]);
    return client.id === 'java' ? [own] : [own, besideJava(client, words)];
  }
  if (client.hash === null) return [words.causeReadBlind];
  const said = (text: string): Markdown => catalogueText(text, language);
  const own = words.causeRead(said(client.hash), client.reduction === null ? null : said(client.reduction));
  return [own, besideJava(client, words)];
}

function besideJava(client: Client, words: ClientWords): Markdown {
  if (relationOf(client) === 'same') return words.causeSame;
  const computable = computableClient(client);
  const rule = computable && hashingRuleOf(computable);
  return rule?.hash === 'murmur2' && rule.reduction === 'unsigned' ? words.causeSignOnly : words.causeJava;
}
