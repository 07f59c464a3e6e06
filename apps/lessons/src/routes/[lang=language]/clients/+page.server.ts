import { type ClientsPage, clientsPage } from '../../../lib/clients/server/clients-page.ts';
import { siteReport } from '../../../lib/clients/server/site-report.ts';
import { isSiteLanguage, siteLanguages } from '../../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => siteLanguages.map((lang) => ({ lang }));

export const load: PageServerLoad = ({ params }): ClientsPage =>
  clientsPage(isSiteLanguage(params.lang) ? params.lang : 'en', siteReport());
