/** What the key lab shows, as its address says it after the `#`. */
export interface LabState {
  key: string;
  /** As typed, so that a wrong count survives a reload too. */
  partitions: string;
}

/**
 * The part of the address after `#`. It never leaves the browser, unlike a query: keys may be somebody's data.
 * @example printLabAddress({ key: 'user-1', partitions: '6' }) // 'key=user-1&partitions=6'
 */
export function printLabAddress(state: LabState): string {
  // A lone surrogate has no percent-encoding; it is written as U+FFFD, as URLSearchParams does.
  return new URLSearchParams({ key: state.key, partitions: state.partitions }).toString();
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
  return { ...(key !== null && { key }), ...(partitions !== null && { partitions }) };
}
