import { LAB_KEY_TYPES, type LabKeyType } from './read-typed-key.ts';

/** What the key lab shows, as its address says it after the `#`. */
export interface LabState {
  key: string;
  /** As typed, so that a wrong count survives a reload too. */
  partitions: string;
  /** Left out for a text. */
  type?: LabKeyType;
  /** Another count to compare with, as typed; left out when there is none. */
  other?: string;
}

/**
 * The part of the address after `#`. It never leaves the browser, unlike a query: keys may be somebody's data.
 * @example printLabAddress({ key: 'user-1', partitions: '6' }) // 'key=user-1&partitions=6'
 */
export function printLabAddress(state: LabState): string {
  // A lone surrogate has no percent-encoding; it is written as U+FFFD, as URLSearchParams does.
  const { key, partitions, type = 'string', other = '' } = state;
  return new URLSearchParams({
    key,
    partitions,
    ...(type !== 'string' && { type }),
    ...(other !== '' && { other }),
  }).toString();
}

/**
 * Reads what `printLabAddress` wrote.
 * @param hash - with or without the leading `#`
 * @returns only what the address names; empty when it names nothing of the lab's
 */
export function readLabAddress(hash: string): Partial<LabState> {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const key = named.get('key');
  const partitions = named.get('partitions');
  const type = LAB_KEY_TYPES.find((one) => one === named.get('type'));
  const other = named.get('other');
  return {
    ...(key !== null && { key }),
    ...(type && { type }),
    ...(partitions !== null && { partitions }),
    ...(other !== null && { other }),
  };
}
