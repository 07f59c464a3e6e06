import type { GradeProgress } from '@keyway/grader/class/grade-options';
import type { ProgressTerminal } from './progress.ts';

const STEP_MS = 100;
const WIDTH = 30;
const WORDS = { reading: 'files read', marking: 'students marked' };

/** A bar for a class that is graded. */
export interface GradeBar {
  show(progress: GradeProgress): void;
  /** Takes the line away again. */
  end(): void;
}

/**
 * A bar on one line of a terminal, ten times a second at most; elsewhere nothing.
 * @param isShown - whether somebody sees it
 */
export function createGradeBar(isShown: boolean, terminal: ProgressTerminal): GradeBar {
  let nextMs = 0;
  let isWritten = false;
  return {
    show: ({ phase, done, all }) => {
      if (!isShown || (terminal.nowMs() < nextMs && done < all)) return;
      nextMs = terminal.nowMs() + STEP_MS;
      isWritten = true;
      const filled = all === 0 ? WIDTH : Math.floor((WIDTH * done) / all);
      const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
      terminal.write(`\r\u001b[K[${bar}] ${done}/${all} ${WORDS[phase]}`);
    },
    end: () => {
      if (isWritten) terminal.write('\r\u001b[K');
    },
  };
}
