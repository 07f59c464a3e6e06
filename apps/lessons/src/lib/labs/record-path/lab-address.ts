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
const MAX_LENGTH = 40;

/** The part of the address after `#`. */
export function printLabAddress(state: RecordPathState): string {
  return new URLSearchParams(
    NAMES.filter((name) => state[name] !== '').map((name) => [name, state[name]]),
  ).toString();
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names
 */
export function readLabAddress(fragment: string): Partial<RecordPathState> {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const state: Partial<RecordPathState> = {};
  for (const name of NAMES) {
    const value = named.get(name);
    if (value !== null && value.length <= MAX_LENGTH) state[name] = value;
  }
  return state;
}
