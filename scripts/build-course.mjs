import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { runTurbo } from './run-turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(root, 'apps/lessons');

/** A build that failed, with what it printed. */
class BuildError extends Error {
  /** Its message says it all; nobody needs the stack. */
  isForeseen = true;

  constructor(output) {
    super(`The course could not be built.\n${output}`);
  }
}

/**
 * Builds the site where its inputs have changed; somebody's own lessons are built anew each time.
 * @param {string | undefined} lessons - a folder of lessons; by default those of the repository
 * @param {{ isLive?: boolean }} options - live: open pages load again when they are told to (see live-pages.mjs)
 * @returns {Promise<string>} the folder of the built site
 */
export async function buildCourse(lessons, { isLive = false } = {}) {
  process.stdout.write('Building the course …\n');
  if (lessons === undefined) {
    const { exitCode, output } = await runTurbo(['build', '--filter=@keyway/site']);
    if (exitCode !== 0) throw new BuildError(output);
    return path.join(site, 'build');
  }
  const folder = path.resolve(lessons);
  await reportProblems(folder);
  await buildOwn(folder, isLive);
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

async function buildOwn(folder, isLive) {
  const { failed, all } = await execa('vite', ['build', '--logLevel', 'error'], {
    cwd: site,
    preferLocal: true,
    localDir: site,
    env: {
      KEYWAY_LESSONS: folder,
      KEYWAY_SITE_OUT: 'build-own',
      ...(isLive && { VITE_KEYWAY_LIVE: 'yes' }),
    },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new BuildError(all);
}
