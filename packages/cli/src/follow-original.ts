import { readFile, rename, writeFile } from 'node:fs/promises';
import { recordFollows } from '@keyway/lesson/record-follows';
import { readLessonPath } from './lesson-folder.ts';

/**
 * Records in every translation below a folder that it follows the original as it stands.
 * @param folder - holds lessons, each in several languages
 * @param originalLanguage - language of the lesson that the others follow
 * @returns paths of the files that were written; those that were up to date already are left alone
 */
export async function followOriginal(folder: string, originalLanguage: string): Promise<string[]> {
  const written: string[] = [];
  for (const group of readLessonPath(folder).lessons) {
    const original = group.find((lesson) => lesson.language === originalLanguage);
    if (!original) continue;
    for (const translation of group) {
      if (translation === original) continue;
      const before = await readFile(translation.path, 'utf8');
      const after = recordFollows(before, original);
      if (after === undefined || after === before) continue;
      // Written beside and moved over, so that an interruption leaves the old text or the new one.
      await writeFile(`${translation.path}.new`, after);
      await rename(`${translation.path}.new`, translation.path);
      written.push(translation.path);
    }
  }
  return written;
}
