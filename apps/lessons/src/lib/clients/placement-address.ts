/** What the place to type a key shows, as the page's address says it after the `#`; the key lab reads the same names. */
export interface PlacementState {
  key: string;
  /** As typed, so that a wrong count survives a reload too. */
  partitions: string;
}

/**
 * The part of the address after `#`. It never leaves the browser, unlike a query: keys may be somebody's data.
 * @example printPlacementAddress({ key: 'user-1', partitions: '6' }) // 'key=user-1&partitions=6'
 */
export function printPlacementAddress({ key, partitions }: PlacementState): string {
  return new URLSearchParams({ key, partitions }).toString();
}

/**
 * Reads what `printPlacementAddress` wrote.
 * @param fragment - without the leading `#`; the id of a heading is none of ours
 * @returns only what the fragment names
 */
export function readPlacementAddress(fragment: string): Partial<PlacementState> {
  const named = new URLSearchParams(fragment);
  const key = named.get('key');
  const partitions = named.get('partitions');
  return { ...(key !== null && { key }), ...(partitions !== null && { partitions }) };
}
