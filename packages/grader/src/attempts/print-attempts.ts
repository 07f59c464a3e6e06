import { ATTEMPTS_FORMAT, ATTEMPTS_FORMAT_VERSION, type Attempt, type AttemptFile } from './attempt-file.ts';
import { attemptsChecksum } from './attempts-checksum.ts';

/**
 * The text of an attempt file, one response a line so that a problem has a place. Pure: a page can call it.
 * @returns JSON that ends with a line end; the same for the same attempts
 */
export function printAttempts(file: AttemptFile): string {
  const { course, student, language, attempts } = file;
  const fields: [string, string][] = [
    ['format', JSON.stringify(ATTEMPTS_FORMAT)],
    ['formatVersion', JSON.stringify(ATTEMPTS_FORMAT_VERSION)],
    ['course', JSON.stringify({ id: course.id, version: course.version })],
    ['student', JSON.stringify({ id: student.id, name: student.name })],
    ...(language === undefined ? [] : [['language', JSON.stringify(language)] satisfies [string, string]]),
    ['attempts', list(attempts.map(printAttempt), '  ')],
    ['checksum', JSON.stringify(attemptsChecksum(file))],
  ];
  return `{\n${fields.map(([key, value]) => `  "${key}": ${value}`).join(',\n')}\n}\n`;
}

function printAttempt({ id, started, submitted, exam, responses }: Attempt): string {
  const head = JSON.stringify({ id, started, submitted, exam: exam && { id: exam.id, form: exam.form } });
  const answers = responses.map(({ question, presented, response, at }) =>
    JSON.stringify({ question, presented, response, at }),
  );
  return `${head.slice(0, -1)}, "responses": ${list(answers, '    ')}}`;
}

function list(items: readonly string[], indent: string): string {
  if (items.length === 0) return '[]';
  return `[\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}]`;
}
