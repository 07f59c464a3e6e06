import type { Json } from '@keyway/checker/json';

/** `parity/report/report.json`: which implementations were run, what they were asked, and where they agree. */
export interface ParityReport {
  format: 1;
  /** Day of the run in UTC, `2026-12-01`. */
  ranOn: string;
  /** `linux x64, Node 20.20.2` */
  platform: string;
  /** By id. */
  oracles: OracleRow[];
  /** By id. */
  notRun: NotRunRow[];
  /** By file, then by oracle. */
  vectors: VectorRow[];
  /** By oracle, call and subject. */
  generated: GeneratedRow[];
  agreement: AgreementTable;
  /** By id. */
  knownDifferences: KnownDifferenceRow[];
}

/** An oracle that ran, in its own words. */
export interface OracleRow {
  /** As REQUIRE_ORACLES names it. */
  id: string;
  name: string;
  version: string;
  language: string;
  calls: readonly string[];
  clients: readonly string[];
  assignors: readonly string[];
}

/** An oracle that did not run. */
export interface NotRunRow {
  id: string;
  reason: string;
}

/** What an oracle made of the cases of one vector file. */
export interface VectorRow {
  file: string;
  oracle: string;
  /** Questions of the file that the oracle was asked: those with a call, client and assignor that it has. */
  caseCount: number;
  agreedCount: number;
  /** Questions that it refused to answer, such as those about another Kafka version. */
  skippedCount: number;
  /** Those that explain the rest. */
  knownDifferenceIds: readonly string[];
}

/** What an oracle made of generated cases. */
export interface GeneratedRow {
  oracle: string;
  call: string;
  /** The client, the assignor or the type of the key; the call itself where there is none. */
  subject: string;
  /** Cases that both the oracle and Keyway answered. */
  caseCount: number;
  agreedCount: number;
  knownDifferenceIds: readonly string[];
  /** KEYWAY_SEED that gives the same cases again. */
  seed: number;
}

/** How often two clients place a key alike. */
export interface AgreementTable {
  /** Keys of the sample; each is placed once for every count. */
  keyCount: number;
  keySeed: number;
  partitionCounts: readonly number[];
  /** In the order of Keyway's catalogue. */
  clients: readonly string[];
  /** Share 0 to 1, rounded to four digits, by row and column of `clients`. */
  shares: readonly (readonly number[])[];
}

/** A known difference as the report shows it. */
export interface KnownDifferenceRow {
  id: string;
  oracle: string;
  /** The client, the assignor or the call. */
  subject: string;
  reason: string;
  link: string;
  /** A call with its fields, what is `expected` and the `actual` answer. */
  example: { readonly [field: string]: Json };
}
