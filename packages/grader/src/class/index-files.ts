import { type ReadAttempts, readAttempts } from '../attempts/read-attempts.ts';
import type { Course } from '../course.ts';
import type { Problem } from '../problem.ts';
import { type AttemptSource, SourceError, type SourceFile } from '../source/attempt-source.ts';

/** A sound attempt file of this course: whose it is and where to read it again. */
export interface IndexedFile {
  source: SourceFile;
  studentName: string;
}

/** Files by student id. Of each file its name is kept and nothing else, so that the class may be large. */
export type FileIndex = Map<string, IndexedFile[]>;

/**
 * Reads every file once, one at a time, and keeps whose it is.
 * @param problems - is added to: what cannot be read, and files of another course
 * @param onFile - called after each
 */
export async function indexFiles(
  { files }: AttemptSource,
  course: Course,
  problems: Problem[],
  onFile: () => void,
): Promise<FileIndex> {
  const index: FileIndex = new Map();
  for (const source of files) {
    const { file, problems: found } = await readSourceFile(source);
    problems.push(...found);
    onFile();
    if (!file) continue;
    if (file.course.id !== course.id) {
      const message = `is of the course "${file.course.id}", expected "${course.id}"; grade it with its own course`;
      problems.push({ file: source.name, code: 'COURSE_OTHER', message });
      continue;
    }
    const { id, name = '' } = file.student;
    const indexed = index.get(id) ?? [];
    indexed.push({ source, studentName: name.normalize('NFC').trim() });
    index.set(id, indexed);
  }
  return index;
}

/** Reads and understands one file; what cannot be read is its problem alone. */
export async function readSourceFile(source: SourceFile): Promise<ReadAttempts> {
  try {
    return readAttempts(await source.read(), source.name);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { problems: [{ file: source.name, code: error.code, message: error.message }] };
  }
}
