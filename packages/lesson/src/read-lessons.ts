import { compareLanguages } from './compare-languages.ts';
import { decodeLessonText } from './decode-lesson-text.ts';
import { languageOfPath } from './detect-language.ts';
import { isLessonPath, isNumberedLesson, lessonIdOfPath, resolvePath } from './lesson-paths.ts';
import type { Diagnostic, Lesson, ParseOptions } from './model.ts';
import { parseLesson } from './parse-lesson.ts';

/** A folder of lessons, however it is stored. Paths are relative to it and use `/`. */
export interface LessonFiles {
  /** Paths of all files in the folder and below it; the order does not matter. */
  list: () => readonly string[];
  /** Bytes of a file, or undefined when it is not there. */
  read: (path: string) => Uint8Array | undefined;
}

/** What a caller of `readLessons` may say besides what the parser asks. */
export interface ReadOptions
  extends Pick<ParseOptions, 'resolveNumber' | 'checkQuestion' | 'questionFacts' | 'checkContainer'> {
  /** Stands before each path in diagnostics and lessons: `lessons/`. */
  pathPrefix?: string;
  /** Languages in which every numbered lesson must be there; default: all in which one of them is. */
  languages?: readonly string[];
  /** Paths of the list that are lessons whatever their names end in. */
  named?: readonly string[];
}

/** All lessons of a folder. */
export interface LessonCollection {
  /** Lessons grouped by id, groups in the order of their ids, a group in the order of its language tags. */
  lessons: Lesson[][];
  /** The problems of every lesson and of its languages beside each other, in the order of path and place. */
  diagnostics: Diagnostic[];
  /** Files that were taken for lessons, those included that cannot be decoded. */
  fileCount: number;
}

/** A lesson with what its file's path says of it. */
interface ReadLesson {
  lesson: Lesson;
  path: string;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function byPathAndPlace(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.path, b.path) || a.line - b.line || a.column - b.column;
}

/** Reads the files of one collection, keeping what is said about each. */
class LessonsReader {
  readonly diagnostics: Diagnostic[] = [];
  /** Paths that cannot be decoded: such a lesson is not missing, so its language is not either. */
  readonly unreadable: string[] = [];
  private readonly files: LessonFiles;
  private readonly options: ReadOptions;
  private readonly prefix: string;

  constructor(files: LessonFiles, options: ReadOptions) {
    this.files = files;
    this.options = options;
    this.prefix = options.pathPrefix ?? '';
  }

  read(file: string): ReadLesson | undefined {
    const bytes = this.files.read(file);
    if (bytes === undefined) return undefined;
    // With its prefix, which names the folder of a file that stands alone.
    const path = this.prefix + file;
    const decoded = decodeLessonText(bytes, path);
    if ('diagnostic' in decoded) {
      this.diagnostics.push(decoded.diagnostic);
      this.unreadable.push(path);
      return undefined;
    }
    const { resolveNumber, checkQuestion, questionFacts, checkContainer } = this.options;
    const folderId = lessonIdOfPath(path);
    const lesson = parseLesson(decoded.text, {
      path,
      id: folderId,
      readFigure: (figure) => this.readFigure(file, figure),
      ...(resolveNumber && { resolveNumber }),
      ...(checkQuestion && { checkQuestion }),
      ...(questionFacts && { questionFacts }),
      ...(checkContainer && { checkContainer }),
    });
    if (isNumberedLesson(path) && lesson.id !== folderId) {
      const message = `its id is "${lesson.id}" and its folder "${folderId}"; write the same`;
      lesson.diagnostics.unshift({ path, line: 1, column: 1, code: 'LESSON_ID_DIFFERS', message });
    }
    this.diagnostics.push(...lesson.diagnostics);
    return { lesson, path };
  }

  private readFigure(file: string, figure: string): string | undefined {
    const resolved = resolvePath(file, figure);
    const bytes = resolved === undefined ? undefined : this.files.read(resolved);
    if (bytes === undefined) return undefined;
    const decoded = decodeLessonText(bytes, figure);
    return 'text' in decoded ? decoded.text : '';
  }
}

/**
 * Groups the languages of each lesson. Files named after a language belong together by their id, and loose files
 * by an id that they state; any other loose file is a lesson of its own.
 */
function groupLessons(read: readonly ReadLesson[]): ReadLesson[][] {
  const groups = new Map<string, ReadLesson[]>();
  for (const one of read) {
    const isLoose = languageOfPath(one.path) === undefined && one.lesson.id === lessonIdOfPath(one.path);
    const key = isLoose ? `path ${one.path}` : `id ${one.lesson.id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const sorted = [...groups.values()];
  for (const group of sorted) group.sort((a, b) => compareText(a.lesson.language, b.lesson.language));
  return sorted.sort(([a], [b]) => compareText(a?.lesson.id ?? '', b?.lesson.id ?? ''));
}

function reportSameIds(groups: readonly ReadLesson[][], diagnostics: Diagnostic[]): void {
  let previous: Lesson | undefined;
  for (const [first] of groups) {
    if (first !== undefined && first.lesson.id === previous?.id) {
      const message = `${previous.path} is a lesson "${previous.id}" too; give one of them another id`;
      diagnostics.push({ path: first.lesson.path, line: 1, column: 1, code: 'LESSON_ID_TWICE', message });
    }
    previous = first?.lesson;
  }
}

/**
 * Reads every lesson of a folder: `<nn>-<slug>/{hi,es,en}.md` and loose Markdown or text files anywhere in it.
 * Figures are resolved through the same files; a path that leaves the folder is not there.
 */
export function readLessons(files: LessonFiles, options: ReadOptions = {}): LessonCollection {
  const reader = new LessonsReader(files, options);
  const named = new Set(options.named);
  const paths = files.list().filter((path) => named.has(path) || isLessonPath(path));
  const sortedPaths = [...new Set(paths)].sort(compareText);
  const read = sortedPaths.map((path) => reader.read(path)).filter((one) => one !== undefined);
  const groups = groupLessons(read);
  const { diagnostics, unreadable } = reader;
  reportSameIds(groups, diagnostics);
  const numbered = read.filter(({ path }) => isNumberedLesson(path));
  const languages = options.languages ?? [...new Set(numbered.map(({ lesson }) => lesson.language))].sort();
  for (const group of groups) {
    const isNumbered = group.some(({ path }) => isNumberedLesson(path));
    const id = group[0]?.lesson.id ?? '';
    const broken = unreadable.filter((path) => lessonIdOfPath(path) === id).map(languageOfPath);
    const expected = isNumbered ? languages.filter((language) => !broken.includes(language)) : [];
    diagnostics.push(
      ...compareLanguages(
        group.map(({ lesson }) => lesson),
        expected,
      ),
    );
  }
  const lessons = groups.map((group) => group.map(({ lesson }) => lesson));
  return { lessons, diagnostics: diagnostics.sort(byPathAndPlace), fileCount: sortedPaths.length };
}
