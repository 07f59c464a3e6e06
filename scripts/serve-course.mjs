import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildCourse } from './build-course.mjs';
import { describeAddresses, listen, ServerError, serveFolder } from './course-server.mjs';
import { livePages } from './live-pages.mjs';
import { watchLessons } from './watch-lessons.mjs';

const DEFAULT_PORT = 4180;
const HELP = `Builds the course and serves it until Ctrl-C.

  npx pnpm@10.34.9 start                     the course of this repository
  npx pnpm@10.34.9 start --lessons DIR       the lessons in DIR instead (Markdown or plain text), built again on
                                             every save; their mistakes are printed with file and line
  npx pnpm@10.34.9 start --host 0.0.0.0      also for other machines in the same network
  PORT=5000 npx pnpm@10.34.9 start           on another port than ${DEFAULT_PORT}
`;

/** A wrong call: said in one line, exit code 2. */
class UsageError extends Error {}

/**
 * Builds what has changed and serves the course until the process is told to stop.
 * @param {string[]} args - the command line, see HELP
 */
export async function serveCourse(args) {
  try {
    const options = readOptions(args);
    if (options.help) return void process.stdout.write(HELP);
    const server = await listen(options, (port) => `PORT=${port} npx pnpm@10.34.9 start`);
    const isLive = options.lessons !== undefined;
    const folder = buildCourse(options.lessons, { isLive });
    const pages = isLive ? livePages(server) : undefined;
    const course = serveFolder(server, folder);
    await folder;
    const { port } = server.address();
    process.stdout.write(describeAddresses(options.host, port));
    if (pages) watchLessons(options.lessons, course, pages);
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof ServerError;
    const isForeseen = isUsage || error.isForeseen;
    process.stderr.write(`${isForeseen ? error.message : error.stack}\n`);
    process.exit(isUsage ? 2 : 1);
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
