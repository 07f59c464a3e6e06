import type { Report, ReportOracle } from './report.ts';

/** How a program answered. */
export interface Tally {
  /** Questions that it answered. */
  answered: number;
  agreed: number;
  /** Answers that differ, every one for a reason that is known. */
  different: number;
  /** Questions that it left out. */
  skipped: number;
}

/** A program that ran, with the sums of what it was asked. */
export interface OracleRow {
  oracle: ReportOracle;
  recorded: Tally;
  random: Tally;
}

/** The programs of a report. */
export function oracleRows({ oracles, vectors, generated }: Report): OracleRow[] {
  return oracles.map((oracle) => ({
    oracle,
    recorded: tallyOf(vectors.filter((row) => row.oracle === oracle.id)),
    random: tallyOf(generated.filter((row) => row.oracle === oracle.id)),
  }));
}

function tallyOf(rows: readonly { caseCount: number; agreedCount: number; skippedCount?: number }[]): Tally {
  const tally: Tally = { answered: 0, agreed: 0, different: 0, skipped: 0 };
  for (const { caseCount, agreedCount, skippedCount = 0 } of rows) {
    tally.answered += caseCount - skippedCount;
    tally.agreed += agreedCount;
    tally.different += caseCount - skippedCount - agreedCount;
    tally.skipped += skippedCount;
  }
  return tally;
}
