import type { OldGradebook } from '../against/old-gradebook.ts';
import type { Person } from '../marking/grade-student.ts';
import { compareText, type Problem } from '../problem.ts';
import type { Roster } from '../roster/roster.ts';
import type { FileIndex, IndexedFile } from './index-files.ts';

/** Somebody to grade, and their files. */
export interface PersonFiles {
  person: Person;
  files: IndexedFile[];
}

/**
 * Everybody who is graded: the roster in its order, then by id whoever handed in or was graded before and is not on it.
 * @param problems - is added to
 */
export function listPeople(
  roster: Roster | undefined,
  index: FileIndex,
  old: OldGradebook | undefined,
  problems: Problem[],
): PersonFiles[] {
  const listed = new Set(roster?.students.map(({ id }) => id));
  const others = [...new Set([...index.keys(), ...(old?.keys() ?? [])])].filter((id) => !listed.has(id));
  const onRoster = (roster?.students ?? []).map(({ line: _, ...student }): PersonFiles => {
    const isShared = roster?.sharedIds.has(student.id) === true;
    const files = index.get(student.id) ?? [];
    if (isShared) reportShared(student.id, files, problems);
    const person: Person = { ...student, standing: isShared ? 'shared-id' : 'on-roster' };
    return { person, files: isShared ? files : filesOf(person, files, problems) };
  });
  const rest = others.sort(compareText).map((id): PersonFiles => {
    const files = index.get(id) ?? [];
    const name =
      files.findLast(({ studentName }) => studentName !== '')?.studentName ?? old?.get(id)?.name ?? '';
    const standing = roster ? 'not-on-roster' : 'on-roster';
    if (roster) reportUnlisted(id, files, roster.name, problems);
    const person: Person = { id, name, email: '', more: {}, standing };
    return { person, files: filesOf(person, files, problems) };
  });
  return [...onRoster, ...rest];
}

/**
 * The files of one id that are this person's. Where they name different people and the roster's name is among them,
 * the others are somebody else's who typed the wrong id.
 */
function filesOf(person: Person, files: IndexedFile[], problems: Problem[]): IndexedFile[] {
  const names = new Set(files.map(({ studentName }) => keyOf(studentName)).filter((key) => key !== ''));
  if (names.size < 2) return files;
  const isTheirs = ({ studentName }: IndexedFile): boolean =>
    studentName === '' || keyOf(studentName) === keyOf(person.name);
  if (person.standing === 'on-roster' && person.email + person.name !== '' && names.has(keyOf(person.name))) {
    for (const { source, studentName } of files.filter((file) => !isTheirs(file))) {
      const message = `has the id "${person.id}" of ${person.name} and the name "${studentName}", so it was left out; ask whose it is, and mend the id (and take its "checksum" out)`;
      problems.push({ file: source.name, code: 'STUDENT_NAME_OTHER', message });
    }
    return files.filter(isTheirs);
  }
  const said = files.map(({ source, studentName }) => `${source.name} "${studentName}"`).join(', ');
  for (const { source } of files) {
    const message = `the id "${person.id}" comes with different names: ${said}; taken for one student, look whether it is`;
    problems.push({ file: source.name, code: 'STUDENT_NAMES_DIFFER', message });
  }
  return files;
}

/** A name without what people type one way today and another tomorrow. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function reportShared(id: string, files: readonly IndexedFile[], problems: Problem[]): void {
  for (const { source } of files) {
    const message = `has the id "${id}", which two rows of the roster share; it is in gradebook.json alone until they differ`;
    problems.push({ file: source.name, code: 'SHARED_ID', message });
  }
}

function reportUnlisted(
  id: string,
  files: readonly IndexedFile[],
  roster: string,
  problems: Problem[],
): void {
  for (const { source } of files) {
    const message = `the student "${id}" is not in ${roster}; marked in gradebook.json and left out of the CSV files: mend the roster or the id`;
    problems.push({ file: source.name, code: 'NOT_ON_ROSTER', message });
  }
}
