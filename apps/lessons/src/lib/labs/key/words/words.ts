import type { CountProblem } from '../read-partition-count.ts';

/** What the key lab says. */
export interface KeyLabWords {
  key: string;
  partitionCount: string;
  fewer: string;
  more: string;
  problems: Record<CountProblem, string>;
  keyBytes: string;
  byteCount: (count: number) => string;
  moreCharacters: (count: number) => string;
  emptyKey: string;
  signSet: string;
  signClear: string;
  mask: string;
  remainder: string;
  otherSpelling: (form: string, byteCount: number, partition: number) => string;
  otherSpellingSame: (form: string, byteCount: number, partition: number) => string;
  lanes: string;
  laneRun: (count: number) => string;
  typedKey: string;
  result: (partition: number, partitionCount: number) => string;
  character: string;
  codePoint: string;
  bytes: string;
  step: string;
  signedHash: string;
  lane: string;
  keys: string;
}
