import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import sirv from 'sirv';
import { runTurbo } from './run-turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(root, 'apps/lessons');
const DEFAULT_PORT = 4180;
const HELP = `Builds the course and serves it until Ctrl-C.

  npx pnpm@10.34.9 start                     the course of this repository
  npx pnpm@10.34.9 start --lessons DIR       the lessons in DIR instead (Markdown or plain text)
  npx pnpm@10.34.9 start --host 0.0.0.0      also for other machines in the same network
  PORT=5000 npx pnpm@10.34.9 start           on another port than ${DEFAULT_PORT}
`;

/** A wrong call: said in one line, exit code 2. */
class UsageError extends Error {}

/** A build that failed, with what it printed. */
class BuildError extends Error {
  constructor(output) {
    super(`The course could not be built.\n${output}`);
  }
}

/**
 * Builds what has changed and serves the course until the process is told to stop.
 * @param {string[]} args - the command line, see HELP
 */
export async function serveCourse(args) {
  try {
    const options = readOptions(args);
    if (options.help) return void process.stdout.write(HELP);
    const server = await listen(options);
    const folder = build(options.lessons);
    serveFolder(server, folder);
    await folder;
    const { port } = server.address();
    process.stdout.write(
      `The course is open at http://${shownHost(options.host)}:${port}/ (Ctrl-C ends it)\n`,
    );
  } catch (error) {
    const isForeseen = error instanceof UsageError || error instanceof BuildError;
    process.stderr.write(`${isForeseen ? error.message : error.stack}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

function readOptions(args) {
  const { values } = parse(args.filter((arg) => arg !== '--'));
  const port = process.env.PORT || String(DEFAULT_PORT);
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    throw new UsageError(`PORT expected a number from 0 to 65535, got "${port}"; for example: PORT=5000`);
  }
  if (values.lessons !== undefined && !isFolder(values.lessons)) {
    throw new UsageError(
      `--lessons expected a folder, and "${values.lessons}" is none; name one that holds .md or .txt files`,
    );
  }
  return { ...values, port: Number(port), host: values.host ?? '127.0.0.1' };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        lessons: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${HELP}`);
  }
}

function isFolder(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Takes the port before anything is built, so that a taken one is said at once. */
async function listen({ port, host }) {
  const server = createServer();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      process.exit(0);
    });
  }
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });
  return server;
}

function listenError(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} is taken by another program. Choose another: PORT=${port === 65535 ? 5000 : port + 1} npx pnpm@10.34.9 start`,
    );
  }
  if (error.code === 'EACCES') {
    return new UsageError(
      `Port ${port} is not open to you. Choose one above 1023: PORT=${DEFAULT_PORT} npx pnpm@10.34.9 start`,
    );
  }
  return new UsageError(
    `Cannot listen on ${host}:${port}: ${error.message}. Leave --host out to serve this machine alone.`,
  );
}

/** Builds the site where its inputs have changed; somebody's own lessons are built anew each time. */
async function build(lessons) {
  process.stdout.write('Building the course …\n');
  if (lessons === undefined) {
    const { exitCode, output } = await runTurbo(['build', '--filter=@keyway/site']);
    if (exitCode !== 0) throw new BuildError(output);
    return path.join(site, 'build');
  }
  const folder = path.resolve(lessons);
  await reportProblems(folder);
  await buildOwn(folder);
  return path.join(site, 'build-own');
}

/** Problems of somebody's own lessons are said, and what can be read of them is served all the same. */
async function reportProblems(folder) {
  await execa('keyway', ['lessons', 'check', folder], {
    preferLocal: true,
    localDir: root,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function buildOwn(folder) {
  const { failed, all } = await execa('vite', ['build', '--logLevel', 'error'], {
    cwd: site,
    preferLocal: true,
    localDir: site,
    env: { KEYWAY_LESSONS: folder, KEYWAY_SITE_OUT: 'build-own' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new BuildError(all);
}

/** Requests that come while the course is being built wait for it. */
function serveFolder(server, builtFolder) {
  const handler = builtFolder.then((folder) => ({
    serve: sirv(folder, { etag: true }),
    notFoundPage: readFileSync(path.join(folder, '404.html')),
  }));
  server.on('request', async (request, response) => {
    const { serve, notFoundPage } = await handler;
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFoundPage);
    });
  });
}

function shownHost(host) {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
