import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Makes `npm start` and `npm test` do what the pnpm forms do: outside pnpm, runs the same script again through the
 * pristine pnpm that package.json names (which installs first) and ends with its exit code; inside it, returns.
 * No dependency may be imported before this has returned.
 * @param {string} script - name of the package script, such as `start`
 */
export function ensurePnpm(script) {
  if ((process.env.npm_config_user_agent ?? '').startsWith('pnpm/')) return;
  const root = new URL('..', import.meta.url);
  const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const { status } = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', packageManager, script, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  process.exit(status ?? 1);
}
