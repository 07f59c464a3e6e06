import { stringify } from 'csv-stringify/sync';

/** Excel takes a file for UTF-8, and shows Hindi, only with this sign at its start. */
export const CSV_BOM = '\ufeff';

/**
 * One line of a CSV file. A text that a spreadsheet would run as a formula (it begins with = + - @, a tab or a
 * carriage return, or a wide form of these signs) gets an apostrophe before it; numbers stay numbers.
 * @returns quoted as RFC 4180 wants, CR LF at its end
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return stringify([cells.map((cell) => cell ?? '')], { escape_formulas: true, record_delimiter: '\r\n' });
}
