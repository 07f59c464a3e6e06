import type { Handle } from '@sveltejs/kit';
import { isSiteLanguage } from './lib/text/languages.ts';

/** Fonts that a page in a language is sure to need at once; the others are fetched where a letter asks for them. */
function isFontNeeded(path: string, language: string): boolean {
  if (path.includes('noto-sans-devanagari')) return language === 'hi';
  return path.includes('noto-sans-latin-wght') || path.includes('noto-sans-mono-latin-wght');
}

export const handle: Handle = ({ event, resolve }) => {
  const { lang = '' } = event.params;
  // The page that lets a reader choose is in no language; its parts name their own.
  const language = isSiteLanguage(lang) ? lang : 'en';
  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html
        .replace('<html lang="en">', `<html lang="${language}">`)
        // What paints the page, its styles and fonts, goes before what makes it answer.
        .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
    preload: ({ type, path }) => type === 'js' || type === 'css' || isFontNeeded(path, lang),
  });
};
