import { type Language, languages } from '@keyway/quiz/question';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../attempts/decode-text.ts';
import { cleanId } from '../attempts/read-attempts.ts';
import { GraderError } from '../grader-error.ts';
import type { Problem } from '../problem.ts';
import type { Roster, RosterStudent } from './roster.ts';

const KNOWN_COLUMNS = ['id', 'name', 'email', 'language'];
const DELIMITERS = [',', ';', '\t'];

interface Row {
  record: string[];
  info: { lines: number };
}

/**
 * Reads `id,name,email,language` and whatever columns there are besides. Commas, semicolons or tabs; any line ends;
 * with or without a byte order mark. A row that cannot be used is a problem with its line, and the others are used.
 * @param name - of the file, for problems
 * @throws {GraderError} ROSTER_TEXT, ROSTER_CSV, ROSTER_COLUMNS
 */
export function readRoster(bytes: Uint8Array, name: string): Roster {
  const decoded = decodeText(bytes, name);
  if ('problem' in decoded) {
    const { line, message } = decoded.problem;
    const words = `${placed(name, line)} ${message}; in Excel choose "CSV UTF-8"`;
    throw new GraderError('ROSTER_TEXT', words);
  }
  const [heading, ...rows] = parseRows(decoded.text, name);
  const columns = (heading?.record ?? []).map((column) => column.trim());
  const keys = columns.map((column) => column.toLowerCase());
  for (const key of KNOWN_COLUMNS) {
    const count = keys.filter((one) => one === key).length;
    if (count > 1 || (key === 'id' && count === 0)) {
      const message = `${placed(name, 1)} expected one column "${key}" in the first line, got "${columns.join('", "')}"`;
      throw new GraderError('ROSTER_COLUMNS', message);
    }
  }
  const problems: Problem[] = [];
  const students = rows.flatMap((row) => studentOf(row, columns, keys, name, problems));
  const moreColumns = columns.filter((_, index) => isMore(keys[index]));
  return { name, ...withoutShared(students, name, problems), moreColumns, problems };
}

function placed(name: string, line: number | undefined): string {
  return line === undefined ? `"${name}"` : `"${name}", line ${line}:`;
}

function isMore(key: string | undefined): boolean {
  return key !== undefined && key !== '' && !KNOWN_COLUMNS.includes(key);
}

function parseRows(text: string, name: string): Row[] {
  // Excel may write its separator into a line of its own.
  const said = /^sep=([,;\t])\r?\n/i.exec(text);
  try {
    return parse(text, {
      delimiter: said?.[1] ?? delimiterOf(text),
      ...(said && { from_line: 2 }),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Row[];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = typeof cause.lines === 'number' ? cause.lines : undefined;
    throw new GraderError('ROSTER_CSV', `${placed(name, line)} ${cause.message}; mend its quotes`, { cause });
  }
}

/** Which separator stands most often in the first line, quoted cells left aside. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n?|\n/, 1);
  const countOf = (delimiter: string): number => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

function studentOf(
  { record, info }: Row,
  columns: readonly string[],
  keys: readonly string[],
  file: string,
  problems: Problem[],
): RosterStudent[] {
  const line = info.lines;
  const cell = (key: string): string => (record[keys.indexOf(key)] ?? '').normalize('NFC').trim();
  const id = cleanId(cell('id'));
  if (id === '') {
    problems.push({
      file,
      line,
      code: 'ROSTER_NO_ID',
      message: 'has no id; write one, this row is left out',
    });
    return [];
  }
  const language = languageOf(cell('language'));
  if (language === undefined && cell('language') !== '') {
    const message = `language expected ${languages.join(', ')}, got "${cell('language')}"; the attempt's own is taken`;
    problems.push({ file, line, code: 'ROSTER_LANGUAGE', message });
  }
  const more = Object.fromEntries(
    columns.flatMap((column, index) => (isMore(keys[index]) ? [[column, (record[index] ?? '').trim()]] : [])),
  );
  return [{ id, name: cell('name'), email: cell('email'), ...(language && { language }), more, line }];
}

function languageOf(tag: string): Language | undefined {
  const [first] = tag.toLowerCase().split(/[-_]/);
  return languages.find((one) => one === first);
}

/** The same row twice is one student; two people with one id are told, and keep apart from the gradebook's rows. */
function withoutShared(
  rows: readonly RosterStudent[],
  file: string,
  problems: Problem[],
): { students: RosterStudent[]; sharedIds: Set<string> } {
  const firstById = new Map<string, RosterStudent>();
  const sharedIds = new Set<string>();
  for (const row of rows) {
    const first = firstById.get(row.id);
    if (!first) {
      firstById.set(row.id, row);
      continue;
    }
    const isSame = first.name === row.name && first.email === row.email;
    if (!isSame) sharedIds.add(row.id);
    const message = isSame
      ? `is the same student as line ${first.line}; one row is enough`
      : `has the id "${row.id}" of line ${first.line}; give one of them another id: neither gets a grade until then`;
    problems.push({ file, line: row.line, code: 'ROSTER_ID_TWICE', message });
  }
  return { students: [...firstById.values()], sharedIds };
}
