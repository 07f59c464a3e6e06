import { once } from 'node:events';
import { writeOutput } from './write-output.ts';

const CHUNK_BYTES = 65_536;

/** Writes many short lines to standard output in few large pieces. */
export interface LineWriter {
  /** Resolves when there is room for more; a line is out at the latest when the program waits for input. */
  write(line: string | Uint8Array): Promise<void>;
  /** Writes what is left. */
  end(): Promise<void>;
}

/** A line writer in front of standard output. */
export function createLineWriter(): LineWriter {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isScheduled = false;
  const take = (): Uint8Array => {
    const chunk = Buffer.concat(pieces);
    pieces = [];
    size = 0;
    return chunk;
  };
  const flushSoon = (): void => {
    isScheduled = true;
    // Runs when all lines of a piece of input are written and before the next piece is read.
    setImmediate(() => {
      isScheduled = false;
      if (size > 0) process.stdout.write(take());
    });
  };
  return {
    write: async (line) => {
      const piece = typeof line === 'string' ? Buffer.from(line) : line;
      pieces.push(piece);
      size += piece.length;
      if (size >= CHUNK_BYTES) await writeOutput(take());
      else if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
      else if (!isScheduled) flushSoon();
    },
    end: async () => {
      if (size > 0) await writeOutput(take());
    },
  };
}
