import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSchemaCheck } from '../create-schema-check.ts';
import { reportFolder } from '../parity-folders.ts';
import type { ParityReport } from './report-model.ts';

/**
 * Reads the committed report.
 * @throws {Error} REPORT_INVALID when it is not what its schema says
 */
export function readReport(): ParityReport {
  const file = join(reportFolder, 'report.json');
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const check = createSchemaCheck(pathToFileURL(join(reportFolder, 'report.schema.json')));
  const problem = check(value);
  if (problem === undefined) return value as ParityReport; // The schema was the proof.
  throw new Error(`REPORT_INVALID: ${file} ${problem}; write it again with npx pnpm@10.34.9 parity:report`);
}
