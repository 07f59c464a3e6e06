/** Where open pages listen; apps/lessons/src/lib/live/live-reload.ts knows the same address. */
const ADDRESS = '/live-changes';

/**
 * A browser that kept the course at this address must not answer from what it kept: this worker takes the place of
 * the kept one, goes away and loads its pages again.
 */
const RETIRING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
})()));
`;

/**
 * Lets pages know when they should load again. Call it before anything else answers requests.
 * @param {import('node:http').Server} server
 * @returns {{ reload: () => void }}
 */
export function livePages(server) {
  const open = new Set();
  server.prependListener('request', (request, response) => {
    if (request.url === ADDRESS) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': here\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    } else if (request.url === '/service-worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(RETIRING_WORKER);
    }
  });
  return {
    reload() {
      for (const response of open) response.write('data: reload\n\n');
    },
  };
}
