import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { LessonFiles } from '@keyway/lesson/read-lessons';

/**
 * The files of a folder of lessons.
 * @param folder - absolute, or relative to the working directory
 * @throws {Error} when there is no such folder; the message says how to name another
 */
export function courseFiles(folder: string): LessonFiles {
  const root = resolve(folder);
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    throw new Error(`"${root}" is not a folder; set KEYWAY_LESSONS to a folder that holds lessons`);
  }
  return {
    list: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .map((path) => path.split(sep).join('/')),
    read: (path) => {
      const file = resolve(root, path);
      const isInside = file.startsWith(root + sep);
      return isInside && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
    },
  };
}
