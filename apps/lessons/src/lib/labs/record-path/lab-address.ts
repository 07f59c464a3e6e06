import { printNamed, readNamed } from '../named-fragment.ts';

/** What the lab of a record's path shows, field by field as typed. */
export interface RecordPathState {
  partitions: string;
  records: string;
  interval: string;
  bytes: string;
  keyed: string;
  batch: string;
  linger: string;
  acks: string;
  partitioner: string;
  slow: string;
  seed: string;
  /** The moment looked at; empty for the end. */
  at: string;
}

const NAMES = [
  'partitions',
  'records',
  'interval',
  'bytes',
  'keyed',
  'batch',
  'linger',
  'acks',
  'partitioner',
  'slow',
  'seed',
  'at',
] as const;

/** The part of the address after `#`; an empty field is left out. */
export function printLabAddress(state: RecordPathState): string {
  return printNamed(
    NAMES.filter((name) => state[name] !== ''),
    state,
  );
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names
 */
export function readLabAddress(fragment: string): Partial<RecordPathState> {
  return readNamed(NAMES, fragment);
}
