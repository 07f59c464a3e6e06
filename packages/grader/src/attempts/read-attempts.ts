import type { Language } from '@keyway/quiz/question';
import { languages } from '@keyway/quiz/question';
import type { Problem } from '../problem.ts';
import {
  ATTEMPTS_FORMAT,
  ATTEMPTS_FORMAT_VERSION,
  type Attempt,
  type AttemptFile,
  type QuestionResponse,
} from './attempt-file.ts';
import { attemptsChecksum } from './attempts-checksum.ts';
import { decodeText } from './decode-text.ts';
import { parseJson } from './parse-json.ts';

/** What could be read of a file, and what could not. */
export interface ReadAttempts {
  /** Undefined when nothing of the file counts. */
  file?: AttemptFile;
  problems: Problem[];
}

type Fields = Record<string, unknown>;

const MAX_ID_LENGTH = 200;
// The spelling of Date.toISOString, with or without the fraction.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/**
 * Reads an attempt file. Fields that it does not know are ignored, a score or seed among them.
 * @param name - for problems
 */
export function readAttempts(bytes: Uint8Array, name: string): ReadAttempts {
  const decoded = decodeText(bytes, name);
  if ('problem' in decoded) return { problems: [decoded.problem] };
  if (decoded.text.trim() === '') return refuse(name, 'FILE_EMPTY', 'is empty; ask for it again');
  const parsed = parseJson(decoded.text);
  if ('fault' in parsed) {
    const { line, column, message } = parsed.fault;
    const words = `is not whole JSON: ${message}; ask for the file again`;
    return { problems: [{ file: name, line, column, code: 'NOT_JSON', message: words }] };
  }
  try {
    return readFields(parsed.value, name);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse(name, 'TOO_NESTED', 'holds lists inside each other without end; ask for it again');
  }
}

function refuse(file: string, code: string, message: string): ReadAttempts {
  return { problems: [{ file, code, message }] };
}

function readFields(value: unknown, name: string): ReadAttempts {
  if (!isFields(value) || value.format !== ATTEMPTS_FORMAT) {
    const message = `is no attempt file ("format" expected "${ATTEMPTS_FORMAT}"); leave it out, or ask for the right file`;
    return refuse(name, 'NOT_ATTEMPTS', message);
  }
  if (value.formatVersion !== ATTEMPTS_FORMAT_VERSION) {
    const message = `"formatVersion" expected ${ATTEMPTS_FORMAT_VERSION}, got ${shown(value.formatVersion)}; grade it with the version of keyway that made the site`;
    return refuse(name, 'ATTEMPTS_VERSION', message);
  }
  const course = value.course;
  if (!isFields(course) || !isId(course.id) || !isId(course.version)) {
    return refuse(
      name,
      'COURSE_UNNAMED',
      'names no course ("course" expected id and version); ask for the file again',
    );
  }
  const student = value.student;
  const studentId = isFields(student) && typeof student.id === 'string' ? cleanId(student.id) : '';
  if (!isFields(student) || !isId(studentId)) {
    const message = `names no student ("student.id" expected 1 to ${MAX_ID_LENGTH} characters); ask whose it is`;
    return refuse(name, 'STUDENT_UNNAMED', message);
  }
  const problems: Problem[] = [];
  const language = languages.find((one): one is Language => one === value.language);
  const file: AttemptFile = {
    course: { id: course.id, version: course.version },
    student: { id: student.id as string, ...(isText(student.name) && { name: student.name }) },
    ...(language && { language }),
    attempts: readList(value.attempts, name, 'attempts', readAttempt, problems),
  };
  const checksum = value.checksum;
  if (checksum !== undefined && checksum !== attemptsChecksum(file)) {
    const message =
      '"checksum" does not fit: the file was damaged or changed; ask for it again, or take the line out to grade it as it stands';
    return refuse(name, 'CHECKSUM', message);
  }
  return { file: { ...file, student: { ...file.student, id: studentId } }, problems };
}

/** Every item that can be read; the others are problems with their place in the list. */
function readList<Item>(
  value: unknown,
  name: string,
  field: string,
  read: (fields: Fields, name: string, place: string, problems: Problem[]) => Item | undefined,
  problems: Problem[],
): Item[] {
  if (!Array.isArray(value)) {
    problems.push({
      file: name,
      code: 'ATTEMPTS_FORM',
      message: `"${field}" expected a list, got ${shown(value)}`,
    });
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    const place = `${field}[${index}]`;
    const made = isFields(item) ? read(item, name, place, problems) : undefined;
    if (made !== undefined) return [made];
    const message = `"${place}" cannot be read and was left out; ask for the file again`;
    problems.push({ file: name, code: 'ATTEMPTS_FORM', message });
    return [];
  });
}

function readAttempt(fields: Fields, name: string, place: string, problems: Problem[]): Attempt | undefined {
  const { id, started, submitted, exam, responses } = fields;
  if (!isId(id) || !isInstant(started) || (submitted !== undefined && !isInstant(submitted)))
    return undefined;
  return {
    id,
    started,
    ...(submitted !== undefined && { submitted }),
    ...(isFields(exam) && isId(exam.id) && { exam: examOf(exam.id, exam.form) }),
    responses: readList(responses, name, `${place}.responses`, readResponse, problems),
  };
}

function examOf(id: string, form: unknown): { id: string; form?: string } {
  return { id, ...(isId(form) && { form }) };
}

function readResponse({ question, presented, response, at }: Fields): QuestionResponse | undefined {
  if (!isId(question) || typeof presented !== 'string' || response === undefined || !isInstant(at))
    return undefined;
  return { question, presented, response, at };
}

/** An id as people type it: spaces around it do not count, and letters are composed. */
export function cleanId(id: string): string {
  return id.normalize('NFC').trim();
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ID_LENGTH;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
