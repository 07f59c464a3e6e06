import { type CheckCase, type CheckReport, checkCases } from '@keyway/checker/check-cases';
import { openReference } from './open-reference.ts';

/**
 * Runs cases through one process of the Python reference, from start to end.
 * @param folder - of the reference; by default the one in this repository
 * @throws {Error} when the process cannot be opened, or fails after its last answer
 */
export async function checkReference(cases: readonly CheckCase[], folder?: string): Promise<CheckReport> {
  const { oracle, failure } = await openReference(folder);
  if (!oracle) throw new Error(failure.message);
  const reports = await checkCases(cases, [oracle]);
  const closing = await oracle.close();
  if (closing) throw new Error(closing.message);
  const [report] = reports;
  if (!report) throw new Error('checkCases expected to report on the one oracle that it was given');
  return report;
}
