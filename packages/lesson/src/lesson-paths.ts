import { languageOfPath } from './detect-language.ts';

const hidden = /(?:^|\/)(?:\.(?!\.?\/)|node_modules\/)/;
const readme = /(?:^|\/)(?:readme|license|changelog|contributing)(?:\.[^/]*)?$/i;
const numberedFolder = /(?:^|\/)\d+-[^/]+\/[^/]+$/;

/** Whether a file in a folder of lessons is one: `01-keys/hi.md`, `notes.txt`; not a README, not a hidden file. */
export function isLessonPath(path: string): boolean {
  return /\.(?:md|markdown|txt)$/i.test(path) && !hidden.test(path) && !readme.test(path);
}

/** Whether a path is one language of a numbered lesson: `01-keys/hi.md`, anywhere. */
export function isNumberedLesson(path: string): boolean {
  return numberedFolder.test(path) && languageOfPath(path) !== undefined;
}

/** The id of a lesson by its path: the folder of a file that is named after its language, else the file's stem. */
export function lessonIdOfPath(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/');
  const stem = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const folder = parts.at(-2);
  if (languageOfPath(path) !== undefined && folder !== undefined && !/^\.*$/.test(folder)) return folder;
  return stem === '' ? path : stem;
}

/** The path that `relative` names from the folder of `path`; undefined when it leaves the folder of lessons. */
export function resolvePath(path: string, relative: string): string | undefined {
  const parts = path.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') {
      parts.push(part);
      continue;
    }
    const folder = parts.pop();
    if (folder === undefined || folder === '' || folder === '.' || folder === '..') return undefined;
  }
  return parts.join('/');
}
