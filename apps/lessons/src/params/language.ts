import type { ParamMatcher } from '@sveltejs/kit';
import { isSiteLanguage } from '../lib/text/languages.ts';

/** `/hi/…`, `/es/…`, `/en/…`; every other first part of an address is not found. */
export const match: ParamMatcher = isSiteLanguage;
