import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { resolveNumber } from '@keyway/core/resolve-number';
import { checkContainer } from '@keyway/lesson/containers/check-container';
import { type LessonCollection, type LessonFiles, readLessons } from '@keyway/lesson/read-lessons';
import { checkQuestion } from '@keyway/quiz/check-question';
import { readQuestionFacts } from '@keyway/quiz/question-facts';

/**
 * Reads the lessons of a folder, or one file whatever its name ends in. Paths in the result are as the user would
 * type them.
 * @param one - a file or folder that is there
 */
export function readLessonPath(one: string): LessonCollection {
  const isFolder = statSync(one).isDirectory();
  const folder = isFolder ? one : path.dirname(one);
  const files: LessonFiles = {
    list: () => (isFolder ? filesBelow(folder) : [path.basename(one)]),
    read: (name) => {
      const file = path.join(folder, name);
      return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
    },
  };
  return readLessons(files, {
    resolveNumber,
    checkContainer,
    checkQuestion,
    questionFacts: readQuestionFacts,
    pathPrefix: folder === '.' ? '' : `${folder.split(path.sep).join('/').replace(/\/$/, '')}/`,
    named: isFolder ? [] : [path.basename(one)],
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}
