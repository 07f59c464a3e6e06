import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { offlineAdapter } from './offline-adapter.js';

/**
 * The one inline script of app.html sets the theme before the first paint.
 * SvelteKit hashes the scripts that it writes itself, not those of the template.
 */
function themeScriptHash() {
  const template = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1];
  if (script === undefined) throw new Error('src/app.html: expected an inline <script>, found none');
  return /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);
}

/**
 * A broken link in the repository's own lessons fails the build.
 * In somebody else's it is said and left: a course with one dead link is still a course.
 */
function reportBrokenLink(/** @type {{ message: string }} */ { message }) {
  if (!process.env.KEYWAY_LESSONS) throw new Error(message);
  console.warn(message);
}

const out = process.env.KEYWAY_SITE_OUT || 'build';

/** @type {import('@sveltejs/kit').Config} */
const config = {
  kit: {
    adapter: offlineAdapter(adapter({ pages: out, assets: out }), out),
    // OfflineNote registers it when the page is done, and tells the reader of a newer one.
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        // Code cells run in WebAssembly, in workers that start from their text and so inherit this policy;
        // one that starts from an address would obey the policy of its own response, and static hosts send none.
        'script-src': ['self', themeScriptHash(), 'wasm-unsafe-eval'],
        'worker-src': ['self', 'blob:'],
        'connect-src': ['self'],
        'style-src': ['self'],
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:'],
        'object-src': ['none'],
        'base-uri': ['self'],
        'form-action': ['self'],
      },
    },
    prerender: {
      entries: ['*'],
      handleHttpError: reportBrokenLink,
      handleMissingId: ({ id, message }) => {
        // The address of a lab holds the lab's state (`key=…`, `n=…`), not the id of an element; no id has an "=".
        if (!id.includes('=')) reportBrokenLink({ message });
      },
    },
    version: { name: '1', pollInterval: 0 },
  },
};

export default config;
