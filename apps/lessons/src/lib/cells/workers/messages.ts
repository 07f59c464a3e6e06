import type { TroubleKind } from '../words/words.ts';

/** Which interpreter a cell runs in. */
export type CellLanguage = 'python' | 'javascript';

/** What a page hands to an interpreter: all that it will ever have, for it can fetch nothing. */
export interface StartMessage {
  kind: 'start';
  /** The interpreter, compiled once by the page. */
  wasm: WebAssembly.Module;
  /** Python's standard library, as a zip; not for JavaScript. */
  library?: ArrayBuffer;
  /** Memory of a Python that has started; without it Python starts from nothing and sends its own. */
  snapshot?: Uint8Array;
}

/** Runs a cell, once: an interpreter is thrown away after its run. */
export interface RunMessage {
  kind: 'run';
  code: string;
  /** Modules that the code may import, by name; for JavaScript. */
  modules?: Record<string, string>;
}

export type ToWorker = StartMessage | RunMessage;

/** How a run ended: soundly, or why before its end. */
export type Outcome = { kind: 'done' } | Trouble;

/** Why a run ended before its end. */
export interface Trouble {
  kind: TroubleKind;
  /** The interpreter's own message, cut down to the lines of the reader. */
  message?: string;
  /** Where in the reader's code, from 1. */
  line?: number | null;
}

export type FromWorker =
  /** The worker's code runs; what comes later is no fault of the browser's rules. */
  | { kind: 'here' }
  | { kind: 'ready'; snapshot?: Uint8Array }
  | { kind: 'output'; stream: Stream; text: string }
  | { kind: 'end'; outcome: Outcome };

/** Where a text was printed to. */
export type Stream = 'out' | 'err';
