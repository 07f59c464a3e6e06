import type { CountProblem } from '../read-partition-count.ts';
import type { LabKeyType } from '../read-typed-key.ts';

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
  type: string;
  types: Record<LabKeyType, string>;
  /** What to type where the text is no value of the type. */
  refused: Record<LabKeyType, string>;
  rounds: string;
  start: string;
  word: string;
  mixed: string;
  hashAfter: string;
  tail: string;
  finish: string;
  clients: string;
  client: string;
  asJava: string;
  notJava: string;
  chance: string;
  refusedBy: string;
  moves: string;
  otherCount: string;
  stays: string;
  movesTo: string;
  moveCount: (moved: number, all: number) => string;
  at: (count: number) => string;
}
