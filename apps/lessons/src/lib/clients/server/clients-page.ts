import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import type { Language } from '@keyway/quiz/question';
import type { StaticHtml } from '../../page/static-html.ts';
import { createStaticHtmlMaker } from '../../server/static-html-maker.ts';
import { percentage, quantity } from '../../text/number.ts';
import ClientsOverview from '../drawn/ClientsOverview.svelte';
import { pageWordsOf } from '../words/page-words-of.ts';
import { agreementFamilies, chanceShare } from './agreement-families.ts';
import { draw } from './draw.ts';
import { oracleRows } from './oracle-rows.ts';
import { createProse } from './prose.ts';
import type { Report } from './report.ts';
import { provenGroups, readRows } from './rule-rows.ts';

/** The page of all clients. */
export interface ClientsPage {
  title: string;
  description: string;
  body: StaticHtml;
}

/** Draws the page in a language. */
export function clientsPage(language: Language, report: Report): ClientsPage {
  const { clients: words, rules } = pageWordsOf(language);
  const prose = createProse(language);
  const { keyCount, partitionCounts } = report.agreement;
  const body = draw(ClientsOverview, {
    words,
    rules,
    prose,
    families: agreementFamilies(report.agreement),
    keys: quantity(language, keyCount),
    counts: listOf(partitionCounts.map(String), words.and),
    chance: percentage(language, chanceShare(report.agreement), 0),
    proven: provenGroups(catalogue.filter(isProven), rules),
    read: readRows(language),
    report,
    ranOn: dateText(language, report.ranOn),
    oracles: oracleRows(report),
    count: (value: number) => quantity(language, value),
  });
  return { title: words.title, description: words.description, body: createStaticHtmlMaker()(body) };
}

function listOf(items: string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A day as the language writes it, in Latin digits. */
function dateText(language: Language, day: string): string {
  const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
