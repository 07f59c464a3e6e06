import type { RunMessage, StartMessage, ToWorker } from './messages.ts';
import { post } from './post.ts';

/** What an interpreter can do. */
export interface Interpreter {
  start: (message: StartMessage) => Promise<void>;
  run: (message: RunMessage) => Promise<void>;
}

/**
 * Answers the page. What an interpreter throws is a breakdown of the interpreter and not an error of the reader's code;
 * its message would say nothing to a reader.
 */
export function answer({ start, run }: Interpreter): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const work = data.kind === 'start' ? start(data) : run(data);
    work.catch(() => post({ kind: 'end', outcome: { kind: 'crash' } }));
  });
  post({ kind: 'here' });
}
