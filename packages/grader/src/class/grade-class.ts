import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareResults, type StudentChange } from '../against/compare-results.ts';
import { type OldGradebook, readOldGradebook } from '../against/old-gradebook.ts';
import { upholdMarks } from '../against/uphold-marks.ts';
import { GraderError } from '../grader-error.ts';
import { type GradedStudent, gradeStudent, type Person } from '../marking/grade-student.ts';
import type { NamedAttempts } from '../marking/merge-attempts.ts';
import { type OutputFolder, openOutputFolder } from '../output/output-folder.ts';
import { compareProblems, type Problem } from '../problem.ts';
import { readRoster } from '../roster/read-roster.ts';
import type { Roster } from '../roster/roster.ts';
import type { AttemptSource } from '../source/attempt-source.ts';
import { openSource } from '../source/open-source.ts';
import { logText } from './grade-log.ts';
import type { GradeOptions } from './grade-options.ts';
import { type IndexedFile, indexFiles, readSourceFile } from './index-files.ts';
import { listPeople } from './list-people.ts';
import { openResults } from './write-results.ts';

/** What a grading found; the results themselves are in the folder. */
export interface GradeReport {
  students: number;
  withAttempt: number;
  withTotal: number;
  files: number;
  problems: Problem[];
  /** Beside the earlier gradebook; undefined without one. */
  changes?: StudentChange[];
}

const MAX_ROSTER_BYTES = 64 * 1024 * 1024;

/**
 * Marks a class and writes gradebook-moodle.csv, gradebook-canvas.csv, gradebook.json, feedback/, statistics.json,
 * statistics.html and grade.log. One student's files are in memory at a time. Everything but the log depends on the
 * input alone, and nothing under its final name is ever half written: a run that was killed is simply started again.
 * @throws {GraderError} when there is nothing to grade with; a bad file or row is a problem in the report instead
 */
export async function gradeClass(options: GradeOptions): Promise<GradeReport> {
  const { course, limits } = options;
  assertApart(options);
  const roster = options.roster === undefined ? undefined : await openRoster(options.roster);
  const old = options.against === undefined ? undefined : await openOld(options.against, course.id);
  const ignored = options.roster === undefined ? [] : [path.resolve(options.roster)];
  const source = await openSource(options.source, limits, ignored);
  try {
    const folder = await openOutputFolder(options.out);
    const report = await gradeSource(options, source, roster, old, folder);
    await folder.put('grade.log', logText(options, report));
    await folder.close();
    return report;
  } catch (error) {
    throw asWritingError(error, options.out);
  } finally {
    source.close();
  }
}

async function gradeSource(
  options: GradeOptions,
  source: AttemptSource,
  roster: Roster | undefined,
  old: OldGradebook | undefined,
  folder: OutputFolder,
): Promise<GradeReport> {
  const { course, onProgress } = options;
  const problems: Problem[] = [...source.problems, ...(roster?.problems ?? [])];
  const all = source.files.length;
  let done = 0;
  const index = await indexFiles(source, course, problems, () => {
    done += 1;
    onProgress({ phase: 'reading', done, all });
  });
  const people = listPeople(roster, index, old, problems);
  const results = await openResults(folder, course, options, roster?.moreColumns ?? []);
  const report: GradeReport = { students: 0, withAttempt: 0, withTotal: 0, files: all, problems };
  const changes: StudentChange[] = [];
  for (const { person, files } of people) {
    const graded = await gradePerson(options, person, files, old, problems);
    const { result } = graded;
    report.students += 1;
    if (result.attempt) report.withAttempt += 1;
    if (result.points !== null) report.withTotal += 1;
    const change = old && compareResults(old.get(person.id), result);
    if (change) changes.push(change);
    await results.add(graded);
    onProgress({ phase: 'marking', done: report.students, all: people.length });
  }
  problems.sort(compareProblems);
  await results.end(problems);
  return { ...report, ...(old && { changes }) };
}

async function gradePerson(
  { course, counted, language, mayFall }: GradeOptions,
  person: Person,
  files: readonly IndexedFile[],
  old: OldGradebook | undefined,
  problems: Problem[],
): Promise<GradedStudent> {
  const read: NamedAttempts[] = [];
  for (const { source } of files) {
    const { file } = await readSourceFile(source);
    if (file?.student.id === person.id) read.push({ name: source.name, file });
    else
      problems.push({
        file: source.name,
        code: 'FILE_CHANGED',
        message: 'changed while it was graded; grade again',
      });
  }
  const grading = gradeStudent(course, person, read, counted, language, problems);
  const before = old?.get(person.id);
  return before ? upholdMarks(course, before, grading, mayFall) : grading.graded;
}

/** What reading throws is handled file by file, so an error of the system comes from writing. */
function asWritingError(error: unknown, out: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string' || typeof syscall !== 'string') return error;
  const message = `"${out}" cannot be written (${code} at ${syscall}); make room there, or name another folder, and grade again`;
  return new GraderError('OUT_UNWRITABLE', message, { cause: error });
}

/** Results inside the source would be read as attempts the next time. */
function assertApart({ source, out }: GradeOptions): void {
  const from = path.relative(path.resolve(source), path.resolve(out));
  const isInside = from === '' || (!from.startsWith('..') && !path.isAbsolute(from));
  if (!isInside) return;
  throw new GraderError(
    'OUT_INSIDE',
    `"${out}" lies inside "${source}"; write the results to another folder`,
  );
}

async function openRoster(file: string): Promise<Roster> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new GraderError('ROSTER_MISSING', `"${file}" is not there or cannot be read; name the roster`, {
      cause,
    });
  });
  if (bytes.length > MAX_ROSTER_BYTES) {
    throw new GraderError('ROSTER_TOO_LARGE', `"${file}" is larger than any class; name the roster`);
  }
  return readRoster(bytes, path.basename(file));
}

async function openOld(file: string, courseId: string): Promise<OldGradebook> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const message = `"${file}" is not there or cannot be read; name an earlier gradebook.json`;
    throw new GraderError('GRADEBOOK_MISSING', message, { cause });
  });
  return readOldGradebook(text, file, courseId);
}
