import type { KeyCount } from '@keyway/core/key-skew';

/** Keys with their counts, and what could not be read. */
export interface RecordsReading {
  /** Each key once, in the order of first appearance. */
  keyCounts: KeyCount[];
  recordCount: number;
  /** Lines with a tab whose last part is no count, from 1; the first few. */
  badLines: number[];
}

/** Lines shown as unreadable at most. */
const MAX_BAD_LINES = 5;
/** A browser tab can hold this many keys; more are a job for the command line. */
export const MAX_KEYS = 200_000;

/** Counts keys line by line, so that a file never stands in memory as a whole. */
export class RecordCounter {
  readonly #counts = new Map<string, number>();
  readonly #badLines: number[] = [];
  #lineNumber = 0;
  #recordCount = 0;

  /** Whether there are more keys than can be shown. */
  get isFull(): boolean {
    return this.#counts.size > MAX_KEYS;
  }

  /**
   * Counts a line: a key, or a key, a tab and how many records it has. An empty line is nothing.
   * @param line - without its line end
   */
  add(line: string): void {
    this.#lineNumber++;
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (text === '') return;
    const tab = text.lastIndexOf('\t');
    const count = tab < 0 ? 1 : countOf(text.slice(tab + 1));
    if (count === undefined) {
      if (this.#badLines.length < MAX_BAD_LINES) this.#badLines.push(this.#lineNumber);
      return;
    }
    const key = tab < 0 ? text : text.slice(0, tab);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
    this.#recordCount += count;
  }

  /** What was counted so far. */
  read(): RecordsReading {
    return {
      keyCounts: [...this.#counts].map(([key, recordCount]) => ({ key, recordCount })),
      recordCount: this.#recordCount,
      badLines: [...this.#badLines],
    };
  }
}

/** Counts the keys of a text, one a line. */
export function readRecords(text: string): RecordsReading {
  const counter = new RecordCounter();
  for (const line of text.split('\n')) {
    counter.add(line);
    if (counter.isFull) break;
  }
  return counter.read();
}

function countOf(text: string): number | undefined {
  const count = /^\d{1,12}$/.test(text.trim()) ? Number(text) : 0;
  return count > 0 ? count : undefined;
}
