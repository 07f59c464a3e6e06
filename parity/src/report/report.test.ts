import { beforeAll, describe, expect, test } from 'vitest';
import { readKnownDifferences } from '../known-differences/known-difference.ts';
import { knownOracles, reasonNotReady, selectOracles } from '../oracles/known-oracles.ts';
import { requiredOracles, skipWithout } from '../require-oracle.ts';
import { type BuiltReport, buildReport } from './build-report.ts';
import { compareReports } from './compare-reports.ts';
import { readReport } from './read-report.ts';
import { runSeed, shortRun } from './run-sizes.ts';

// KEYWAY_SEED repeats a run; a failure prints the seed that it had.
const seed = runSeed();
const oracles = knownOracles();
let built: BuiltReport;

beforeAll(async () => {
  built = await buildReport(oracles, {
    ...shortRun,
    seed,
    known: readKnownDifferences(),
    ranOn: '2026-12-01',
  });
}, 600_000);

test('report: every oracle that must run is one that there is', () => {
  expect(() => selectOracles(oracles, requiredOracles())).not.toThrow();
});

describe.each(oracles)('$id', (oracle) => {
  test(`parity: it answers every vector, and generated cases as Keyway does, but for known differences (KEYWAY_SEED=${seed})`, (context) => {
    skipWithout(context, [oracle.id, oracle.folder.name], reasonNotReady(oracle));
    expect(built.report.notRun.filter(({ id }) => id === oracle.id)).toEqual([]);
    expect(problemsOf(oracle.id).join('\n')).toBe('');
  });
});

test('report: a run agrees with the committed one; where it should differ, write it again with npx pnpm@10.34.9 parity:report', () => {
  expect(compareReports(readReport(), built.report)).toEqual([]);
});

function problemsOf(id: string): string[] {
  return built.problems.flatMap(({ oracle, text }) => (oracle === id ? [text] : []));
}
