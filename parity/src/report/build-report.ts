import type { OpenedOracle } from '@keyway/checker/open-oracle';
import { assignorChecks } from '../assignor-checks.ts';
import { compareFamilies, type GeneratedOptions } from '../generated/compare-families.ts';
import { type KnownDifference, subjectOf } from '../known-differences/known-difference.ts';
import { type KnownOracle, reasonNotReady } from '../oracles/known-oracles.ts';
import { openKnownOracle } from '../oracles/open-known-oracle.ts';
import { quirkFile, vectorFiles } from '../vector-files.ts';
import { checkExamples } from './check-examples.ts';
import { compareVectors } from './compare-vectors.ts';
import { measureAgreement } from './measure-agreement.ts';
import { type NamedOracle, type Problem, restart } from './named-oracle.ts';
import type { NotRunRow, ParityReport, VectorRow } from './report-model.ts';

/** A report, and everything that should not be: differences that nobody documented, and oracles that failed. */
export interface BuiltReport {
  report: ParityReport;
  problems: Problem[];
}

/** What a report is made with. */
export interface BuildOptions extends GeneratedOptions {
  known: readonly KnownDifference[];
  /** Day of the run. */
  ranOn: string;
}

/**
 * Runs every oracle that is prepared over all vector files and over generated cases. One that fails does not stop the
 * others.
 */
export async function buildReport(
  oracles: readonly KnownOracle[],
  options: BuildOptions,
): Promise<BuiltReport> {
  const { known, say } = options;
  const problems: Problem[] = [];
  const { opened, notRun } = await openAll(oracles);
  const vectors = await compareAllVectors(opened, options, problems);
  await Promise.all(
    opened.map(async (named) => {
      const texts = await checkExamples(named, known);
      problems.push(...texts.map((text) => ({ oracle: named.id, text })));
      // Oddities and examples hold groups on which some never return.
      problems.push(...(await restart(named)));
    }),
  );
  say?.('examples of known differences asked');
  const agreement = await measureAgreement(opened);
  say?.('agreement measured');
  const generated = await compareFamilies(opened, known, options);
  problems.push(...generated.problems, ...(await closeAll(opened)));
  const report: ParityReport = {
    format: 1,
    ranOn: options.ranOn,
    platform: `${process.platform} ${process.arch}, Node ${process.versions.node}`,
    oracles: opened.map(({ id, oracle }) => ({ id, ...oracle.identity })),
    notRun,
    vectors,
    generated: generated.rows,
    agreement,
    knownDifferences: known
      .filter(({ oracle }) => opened.some(({ id }) => id === oracle))
      .map((one) => ({
        id: one.id,
        oracle: one.oracle,
        subject: subjectOf(one),
        reason: one.reason,
        link: one.link,
        example: one.example,
      })),
  };
  return { report, problems };
}

async function openAll(
  oracles: readonly KnownOracle[],
): Promise<{ opened: NamedOracle[]; notRun: NotRunRow[] }> {
  const opened: NamedOracle[] = [];
  const notRun: NotRunRow[] = [];
  for (const known of oracles) {
    const reason = reasonNotReady(known);
    const open = (): Promise<OpenedOracle> => openKnownOracle(known);
    const { oracle, failure } = reason === undefined ? await open() : {};
    if (oracle) opened.push({ id: known.id, oracle, open });
    else notRun.push({ id: known.id, reason: reason ?? failure?.message ?? 'it did not start' });
  }
  return { opened, notRun };
}

async function compareAllVectors(
  opened: readonly NamedOracle[],
  { known, say }: BuildOptions,
  problems: Problem[],
): Promise<VectorRow[]> {
  const rows: VectorRow[] = [];
  const files = { ...vectorFiles, [quirkFile]: () => assignorChecks('assignors-quirks') };
  for (const [file, makeCases] of Object.entries(files)) {
    const cases = makeCases();
    const compared = await Promise.all(opened.map((named) => compareVectors(file, cases, named, known)));
    for (const [index, { row, problems: found }] of compared.entries()) {
      if (row) rows.push(row);
      problems.push(...found.map((text) => ({ oracle: opened[index]?.id ?? '', text })));
    }
    say?.(`${file}: ${cases.length} questions`);
  }
  return rows.sort((a, b) => compareTexts(a.file, b.file) || compareTexts(a.oracle, b.oracle));
}

/** What goes wrong after the last answer; what went wrong before was said then. */
async function closeAll(opened: readonly NamedOracle[]): Promise<Problem[]> {
  const closings = await Promise.all(opened.map(({ oracle }) => oracle.close()));
  return opened.flatMap(({ id, failure }, index) => {
    const closing = closings[index];
    return closing && !failure ? [{ oracle: id, text: closing.message }] : [];
  });
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
