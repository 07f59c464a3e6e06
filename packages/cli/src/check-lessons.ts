import type { Diagnostic, Lesson } from '@keyway/lesson/model';
import { readLessonPath } from './lesson-folder.ts';

/** What `keyway lessons check --format json` prints. */
export interface LessonsReport {
  /** Lessons, each counted once whatever languages it is in. */
  lessons: number;
  files: number;
  questions: number;
  codeCells: number;
  diagnostics: Diagnostic[];
}

/**
 * Reads lessons and gathers every problem.
 * @param paths - files or folders that are there; a file is read whatever its name ends in
 * @param language - only files of this language are counted, and only their problems told
 */
export function checkLessons(paths: readonly string[], language?: string): LessonsReport {
  const collections = paths.map(readLessonPath);
  const isAsked = (lesson: Lesson): boolean => language === undefined || lesson.language === language;
  const groups = collections.flatMap(({ lessons }) => lessons.map((group) => group.filter(isAsked)));
  const read = groups.flat();
  const blocks = read.flatMap((lesson) => lesson.sections.flatMap((section) => section.blocks));
  const ownPaths = new Set(read.map((lesson) => lesson.path));
  return {
    lessons: groups.filter((group) => group.length > 0).length,
    files: language === undefined ? sum(collections.map(({ fileCount }) => fileCount)) : read.length,
    questions: blocks.filter(({ kind }) => kind === 'question').length,
    codeCells: blocks.filter((block) => block.kind === 'code' && block.isRunnable).length,
    diagnostics: collections
      .flatMap(({ diagnostics }) => diagnostics)
      .filter((diagnostic) => language === undefined || ownPaths.has(diagnostic.path)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
