import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { runTurbo } from './run-turbo.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const inherited = { cwd: root, preferLocal: true, reject: false, stdio: ['ignore', 'inherit', 'inherit'] };

/**
 * Builds what the tests open (the site and the command), then runs every test there is.
 * @param {string[]} args - handed on to vitest: `--project core`, a file, `-t name`
 * @returns {Promise<number>} exit code; the last line printed is `N passed, N failed` (`, N skipped`)
 */
export async function runTests(args) {
  const build = await runTurbo(['build']);
  if (build.exitCode !== 0) {
    process.stderr.write(`${build.output}\nNothing was tested, because the build failed.\n`);
    return build.exitCode;
  }
  const reporter = path.join(root, 'scripts/plain-line-reporter.mjs');
  const vitest = await execa(
    'vitest',
    ['run', '--reporter=default', `--reporter=${reporter}`, ...args.filter((arg) => arg !== '--')],
    inherited,
  );
  return vitest.exitCode ?? 1;
}
