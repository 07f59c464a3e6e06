import type { Client } from '@keyway/core/clients/client';
import { isProven } from '@keyway/core/clients/client';
import type { Language } from '@keyway/quiz/question';
import type { StaticHtml } from '../../page/static-html.ts';
import { createStaticHtmlMaker } from '../../server/static-html-maker.ts';
import { percentage, quantity } from '../../text/number.ts';
import ClientFacts from '../drawn/ClientFacts.svelte';
import { pageWordsOf } from '../words/page-words-of.ts';
import type { ClientWords } from '../words/words.ts';
import { catalogueText } from './catalogue-text.ts';
import { causeInWords } from './client-cause.ts';
import { clientExample } from './client-example.ts';
import { computableClient, relationOf } from './client-rule.ts';
import type { ClientSubject } from './client-subjects.ts';
import { draw } from './draw.ts';
import { createProse } from './prose.ts';
import type { Report } from './report.ts';
import { noKeyInWords } from './rule-rows.ts';

/** The page of one client, or of a program that sends through one. */
export interface ClientPage {
  title: string;
  description: string;
  body: StaticHtml;
}

/** Draws the page in a language. */
export function clientPage(subject: ClientSubject, language: Language, report: Report): ClientPage {
  const { client: words, clients, rules } = pageWordsOf(language);
  const { client, name } = subject;
  const computable = computableClient(client);
  const title = words.titles[relationOf(client)](name);
  const body = draw(ClientFacts, {
    subject,
    title,
    words,
    allClients: clients.title,
    isDefault: rules.isDefault,
    language,
    prose: createProse(language),
    relation: relationOf(client),
    computable,
    example: computable === undefined ? [] : clientExample(computable),
    share: shareInWords(client, report, language, words),
    cause: causeInWords(client, language, words, rules),
    noKey: isProven(client)
      ? noKeyInWords(client, rules)
      : {
          nullKey: catalogueText(client.nullKey, language),
          emptyKey: catalogueText(client.emptyKey, language),
        },
    noKeyNames: { nullKey: clients.nullKey, emptyKey: clients.emptyKey },
  });
  return { title, description: words.description(name), body: createStaticHtmlMaker()(body) };
}

/** How many keys a client places as Java, where the report has compared them. */
function shareInWords(
  { id }: Client,
  { agreement }: Report,
  language: Language,
  words: ClientWords,
): string | undefined {
  const share = agreement.shares[agreement.clients.indexOf(id)]?.[agreement.clients.indexOf('java')];
  if (share === undefined || id === 'java') return undefined;
  return words.share(percentage(language, share), quantity(language, agreement.keyCount));
}
