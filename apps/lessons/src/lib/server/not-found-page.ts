import { createHash } from 'node:crypto';
import { languageName, siteLanguages } from '../text/languages.ts';
import { wordsOf } from '../words/words-of.ts';

/**
 * The lessons' address is found in the address that failed: all that stands before its language.
 * A static host answers every wrong address with this page, so it cannot know how deep it stands.
 */
const SCRIPT = `
for (const link of document.querySelectorAll('a')) {
  const [before] = location.pathname.split(/\\/(?:${siteLanguages.join('|')})(?:\\/|$)/);
  const base = before === location.pathname ? '' : before;
  link.href = base + '/' + link.lang + '/';
}
`;

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#fcfbf8, #15171b); color: light-dark(#1c1f24, #e9e6df); }
body { max-width: 38rem; margin: 0 auto; padding: 3rem 1.2rem; font: 1.05rem/1.7 system-ui, sans-serif; }
h1, h2 { font-size: 1.25rem; margin: 2rem 0 0.2rem; }
p { margin: 0.2rem 0; }
a { color: light-dark(#0a5c63, #6fc6c4); }
`;

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `404.html`: stands alone, speaks every language of the site, and works under any path. */
export function notFoundPage(): string {
  const parts = siteLanguages.map((language) => {
    const { title, text, toLessons } = wordsOf(language).notFound;
    return `<section lang="${language}">
<h2>${title}</h2>
<p>${text}</p>
<p><a href="/${language}/" lang="${language}" aria-label="${toLessons} (${languageName(language)})">${toLessons}</a></p>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${sha256(SCRIPT)}; style-src ${sha256(STYLE)}">
<title>404 · Keyway</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Keyway · 404</h1>
${parts.join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
