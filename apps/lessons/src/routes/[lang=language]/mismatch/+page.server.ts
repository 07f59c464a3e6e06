import { type MismatchPage, mismatchPage } from '../../../lib/clients/server/mismatch-page.ts';
import { isSiteLanguage, siteLanguages } from '../../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => siteLanguages.map((lang) => ({ lang }));

export const load: PageServerLoad = ({ params }): MismatchPage =>
  mismatchPage(isSiteLanguage(params.lang) ? params.lang : 'en');
