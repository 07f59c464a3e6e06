import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs builds through turbo, quiet but for what goes wrong, and without its telemetry.
 * @param {string[]} args - tasks and filters: `build`, `--filter=@keyway/site`
 * @returns {Promise<{ exitCode: number, output: string }>} what it printed, for whoever has to show a failure
 */
export async function runTurbo(args) {
  const { exitCode, all } = await execa('turbo', ['run', ...args, '--output-logs=errors-only'], {
    cwd: root,
    preferLocal: true,
    localDir: root,
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return { exitCode: exitCode ?? 1, output: all ?? '' };
}
