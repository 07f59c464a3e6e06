/** A key as a checked program was given it. */
export interface CheckedKey {
  bytes: Uint8Array;
  /** The same as text; bytes that are no UTF-8 stand as U+FFFD. */
  text: string;
}

/** A way to place keys that a program's answers may follow. */
export interface PlacementRule {
  /** Stable, for JSON: a client's id, or the name of a mistake. */
  id: string;
  kind: 'client' | 'mistake';
  /** In one sentence, for people. */
  what: string;
  /** What to change so that it places keys as it should; undefined for the client that is asked for. */
  mend?: string;
  /**
   * The answer that a program with this rule gives.
   * @returns any integer, also one that is no partition; undefined where the rule has none for this key
   */
  place: (key: CheckedKey, partitionCount: number) => number | undefined;
}
