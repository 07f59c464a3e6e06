import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Beside the files that it becomes, so that the last step is a rename within one disk. */
const PART_FOLDER = '.keyway-part';
const FLUSH_LENGTH = 64 * 1024;

/** A text that is written bit by bit and stands under its name only when it is whole. */
export interface OutputFile {
  write(text: string): Promise<void>;
  /** Puts it in its place. */
  end(): Promise<void>;
}

/** Where results go: whoever looks at any moment, also after a kill, sees whole files only. */
export interface OutputFolder {
  /** @param name - relative, with `/`; its folder is made */
  create(name: string): Promise<OutputFile>;
  /** Writes a whole text, unless the file holds it already. */
  put(name: string, text: string): Promise<void>;
  /** Files of a folder in it. */
  list(name: string): Promise<string[]>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
  /** Takes the workplace away. */
  close(): Promise<void>;
}

/** Opens the folder, makes it where it is not there, and clears what a run that was killed left behind. */
export async function openOutputFolder(root: string): Promise<OutputFolder> {
  const parts = path.join(root, PART_FOLDER);
  await rm(parts, { recursive: true, force: true });
  await mkdir(parts, { recursive: true });
  let count = 0;
  const createAs = (name: string, isSynced: boolean): Promise<OutputFile> => {
    count += 1;
    return createFile(path.join(parts, String(count)), path.join(root, name), isSynced);
  };
  return {
    create: (name) => createAs(name, true),
    put: async (name, text) => {
      const standing = await readFile(path.join(root, name), 'utf8').catch(() => undefined);
      if (standing === text) return;
      // Small texts are compared at the next run, and a sync for each page of a large class takes minutes.
      const file = await createAs(name, false);
      await file.write(text);
      await file.end();
    },
    list: (name) => readdir(path.join(root, name)).catch(() => []),
    read: (name) => readFile(path.join(root, name), 'utf8'),
    remove: (name) => rm(path.join(root, name), { force: true }),
    close: () => rm(parts, { recursive: true, force: true }),
  };
}

async function createFile(part: string, target: string, isSynced: boolean): Promise<OutputFile> {
  const handle = await open(part, 'w');
  let waiting: string[] = [];
  let waitingLength = 0;
  return {
    write: async (text) => {
      waiting.push(text);
      waitingLength += text.length;
      if (waitingLength < FLUSH_LENGTH) return;
      await handle.writeFile(waiting.join(''));
      waiting = [];
      waitingLength = 0;
    },
    end: async () => {
      await handle.writeFile(waiting.join(''));
      await close(handle, isSynced);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(part, target);
    },
  };
}

/** Without the sync a machine that loses power could keep the new name and lose the bytes. */
async function close(handle: FileHandle, isSynced: boolean): Promise<void> {
  try {
    if (isSynced) await handle.sync();
  } finally {
    await handle.close();
  }
}
