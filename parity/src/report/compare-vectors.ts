import { type CaseDifference, type CheckCase, checkCases } from '@keyway/checker/check-cases';
import { reasonToSkip } from '@keyway/checker/reason-to-skip';
import { askLine } from '../ask-line.ts';
import { concernsCall, type KnownDifference } from '../known-differences/known-difference.ts';
import type { NamedOracle } from './named-oracle.ts';
import { reasonsAgainstAssignment } from './reasons-against-assignment.ts';
import type { VectorRow } from './report-model.ts';

/** Differences that are written out. */
const SHOWN_COUNT = 3;

/** A row of the report, and everything that should not be: differences that nobody documented, and failures. */
export interface ComparedVectors {
  row: VectorRow | undefined;
  problems: string[];
}

/**
 * Asks an oracle the cases of a vector file.
 * @param known - all known differences; those of other oracles play no part
 * @returns no row where the oracle has none of the calls, clients and assignors that the file asks for, and where it
 *   failed before
 */
export async function compareVectors(
  file: string,
  allCases: readonly CheckCase[],
  named: NamedOracle,
  known: readonly KnownDifference[],
): Promise<ComparedVectors> {
  const { id, oracle } = named;
  const cases = allCases.filter(({ call }) => reasonToSkip(oracle.identity, call) === undefined);
  if (cases.length === 0 || named.failure) return { row: undefined, problems: [] };
  const [report] = await checkCases(cases, [oracle]);
  const { differences = [], agreedCount = 0, skipped = new Map<string, number>(), failure } = report ?? {};
  const explained = differences.map((difference) => explain(difference, id, known));
  const problems = shorten(explained.flatMap(({ problem }) => problem ?? []));
  if (failure) {
    named.failure = failure;
    problems.push(`${file}: ${report?.unansweredCount} cases unanswered: ${failure.message}`);
  } else problems.push(...stillAgreeing(cases, differences, id, known));
  const row: VectorRow = {
    file,
    oracle: id,
    caseCount: cases.length,
    agreedCount,
    skippedCount: [...skipped.values()].reduce((sum, count) => sum + count, 0),
    knownDifferenceIds: [...new Set(explained.flatMap(({ knownId }) => knownId ?? []))].sort(),
  };
  return { row, problems };
}

function explain(
  difference: CaseDifference,
  oracleId: string,
  known: readonly KnownDifference[],
): { knownId?: string; problem?: string } {
  const { id, call, at, expected, actual, answer } = difference;
  const listed = known.find((one) => concernsCall(one, oracleId, call) && listsCase(one, id));
  if (listed) return { knownId: listed.id };
  const loose = known.find((one) => concernsCall(one, oracleId, call) && one.caseIds === 'any');
  const broken = loose && answer && reasonsAgainstAssignment(call, answer, loose.violations);
  if (loose && broken?.length === 0) return { knownId: loose.id };
  const what = broken
    ? `breaks ${broken.join(', ')}`
    : `at ${at} expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
  return { problem: `${id}: ${what}\n    ${askLine(oracleId, call)}` };
}

/** The first in full, and of the others the ids: they mostly have the same cause. */
function shorten(problems: readonly string[]): string[] {
  if (problems.length <= SHOWN_COUNT) return [...problems];
  const ids = problems.slice(SHOWN_COUNT).map((problem) => problem.slice(0, problem.indexOf(':')));
  return [...problems.slice(0, SHOWN_COUNT), `and ${ids.length} differences more: ${ids.join(' ')}`];
}

/** Cases that are documented as different and are not any more. */
function stillAgreeing(
  cases: readonly CheckCase[],
  differences: readonly CaseDifference[],
  oracleId: string,
  known: readonly KnownDifference[],
): string[] {
  const differing = differences.map(({ id }) => id);
  return known
    .filter(({ oracle }) => oracle === oracleId)
    .flatMap((one) => (Array.isArray(one.caseIds) ? one.caseIds.map((caseId) => ({ one, caseId })) : []))
    .filter(({ caseId }) => cases.some(({ id }) => isOfCase(id, caseId)))
    .filter(({ caseId }) => !differing.some((id) => isOfCase(id, caseId)))
    .map(
      ({ one, caseId }) =>
        `${caseId}: documented as different by "${one.id}", and agrees or is skipped now; take it off its caseIds`,
    );
}

function listsCase({ caseIds }: KnownDifference, id: string): boolean {
  return Array.isArray(caseIds) && caseIds.some((caseId) => isOfCase(id, caseId));
}

/** One vector case can ask several things: `murmur2-1/partition-6`. */
function isOfCase(checkId: string, caseId: string): boolean {
  return checkId === caseId || checkId.startsWith(`${caseId}/`);
}
