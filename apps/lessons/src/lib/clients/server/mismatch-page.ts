import type { Language } from '@keyway/quiz/question';
import type { StaticHtml } from '../../page/static-html.ts';
import { createStaticHtmlMaker } from '../../server/static-html-maker.ts';
import MismatchCauses from '../drawn/MismatchCauses.svelte';
import MismatchTop from '../drawn/MismatchTop.svelte';
import type { PlacingClient } from '../group-placements.ts';
import { pageWordsOf } from '../words/page-words-of.ts';
import { assignorRows } from './assignor-rows.ts';
import { defaultRows } from './default-rows.ts';
import { draw } from './draw.ts';
import { keyForms } from './key-forms.ts';
import { placingClients } from './placing-clients.ts';
import { createProse } from './prose.ts';

/** The page for whoever found one key on two partitions; between its parts stands the place to type a key. */
export interface MismatchPage {
  title: string;
  description: string;
  top: StaticHtml;
  /** What places a typed key. */
  clients: PlacingClient[];
  causes: StaticHtml;
}

const PARTITION_COUNT = 12;

/** Draws the page in a language. */
export function mismatchPage(language: Language): MismatchPage {
  const { mismatch: words, rules, clients } = pageWordsOf(language);
  const prose = createProse(language);
  const toStatic = createStaticHtmlMaker();
  return {
    title: words.title,
    description: words.description,
    clients: placingClients(),
    top: toStatic(draw(MismatchTop, { words, prose })),
    causes: toStatic(
      draw(MismatchCauses, {
        words,
        prose,
        keyForms: keyForms(PARTITION_COUNT),
        partitionCount: PARTITION_COUNT,
        defaults: defaultRows(language, rules),
        isDefault: rules.isDefault,
        assignors: assignorRows(),
        allClients: clients.title,
        clientsAddress: '../clients/',
      }),
    ),
  };
}
