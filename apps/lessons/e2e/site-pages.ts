import { existsSync, readdirSync } from 'node:fs';
import { builtSite } from './site-server.ts';

/** Pages that differ by their data alone: so many of a kind stand for all of them. */
const MOST_OF_A_KIND = 3;

/**
 * The addresses of the built site: every page, but of the pages of clients only some in each language.
 * Empty where the site has not been built, which its own tests say.
 */
export function sitePages(): string[] {
  if (!existsSync(builtSite)) return [];
  const pages = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
  const seen = new Map<string, number>();
  return pages.filter((page) => {
    const kind = page.replace(/(\/clients\/)[^/]+\/$/, '$1*');
    if (kind === page) return true;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
}
