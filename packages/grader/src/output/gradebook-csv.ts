import type { Course } from '../course.ts';
import { roundPoints } from '../marking/mark-attempt.ts';
import type { StudentResult } from '../marking/student-result.ts';
import { csvRow } from './csv-row.ts';

/** A CSV file for a classroom system: its first lines, and a line a student. */
export interface GradebookCsv {
  head: string;
  row(result: StudentResult): string;
}

// Canvas reads these columns of the roster where it has them.
const CANVAS_ID = /^canvas[ _-]?id$/i;
const CANVAS_LOGIN = /^(?:sis[ _-]?)?login(?:[ _-]?id)?$/i;
const CANVAS_SECTION = /^section$/i;

/**
 * For Moodle's "Import grades from CSV": map "ID number" or "Email address", and "… (Real)" to the grade item. Moodle
 * refuses more than 100, so the grade is a percentage; an empty one is no grade, and then the feedback is empty too,
 * for a feedback without its grade would clear it.
 * @param moreColumns - of the roster, kept before the grade
 */
export function moodleCsv(course: Course, title: string, moreColumns: readonly string[]): GradebookCsv {
  return {
    head: csvRow([
      'ID number',
      'Full name',
      'Email address',
      ...moreColumns,
      `${title} (Real)`,
      `${title} feedback`,
    ]),
    row: ({ id, name, email, more, points, questions }) => {
      const cells = moreColumns.map((column) => more[column] ?? '');
      if (points === null) return csvRow([id, name, email, ...cells, null, '']);
      const percent = Math.round((points / course.pointsPossible) * 1e7) / 1e5;
      const details = questions.map(
        (question) =>
          `${question.id} ${question.points === null ? 'not marked here' : roundPoints(question.points)}`,
      );
      const said = `${points} / ${course.pointsPossible}: ${details.join('; ')}`;
      return csvRow([id, name, email, ...cells, percent, said]);
    },
  };
}

/**
 * For Canvas's gradebook import: points, and what is possible in the second line. Columns "Canvas ID", "Login" and
 * "Section" of the roster are used; without a login the email is.
 * @param title - of the assignment; with Canvas's number behind it, `Quiz 1 (123)`, that assignment is filled
 */
export function canvasCsv(course: Course, title: string): GradebookCsv {
  const columns = ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section'];
  const possible = csvRow(['    Points Possible', '', '', '', '', course.pointsPossible]);
  return {
    head: csvRow([...columns, title]) + possible,
    row: ({ id, name, email, more, points }) => {
      const find = (pattern: RegExp): string =>
        Object.entries(more).find(([column]) => pattern.test(column))?.[1] ?? '';
      const login = find(CANVAS_LOGIN) || email;
      // Canvas compares at two decimals.
      const rounded = points === null ? null : Math.round(points * 100) / 100;
      return csvRow([name || id, find(CANVAS_ID), id, login, find(CANVAS_SECTION), rounded]);
    },
  };
}
