/** What ran beside Keyway's rules, and how it answered: `parity/report/report.json`. */
export interface Report {
  format: 1;
  /** Day of the run in UTC, `2026-12-01`. */
  ranOn: string;
  platform: string;
  oracles: ReportOracle[];
  notRun: { id: string; reason: string }[];
  vectors: ReportVectors[];
  generated: ReportGenerated[];
  agreement: ReportAgreement;
  knownDifferences: ReportDifference[];
}

/** A program that ran. */
export interface ReportOracle {
  id: string;
  name: string;
  version: string;
  language: string;
  calls: string[];
  clients: string[];
  assignors: string[];
}

/** Recorded cases, asked again. */
export interface ReportVectors {
  file: string;
  oracle: string;
  caseCount: number;
  agreedCount: number;
  skippedCount: number;
  knownDifferenceIds: string[];
}

/** Generated cases, compared with our rules. */
export interface ReportGenerated {
  oracle: string;
  call: string;
  subject: string;
  caseCount: number;
  agreedCount: number;
  knownDifferenceIds: string[];
  seed: number;
}

/** How many keys each two clients place alike. */
export interface ReportAgreement {
  keyCount: number;
  keySeed: number;
  partitionCounts: number[];
  /** Ids; one row and one column of `shares` each. */
  clients: string[];
  /** Symmetric, 0 to 1, 1 on the diagonal. */
  shares: number[][];
}

/** Where a program answers otherwise than we do, and why. */
export interface ReportDifference {
  id: string;
  oracle: string;
  subject: string;
  reason: string;
  link: string;
  /** A call with its fields, what is `expected` and the `actual` answer. */
  example: Record<string, unknown>;
}
