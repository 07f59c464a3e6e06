import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { GraderError } from '../grader-error.ts';
import { compareText, type Problem } from '../problem.ts';
import {
  type AttemptSource,
  isHiddenName,
  reasonByName,
  SourceError,
  type SourceFile,
} from './attempt-source.ts';
import { bytesText, type Limits } from './limits.ts';
import { tooLarge } from './open-folder.ts';

interface NamedEntry {
  name: string;
  entry: Entry;
}

/**
 * The .json files of a zip. Nothing is unpacked onto the disk; what an entry says of itself is checked before it is
 * read, and its bytes are counted while it is.
 * @throws {GraderError} ZIP_DAMAGED when its list of files cannot be found
 */
export async function openZip(path: string, limits: Limits): Promise<AttemptSource> {
  let zip: ZipFile;
  try {
    // Names and sizes are checked here, entry by entry: yauzl would give up the whole zip for one of them.
    zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: false,
    });
  } catch (cause) {
    const message = `"${path}" is no zip that can be read (${wordsOf(cause)}); make it again, or unpack it and grade the folder`;
    throw new GraderError('ZIP_DAMAGED', message, { cause });
  }
  const { entries, problems } = await listEntries(zip, limits);
  const files = withinTotal(
    entries.sort((a, b) => compareText(a.name, b.name)),
    limits,
    problems,
  ).map(({ name, entry }): SourceFile => ({ name, read: () => readEntry(zip, entry, limits.fileBytes) }));
  return { files, problems, close: () => zip.close() };
}

async function listEntries(
  zip: ZipFile,
  limits: Limits,
): Promise<{ entries: NamedEntry[]; problems: Problem[] }> {
  const entries: NamedEntry[] = [];
  const problems: Problem[] = [];
  let seenCount = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      seenCount += 1;
      if (seenCount > limits.fileCount) {
        const message = `only the first ${limits.fileCount} entries of the zip are read; grade it in parts`;
        problems.push({ file: '.', code: 'TOO_MANY_FILES', message });
        break;
      }
      const name = nameOf(entry);
      if (name.endsWith('/') || isHiddenName(name)) continue;
      const reason = reasonAgainst(name, entry, limits);
      if (reason) problems.push({ file: name, ...reason });
      else entries.push({ name, entry });
    }
  } catch (error) {
    const message = `the zip is damaged after ${entries.length} files (${wordsOf(error)}); make it again`;
    problems.push({ file: '.', code: 'ZIP_DAMAGED', message });
  }
  return { entries, problems };
}

/** Names come with `/`; what cannot be decoded keeps a sign for it. */
function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

function reasonAgainst(
  name: string,
  entry: Entry,
  limits: Limits,
): { code: string; message: string } | undefined {
  const { uncompressedSize, compressedSize } = entry;
  const wayOut = validateFileName(name);
  if (wayOut !== null) {
    const message = `has a name that leaves the zip (${wayOut}) and was left out; ask who made it`;
    return { code: 'ZIP_PATH', message };
  }
  if (isLink(entry))
    return { code: 'LINK', message: 'is a link, and links are not followed; zip the file itself' };
  const byName = reasonByName(name);
  if (byName) return byName;
  if (uncompressedSize > limits.fileBytes) {
    const { code, message } = tooLarge(uncompressedSize, limits.fileBytes);
    return { code, message };
  }
  if (uncompressedSize > limits.ratioFromBytes && uncompressedSize > compressedSize * limits.ratio) {
    const message = `unpacks to more than ${limits.ratio} times its size and was left out; no attempt file does`;
    return { code: 'ZIP_RATIO', message };
  }
  return entry.canDecodeFileData() ? undefined : cannotUnpack();
}

function isLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  // The upper byte says the system; on Unix (3) and macOS (19) the upper half holds the file's mode.
  const isUnix = versionMadeBy >>> 8 === 3 || versionMadeBy >>> 8 === 19;
  return isUnix && ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function cannotUnpack(): { code: string; message: string } {
  const message = 'is encrypted or packed in an unusual way; make the zip without a password';
  return { code: 'ZIP_METHOD', message };
}

/** Files in the order of their names, as long as all of them together stay below the limit. */
function withinTotal(entries: readonly NamedEntry[], limits: Limits, problems: Problem[]): NamedEntry[] {
  let totalBytes = 0;
  return entries.filter(({ name, entry }) => {
    totalBytes += entry.uncompressedSize;
    if (totalBytes <= limits.totalBytes) return true;
    const message = `was left out, for the zip unpacks to more than ${bytesText(limits.totalBytes)}; grade it in parts`;
    problems.push({ file: name, code: 'ZIP_TOTAL', message });
    return false;
  });
}

/** Stops at the first byte too many, whatever the entry said of its size. */
async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const declaredBytes = Math.min(entry.uncompressedSize, maxBytes);
  const chunks: Uint8Array[] = [];
  let readBytes = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      readBytes += chunk.length;
      // Leaving the loop destroys the stream, and with it the unpacking.
      if (readBytes > declaredBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    const message = `is damaged inside the zip (${wordsOf(cause)}); ask for it again`;
    throw new SourceError('ZIP_ENTRY_DAMAGED', message, { cause });
  }
  if (readBytes !== entry.uncompressedSize) {
    const message = `unpacks to another size than the zip says (${entry.uncompressedSize} bytes); ask for it again`;
    throw new SourceError('ZIP_ENTRY_DAMAGED', message);
  }
  return Buffer.concat(chunks);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
