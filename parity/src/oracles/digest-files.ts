import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What preparing or running leaves behind. .gitignore names the same. */
const MADE_FOLDER = /^(prepared|node_modules|target|venv.*|__pycache__)$/;
const IGNORED_FILE = /^(README\.md|\.DS_Store|.*\.log|.*\.pyc)$/;

/**
 * Digest of files by name and contents: the same files give the same digest on every machine.
 * @param folder - its files count, in all depths, but for README.md and what preparing makes
 * @param inputs - more files and folders, relative to it
 * @throws {Error} when one of them does not exist
 */
export function digestFiles(folder: string, inputs: readonly string[] = []): string {
  const hash = createHash('sha256');
  addFolder(hash, folder, '.');
  for (const input of inputs) {
    const path = join(folder, input);
    if (statSync(path).isDirectory()) addFolder(hash, path, input);
    else addFile(hash, path, input);
  }
  return hash.digest('hex');
}

function addFolder(hash: Hash, folder: string, name: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const place = `${name}/${entry.name}`;
    if (entry.isDirectory() && !MADE_FOLDER.test(entry.name)) addFolder(hash, path, place);
    else if (entry.isFile() && !IGNORED_FILE.test(basename(path))) addFile(hash, path, place);
  }
}

function addFile(hash: Hash, path: string, name: string): void {
  const contents = readFileSync(path);
  // Lengths keep a name from running into contents, and one file into the next.
  hash.update(`${name.length} ${name} ${contents.length} `).update(contents);
}
