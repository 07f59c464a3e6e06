import { isDeepStrictEqual } from 'node:util';
import type { AgreementTable, ParityReport } from './report-model.ts';

/** Its version is that of the Python that runs it, and so of the machine. */
const VERSIONED_BY_MACHINE = ['python-reference'];

/**
 * Where a run disagrees with the committed report. The day, the platform, and seeds and counts of generated cases may
 * differ; rows of oracles that did not run are passed over, for that is judged elsewhere.
 * @returns a line for each row that differs, that is new, or that came no more; none when all is as committed
 */
export function compareReports(committed: ParityReport, run: ParityReport): string[] {
  const ran = new Set(run.oracles.map(({ id }) => id));
  const rows = (report: ParityReport): Map<string, unknown> =>
    new Map(
      comparableRows(report).flatMap(({ oracle, name, row }) => (ran.has(oracle) ? [[name, row]] : [])),
    );
  const before = rows(committed);
  const now = rows(run);
  const names = [...new Set([...before.keys(), ...now.keys()])].sort();
  return [
    ...names
      .filter((name) => !isDeepStrictEqual(before.get(name), now.get(name)))
      .map((name) => `${name}: committed ${textOf(before.get(name))}, now ${textOf(now.get(name))}`),
    ...compareAgreement(committed.agreement, run.agreement),
  ];
}

/** A row without what may differ from run to run. */
interface ComparableRow {
  oracle: string;
  name: string;
  row: unknown;
}

function comparableRows(report: ParityReport): ComparableRow[] {
  return [
    ...report.oracles.map(({ version, ...row }) => ({
      oracle: row.id,
      name: `oracle ${row.id}`,
      row: VERSIONED_BY_MACHINE.includes(row.id) ? row : { ...row, version },
    })),
    ...report.vectors.map((row) => ({ oracle: row.oracle, name: `${row.file} ${row.oracle}`, row })),
    ...report.generated.map(({ caseCount, agreedCount, seed: _, ...row }) => ({
      oracle: row.oracle,
      name: `generated ${row.oracle} ${row.call} ${row.subject}`,
      // With a known difference the share varies; without one all agree.
      row: row.knownDifferenceIds.length > 0 ? row : { ...row, areAllAgreed: caseCount === agreedCount },
    })),
    ...report.knownDifferences.map((row) => ({
      oracle: row.oracle,
      name: `known difference ${row.id}`,
      row,
    })),
  ];
}

/** The shares of clients that both have; a client can be missing because its oracle did not run. */
function compareAgreement(committed: AgreementTable, run: AgreementTable): string[] {
  const { clients: _, shares: _1, ...before } = committed;
  const { clients: _2, shares: _3, ...now } = run;
  if (!isDeepStrictEqual(before, now)) {
    return [`agreement: committed for ${textOf(before)}, now for ${textOf(now)}`];
  }
  const common = run.clients.filter((client) => committed.clients.includes(client));
  const added = run.clients.filter((client) => !committed.clients.includes(client));
  return [
    ...added.map((client) => `agreement ${client}: committed nothing, now a row`),
    ...common.flatMap((row) =>
      common.flatMap((column) => {
        const was = shareOf(committed, row, column);
        const is = shareOf(run, row, column);
        return was === is ? [] : [`agreement ${row} ${column}: committed ${was}, now ${is}`];
      }),
    ),
  ];
}

function shareOf({ clients, shares }: AgreementTable, row: string, column: string): number | undefined {
  return shares[clients.indexOf(row)]?.[clients.indexOf(column)];
}

function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
