import type { Language } from '@keyway/quiz/question';
import { error } from '@sveltejs/kit';
import { isSiteLanguage } from '../../lib/text/languages.ts';
import type { LayoutLoad } from './$types';

/** The route's matcher lets no other language in; this says so to the types. */
export const load: LayoutLoad = ({ params }): { language: Language } => {
  if (!isSiteLanguage(params.lang)) error(404);
  return { language: params.lang };
};
