import type { Transport } from '@sveltejs/kit';
import { dev } from '$app/environment';
import { StaticHtml } from './lib/page/static-html.ts';

/**
 * How values of our own travel in the data of a page. The HTML of a built lesson stays behind: it is in the page
 * already, and twice the text would be most of what a phone loads. This holds because every link loads a whole page
 * (`data-sveltekit-reload` in app.html); the development server, which changes pages in place, sends it.
 */
export const transport: Transport = {
  StaticHtml: {
    encode: (value) => value instanceof StaticHtml && (dev ? [value.id, value.html] : [value.id]),
    decode: ([id, html]) => new StaticHtml(id, html ?? htmlInPage(id)),
  },
};

/** What the server wrote into the page under this id. */
function htmlInPage(id: number): string {
  return document.querySelector(`[data-static="${id}"]`)?.innerHTML ?? '';
}
