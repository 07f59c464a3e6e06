import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler, setDefaultHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** A file of the site, and a digest of its content. */
interface KeptFile {
  url: string;
  revision: string;
}

declare const self: ServiceWorkerGlobalScope & {
  /** Both lists are written in when the site is built; see offline-adapter.js. */
  __KEPT_AT_ONCE: KeptFile[];
  __KEPT_ON_DEMAND: KeptFile[];
};

/** Big files: Python, for one. They are kept from their first use on. */
const ON_DEMAND_CACHE = 'keyway-on-demand';
const REVISION = '__revision';

const onDemand: ReadonlyMap<string, string> = new Map(
  self.__KEPT_ON_DEMAND.map(({ url, revision }) => [new URL(url, self.location.href).href, revision]),
);

precacheAndRoute(self.__KEPT_AT_ONCE, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ url }) => onDemand.has(url.href),
  async ({ request, url }) => {
    const cache = await caches.open(ON_DEMAND_CACHE);
    const key = revisedAddress(url.href);
    const kept = await cache.match(key);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  },
);

setDefaultHandler(new NetworkOnly());
setCatchHandler(async ({ request }) => {
  const notFound = request.mode === 'navigate' ? await matchPrecache('404.html') : undefined;
  return notFound ?? Response.error();
});

self.addEventListener('activate', (event) => event.waitUntil(forgetOldRevisions()));
// The first version takes the open page at once, so that what the page uses from now on is kept.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A later version waits until the reader has said yes.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

function revisedAddress(href: string): string {
  return `${href}?${REVISION}=${onDemand.get(href)}`;
}

async function forgetOldRevisions(): Promise<void> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const wanted = new Set([...onDemand.keys()].map(revisedAddress));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
