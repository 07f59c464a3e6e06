import { existsSync, readFileSync } from 'node:fs';
import { readReport } from './read-report.ts';
import type { Report } from './report.ts';

/** As the site is built, so from the folder of the app. */
const REPORT_FILE = '../../parity/report/report.json';

/**
 * The committed report, which this site shows.
 * @param file - absolute, or relative to the working directory
 * @throws {Error} REPORT_MISSING, REPORT_INVALID
 */
export function siteReport(file: string = REPORT_FILE): Report {
  if (existsSync(file)) return readReport(readFileSync(file, 'utf8'), file);
  throw new Error(
    `REPORT_MISSING: ${file} expected the report of the parity suite, found no file; write it with npx pnpm@10.34.9 parity:report`,
  );
}
