/** What the sizing lab shows, field by field as typed. */
export interface SizingState {
  target: string;
  producer: string;
  consumer: string;
  brokers: string;
  replication: string;
  segments: string;
  kafka: string;
}

const NAMES = ['target', 'producer', 'consumer', 'brokers', 'replication', 'segments', 'kafka'] as const;
/** No number is longer; what is, somebody else wrote. */
const MAX_LENGTH = 40;

/** The part of the address after `#`. */
export function printLabAddress(state: SizingState): string {
  return new URLSearchParams(NAMES.map((name) => [name, state[name]])).toString();
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names
 */
export function readLabAddress(fragment: string): Partial<SizingState> {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const state: Partial<SizingState> = {};
  for (const name of NAMES) {
    const value = named.get(name);
    if (value !== null && value.length <= MAX_LENGTH) state[name] = value;
  }
  return state;
}
