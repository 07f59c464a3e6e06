import { GraderError } from '../grader-error.ts';
import type { StudentResult } from '../marking/student-result.ts';
import { GRADEBOOK_FORMAT, GRADEBOOK_FORMAT_VERSION } from '../output/gradebook-format.ts';

/** What an earlier gradebook says of each student, by id. */
export type OldGradebook = ReadonlyMap<string, StudentResult>;

/**
 * Reads a gradebook.json that this program wrote.
 * @param name - of the file, for errors
 * @throws {GraderError} GRADEBOOK_JSON, GRADEBOOK_FORMAT, GRADEBOOK_COURSE
 */
export function readOldGradebook(text: string, name: string, courseId: string): OldGradebook {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new GraderError('GRADEBOOK_JSON', `"${name}" is no JSON; name an earlier gradebook.json`, {
      cause,
    });
  }
  const old = value as {
    format?: unknown;
    formatVersion?: unknown;
    course?: { id?: unknown };
    students?: unknown;
  };
  if (
    old?.format !== GRADEBOOK_FORMAT ||
    old.formatVersion !== GRADEBOOK_FORMAT_VERSION ||
    !Array.isArray(old.students)
  ) {
    const message = `"${name}" expected "format": "${GRADEBOOK_FORMAT}" in version ${GRADEBOOK_FORMAT_VERSION}; name a gradebook.json that keyway grade wrote`;
    throw new GraderError('GRADEBOOK_FORMAT', message);
  }
  if (old.course?.id !== courseId) {
    const message = `"${name}" is of the course "${String(old.course?.id)}", expected "${courseId}"; name the gradebook of this course`;
    throw new GraderError('GRADEBOOK_COURSE', message);
  }
  // Ours by its format; a row that is not is left out.
  const students = old.students.filter(isStudent);
  return new Map(students.map((student) => [student.id, student]));
}

function isStudent(value: unknown): value is StudentResult {
  const student = value as Partial<StudentResult> | null;
  return (
    typeof student?.id === 'string' &&
    (student.points === null || typeof student.points === 'number') &&
    Array.isArray(student.questions)
  );
}
