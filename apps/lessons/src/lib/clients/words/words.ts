import type { EmptyKeyRule, NullKeyRule } from '@keyway/core/clients/client';
import type { HashName } from '@keyway/core/clients/key-hashes';
import type { ReductionName } from '@keyway/core/clients/reductions';

/** What the place says where a key is typed. The only words of these pages that a browser loads. */
export interface PlacementWords {
  heading: string;
  key: string;
  partitionCount: string;
  caption: (key: string, partitionCount: number) => string;
  goesTo: string;
  clients: string;
  asJava: string;
  notAsJava: string;
  /** Where a client goes by chance or in turn, or fails. */
  chance: string;
  refused: string;
  isDefault: string;
  chanceNote: string;
  /** `agreeing` of `others`, Java not counted, put the key where Java does. */
  status: (partition: number, agreeing: number, others: number) => string;
}

/** Markdown: one or more paragraphs, or a part of a line. */
export type Markdown = string;

/** Causes of a key on two partitions, the most likely first. */
export const causeIds = ['count', 'bytes', 'hash', 'sign', 'null', 'explicit'] as const;
export type CauseId = (typeof causeIds)[number];

/** A cause, how to see that it is this one, and what mends it. */
export interface CauseWords {
  title: string;
  what: Markdown;
  see: Markdown;
  mend: Markdown;
}

/** Ways to write a key that looks the same. */
export const keyFormIds = [
  'text',
  'quoted',
  'int',
  'long',
  'schema',
  'json',
  'json-order',
  'composed',
  'decomposed',
] as const;
export type KeyFormId = (typeof keyFormIds)[number];

/** Names of assignors on the wire. */
export const assignorNames = [
  'range',
  'roundrobin',
  'sticky',
  'cooperative-sticky',
  'RoundRobinAssigner',
  'roundrobin_v2',
] as const;
export type AssignorName = (typeof assignorNames)[number];

/** `/mismatch/`. */
export interface MismatchWords {
  title: string;
  description: string;
  lead: Markdown;
  firstHeading: string;
  first: Markdown;
  causesHeading: string;
  causesNote: Markdown;
  see: string;
  mend: string;
  causes: Record<CauseId, CauseWords>;
  keyForms: {
    caption: (partitionCount: number) => string;
    looksLike: string;
    bytes: string;
    partition: string;
    forms: Record<KeyFormId, string>;
  };
  defaults: { caption: string; client: string; rule: string; setting: string };
  changeHeading: string;
  change: Markdown;
  groupsHeading: string;
  groups: Markdown;
  groupTable: {
    caption: string;
    name: string;
    unlessTold: string;
    onRequest: string;
    but: string;
    nobody: string;
    remarks: Record<AssignorName, Markdown>;
  };
  groupsAfter: Markdown;
  ownHeading: string;
  own: Markdown;
}

/** `/clients/`. */
export interface ClientsWords {
  title: string;
  description: string;
  lead: Markdown;
  /** Before the last of several numbers. */
  and: string;
  matrixHeading: string;
  matrix: (keyCount: string, partitionCounts: string) => Markdown;
  matrixCaption: string;
  family: string;
  matrixNote: (chance: string) => Markdown;
  familyHeading: string;
  provenHeading: string;
  proven: Markdown;
  provenCaption: string;
  client: string;
  hash: string;
  reduction: string;
  nullKey: string;
  emptyKey: string;
  versionsRun: string;
  versions: string;
  readHeading: string;
  read: Markdown;
  readCaption: string;
  reportHeading: string;
  /** When and where the comparison ran. */
  ranOn: (date: string, platform: string) => Markdown;
  oracles: {
    caption: string;
    oracle: string;
    answers: string;
    recorded: string;
    random: string;
    agreed: (agreed: string, answered: string) => string;
    /** Differences that are known. */
    different: (count: string) => string;
    skipped: (count: string) => string;
    nothing: string;
    details: string;
  };
  notRun: { heading: string; none: string };
  vectors: { caption: string; file: string; oracle: string; cases: string; agreed: string; skipped: string };
  generated: {
    caption: string;
    subject: string;
    oracle: string;
    cases: string;
    agreed: string;
    seed: string;
  };
  differences: { heading: string; none: string; example: string; link: string };
  keyBlind: string;
}

/** `/clients/ID/`. */
export interface ClientWords {
  titles: {
    java: (name: string) => string;
    same: (name: string) => string;
    differs: (name: string) => string;
    blind: (name: string) => string;
  };
  description: (name: string) => string;
  allClients: string;
  proven: (versions: string) => Markdown;
  read: Markdown;
  /** Of a program that sends through another client. */
  sendsThrough: (client: string) => Markdown;
  alsoKnownAs: string;
  exampleHeading: string;
  exampleCaption: (keyCount: number, partitionCount: number) => string;
  key: string;
  verdict: string;
  verdicts: { same: string; chance: string; sign: string; different: string; any: string };
  chance: string;
  exampleNotes: {
    same: string;
    differs: (different: number, all: number) => string;
    byChance: string;
    bySign: string;
    blind: string;
    bySameRule: (client: string) => Markdown;
    noRule: string;
  };
  share: (percent: string, keyCount: string) => string;
  causeHeading: string;
  /** `client` takes `hash` and `reduction`. */
  cause: (hash: string, reduction: string) => Markdown;
  causeJava: Markdown;
  causeSame: Markdown;
  causeBlind: Markdown;
  causeSignOnly: Markdown;
  causeRead: (hash: string, reduction: string | null) => Markdown;
  causeReadBlind: Markdown;
  settingHeading: string;
  settingHeadingJava: string;
  catch: string;
  noKeyHeading: string;
  programsHeading: string;
  program: string;
  setting: string;
  note: string;
  proofHeading: string;
  versions: string;
  versionsRun: string;
  called: string;
  source: string;
  proofNone: string;
  nextHeading: string;
  toMismatch: string;
  toPlacements: string;
}

/** How a rule is told in tables and sentences; shared by all pages. */
export interface RuleWords {
  hashes: Record<HashName, Markdown>;
  reductions: Record<ReductionName, string>;
  nullKeys: Record<NullKeyRule, string>;
  emptyKeys: Record<EmptyKeyRule, string>;
  isDefault: string;
  noHash: string;
}

/** All that is drawn when the site is built; no browser loads these words. */
export interface ClientsPageWords {
  rules: RuleWords;
  mismatch: MismatchWords;
  clients: ClientsWords;
  client: ClientWords;
}
