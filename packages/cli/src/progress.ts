const STEP_MS = 500;

/** Tells a person who waits how far a long input has been read. */
export interface Progress {
  /** One more was read. */
  step(): void;
  /** Takes the line away again. */
  end(): void;
}

/** Where it is told, and what time it is there. */
export interface ProgressTerminal {
  write(text: string): void;
  nowMs(): number;
}

/** The terminal of a person who runs the command. */
export const STANDARD_ERROR: ProgressTerminal = {
  write: (text) => void process.stderr.write(text),
  nowMs: Date.now,
};

/**
 * A line on standard error that is written over itself twice a second.
 * @param what - what is counted: `keys`
 * @param isShown - whether somebody sees it: standard error is a terminal, and results do not run over the same one
 */
export function createProgress(
  what: string,
  isShown: boolean = process.stderr.isTTY === true && process.stdout.isTTY !== true,
  terminal: ProgressTerminal = STANDARD_ERROR,
): Progress {
  if (!isShown) return { step: () => {}, end: () => {} };
  let count = 0;
  let nextMs = terminal.nowMs() + STEP_MS;
  let isWritten = false;
  return {
    step: () => {
      count += 1;
      // The clock is asked at every thousandth only: it would cost as much as the hash.
      if (count % 1000 !== 0 || terminal.nowMs() < nextMs) return;
      nextMs = terminal.nowMs() + STEP_MS;
      isWritten = true;
      terminal.write(`\r${count.toLocaleString('en')} ${what}`);
    },
    end: () => {
      if (isWritten) terminal.write('\r\u001b[K');
    },
  };
}
