import { printNamed, readNamed } from '../named-fragment.ts';

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

/** The part of the address after `#`. */
export function printLabAddress(state: SizingState): string {
  return printNamed(NAMES, state);
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names
 */
export function readLabAddress(fragment: string): Partial<SizingState> {
  return readNamed(NAMES, fragment);
}
