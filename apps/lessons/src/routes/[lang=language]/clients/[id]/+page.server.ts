import { error } from '@sveltejs/kit';
import { type ClientPage, clientPage } from '../../../../lib/clients/server/client-page.ts';
import { clientSubjects } from '../../../../lib/clients/server/client-subjects.ts';
import { siteReport } from '../../../../lib/clients/server/site-report.ts';
import { isSiteLanguage, siteLanguages } from '../../../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
  siteLanguages.flatMap((lang) => clientSubjects.map(({ slug }) => ({ lang, id: slug })));

export const load: PageServerLoad = ({ params }): ClientPage => {
  const subject = clientSubjects.find(({ slug }) => slug === params.id);
  if (subject === undefined) error(404);
  return clientPage(subject, isSiteLanguage(params.lang) ? params.lang : 'en', siteReport());
};
