/** What every lab's `Lab.svelte` is given. */
export interface LabProps<Start> {
  /** What the lesson's author wrote, or the page's first example; from then on the lab is the reader's. */
  start: Start;
  /** Set on the lab's own page, whose address holds the state of the lab after the `#`. */
  address?: LabAddress;
}

/** The part of a page's address after the `#`, as a lab reads and writes it. */
export interface LabAddress {
  /** What the address says; undefined until the browser has been asked. Changes when the reader goes back. */
  readonly fragment: string | undefined;
  /** Says what the address should be; called with every state, the first one too. */
  tell: (fragment: string) => void;
}
