import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { renderUnicodeCompact } from 'uqr';

/** What a person can mend: said in one line, without a stack. */
export class ServerError extends Error {}

/**
 * Listens before there is a folder to serve, so that a taken port is said at once; ends on Ctrl-C.
 * @param {{ port: number, host: string }} place - port 0 takes any that is free
 * @param {(port: number) => string} commandFor - what to type for another port, for messages
 * @returns {Promise<import('node:http').Server>}
 * @throws {ServerError}
 */
export async function listen({ port, host }, commandFor) {
  const server = createServer();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      process.exit(0);
    });
  }
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ServerError(listenProblem(error, port, host, commandFor))));
    server.listen(port, host, resolve);
  });
  return server;
}

function listenProblem(error, port, host, commandFor) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another: ${commandFor(port === 65535 ? 5000 : port + 1)}`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not open to you. Choose one above 1023: ${commandFor(4180)}`;
  }
  return `Cannot listen on ${host}:${port}: ${error.message}. Leave --host out to serve this machine alone.`;
}

/**
 * Answers from a built course. Requests that come before the folder is there wait for it.
 * @param {import('node:http').Server} server
 * @param {Promise<string> | string} folder
 * @returns {{ replace: (folder: Promise<string>) => void }} serves another folder, or the same one built anew
 */
export function serveFolder(server, folder) {
  const compress = compression();
  let handler = handlerFor(folder);
  server.on('request', async (request, response) => {
    // A listener before this one has answered.
    if (response.headersSent) return;
    const { serve, notFoundPage } = await handler;
    compress(request, response, () => {
      serve(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFoundPage);
      });
    });
  });
  return {
    replace(next) {
      handler = handlerFor(next);
    },
  };
}

function handlerFor(folder) {
  const handler = Promise.resolve(folder).then((built) => ({
    serve: sirv(built, { etag: true, dev: false }),
    notFoundPage: readFileSync(path.join(built, '404.html')),
  }));
  // Whoever waits for the folder says why it failed; a request gets no answer then.
  handler.catch(() => {});
  return handler;
}

/**
 * Where the course is open, for a person: the address on this machine and, where others were let in, theirs with a
 * QR code of the first.
 * @param {string} host - as the person gave it
 * @param {number} port
 */
export function describeAddresses(host, port) {
  const isOpenToAll = host === '0.0.0.0' || host === '::';
  const own = isOpenToAll || host === '127.0.0.1' ? 'localhost' : bracketed(host);
  const lines = [`The course is open at http://${own}:${port}/ (Ctrl-C ends it)`];
  const others = isOpenToAll ? networkAddresses() : own === 'localhost' ? [] : [host];
  if (others.length > 0) {
    const addresses = others.map((address) => `http://${bracketed(address)}:${port}/`);
    lines.push(
      '',
      'On phones and other machines in the same network:',
      ...addresses.map((one) => `  ${one}`),
    );
    lines.push('', renderUnicodeCompact(addresses[0]));
  }
  return `${lines.join('\n')}\n`;
}

/** IPv4 addresses of this machine that others can reach, as a classroom needs them. */
function networkAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function bracketed(host) {
  return host.includes(':') ? `[${host}]` : host;
}
