import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { serveFolder } from '../../../scripts/course-server.mjs';

/** The built site behind an address of this machine. */
export interface SiteServer {
  port: number;
  /** Serves a file of the site otherwise from now on. */
  change: (path: string, edit: (text: string) => string) => void;
  close: () => Promise<void>;
}

/** The site is served at the root and once more below this path: its links have to work in both places. */
export const SUB_PATH = '/some/course';

/** Where the built site is. */
export const builtSite: string = resolve(import.meta.dirname, '..', process.env.KEYWAY_SITE_OUT || 'build');

/**
 * Serves the built site as the course is served: no rewriting, `404.html` for what is not there.
 * @throws {Error} when the site has not been built
 */
export async function serveSite(): Promise<SiteServer> {
  if (!existsSync(resolve(builtSite, 'index.html'))) {
    throw new Error(`${builtSite} holds no built site; build it first: pnpm --filter @keyway/site build`);
  }
  const changed = new Map<string, { type: string; text: string }>();
  const server = createServer((request, response) => {
    const other = changed.get(request.url ?? '');
    if (other) {
      response.writeHead(200, { 'content-type': other.type, 'cache-control': 'no-store' }).end(other.text);
    } else if (request.url?.startsWith(`${SUB_PATH}/`)) {
      request.url = request.url.slice(SUB_PATH.length);
    }
  });
  serveFolder(server, builtSite);
  return {
    port: await listen(server),
    change(path, edit) {
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      changed.set(path, { type, text: edit(readFileSync(resolve(builtSite, file.slice(1)), 'utf8')) });
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Listens on a free port of the loopback interface. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
