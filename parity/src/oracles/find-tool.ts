import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** Programs that do not understand `--version`. */
const VERSION_ARGUMENTS: Readonly<Record<string, string>> = { go: 'version' };
const VERSION_TIMEOUT_MS = 60_000;

/**
 * Looks for a program as the system would.
 * @param path - folders with the system's separator between; by default PATH
 * @returns its file, or undefined when no folder has it
 */
export function findTool(name: string, path: string = process.env.PATH ?? ''): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : [''];
  return path
    .split(delimiter)
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find(isExecutable);
}

/**
 * What a program says of its version: a new version is a reason to prepare again.
 * @returns all that it prints; what went wrong, where it prints nothing. Never rejects
 */
export async function toolVersion(name: string): Promise<string> {
  const { all, originalMessage } = await execa(name, [VERSION_ARGUMENTS[name] ?? '--version'], {
    all: true,
    reject: false,
    stdin: 'ignore',
    timeout: VERSION_TIMEOUT_MS,
  });
  return all?.trim() || (originalMessage ?? 'no version');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
