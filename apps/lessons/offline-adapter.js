import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files above this size are kept when they are first used and not before: nobody is made to load Python to read. */
const MAX_KEPT_AT_ONCE_BYTES = 400_000;
/** What the service worker never answers: itself, and texts for people who look into the folder. */
const LEFT_ALONE = /(^|\/)(service-worker\.js|[^/]*\.txt)$/;
/** Letters of scripts that the course does not use; a browser fetches them where a reader types one. */
const FOREIGN_SCRIPT = /(cyrillic|greek|vietnamese|latin-ext|math|symbols)[^/]*\.woff2$/;

/**
 * Wraps an adapter: when the site is written, its service worker learns every file with a digest of its content.
 * So a page that changed is fetched anew, and one that did not is not.
 * @param {import('@sveltejs/kit').Adapter} adapter - writes the site into `folder`
 * @param {string} folder
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function offlineAdapter(adapter, folder) {
  return {
    ...adapter,
    async adapt(builder) {
      await adapter.adapt(builder);
      const file = path.join(folder, 'service-worker.js');
      const worker = readFileSync(file, 'utf8');
      const filled = fillIn(worker, listFiles(folder));
      writeFileSync(file, filled);
    },
  };
}

function fillIn(worker, files) {
  const lists = {
    __KEPT_AT_ONCE: files.filter(({ isOnDemand }) => !isOnDemand),
    __KEPT_ON_DEMAND: files.filter(({ isOnDemand }) => isOnDemand),
  };
  return Object.entries(lists).reduce((text, [name, list]) => {
    if (!text.includes(`self.${name}`)) throw new Error(`service-worker.js: expected self.${name} in it`);
    const entries = list.map(({ url, revision }) => ({ url, revision }));
    return text.replaceAll(`self.${name}`, () => JSON.stringify(entries));
  }, worker);
}

function listFiles(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !LEFT_ALONE.test(name));
  return names.sort().map((name) => {
    const content = readFileSync(path.join(folder, name));
    return {
      // The address as links have it: a page is its folder.
      url: name.replace(/(^|\/)index\.html$/, '$1') || './',
      revision: createHash('sha256').update(content).digest('hex').slice(0, 16),
      isOnDemand: content.length > MAX_KEPT_AT_ONCE_BYTES || FOREIGN_SCRIPT.test(name),
    };
  });
}
