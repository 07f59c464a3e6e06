import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareText, type Problem } from '../problem.ts';
import {
  type AttemptSource,
  isHiddenName,
  reasonByName,
  SourceError,
  type SourceFile,
} from './attempt-source.ts';
import { bytesText, type Limits } from './limits.ts';

interface Listing {
  root: string;
  limits: Limits;
  ignored: ReadonlySet<string>;
  names: string[];
  problems: Problem[];
}

/**
 * The .json files of a folder and below it. Links are not followed, and nothing is read yet.
 * @param ignored - absolute paths that are left out without a word
 */
export async function openFolder(
  root: string,
  limits: Limits,
  ignored: readonly string[],
): Promise<AttemptSource> {
  const listing: Listing = { root, limits, ignored: new Set(ignored), names: [], problems: [] };
  await listFolder(listing, '', 0);
  const { problems } = listing;
  const names = listing.names.sort(compareText);
  for (const file of names.splice(limits.fileCount)) {
    const message = `was left out, for only ${limits.fileCount} files are read; grade the folder in parts`;
    problems.push({ file, code: 'TOO_MANY_FILES', message });
  }
  const files: SourceFile[] = names.map((name) => ({
    name,
    read: () => readLimited(path.join(root, name), limits.fileBytes),
  }));
  return { files, problems, close: () => {} };
}

async function listFolder(listing: Listing, below: string, depth: number): Promise<void> {
  const { root, limits, problems } = listing;
  if (depth > limits.depth) {
    const message = `lies more than ${limits.depth} folders deep and was left out; move its files up`;
    problems.push({ file: below, code: 'TOO_DEEP', message });
    return;
  }
  let entries: Dirent[];
  try {
    entries = await readdir(path.join(root, below), { withFileTypes: true });
  } catch (error) {
    problems.push({ file: below || '.', code: 'UNREADABLE', message: reasonOf(error) });
    return;
  }
  for (const entry of entries) await listEntry(listing, below, depth, entry);
}

async function listEntry(listing: Listing, below: string, depth: number, entry: Dirent): Promise<void> {
  const { root, ignored, names, problems } = listing;
  const name = below === '' ? entry.name : `${below}/${entry.name}`;
  if (isHiddenName(name) || ignored.has(path.resolve(root, name))) return;
  if (entry.isDirectory()) {
    await listFolder(listing, name, depth + 1);
  } else if (entry.isSymbolicLink()) {
    const message = 'is a link, and links are not followed; put the file itself here';
    problems.push({ file: name, code: 'LINK', message });
  } else {
    const reason = entry.isFile() ? reasonByName(name) : { code: 'NOT_A_FILE', message: 'is no file' };
    if (reason) problems.push({ file: name, ...reason });
    else names.push(name);
  }
}

/** Reads a file whose size is looked at first, and that is never read beyond the limit. */
async function readLimited(file: string, maxBytes: number): Promise<Uint8Array> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r');
    const { size } = await handle.stat();
    if (size > maxBytes) throw tooLarge(size, maxBytes);
    const bytes = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await handle.read(bytes, filled, size - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('UNREADABLE', reasonOf(error), { cause: error });
  } finally {
    await handle?.close();
  }
}

/** A file that is larger than any attempt file. */
export function tooLarge(sizeBytes: number, maxBytes: number): SourceError {
  const message = `has ${bytesText(sizeBytes)} and was not read; an attempt file has ${bytesText(maxBytes)} at most`;
  return new SourceError('FILE_TOO_LARGE', message);
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return `cannot be read (${code}); look at its permissions`;
}
