/** What is going to happen, on virtual time. */
export interface Agenda {
  /** The instant of what happens now; 0 before the first. */
  nowMs(): number;
  /** Things of one instant happen in the order in which they were put here. */
  schedule(atMs: number, action: () => void): void;
  /** Lets everything happen, what is added on the way included. */
  run(): void;
}

interface Entry {
  atMs: number;
  order: number;
  action: () => void;
}

/** An agenda at instant 0, with nothing on it. */
export function createAgenda(): Agenda {
  // A binary heap: entries[i] comes before entries[2i + 1] and entries[2i + 2].
  const entries: Entry[] = [];
  let nowMs = 0;
  let order = 0;

  return {
    nowMs: () => nowMs,

    schedule: (atMs, action) => {
      entries.push({ atMs: Math.max(atMs, nowMs), order: order++, action });
      siftUp(entries, entries.length - 1);
    },

    run: () => {
      for (let next = takeFirst(entries); next !== undefined; next = takeFirst(entries)) {
        nowMs = next.atMs;
        next.action();
      }
    },
  };
}

function takeFirst(entries: Entry[]): Entry | undefined {
  const first = entries[0];
  const last = entries.pop();
  if (last !== undefined && entries.length > 0) {
    entries[0] = last;
    siftDown(entries);
  }
  return first;
}

function isBefore(left: Entry | undefined, right: Entry | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return left.atMs < right.atMs || (left.atMs === right.atMs && left.order < right.order);
}

function siftUp(entries: Entry[], start: number): void {
  let index = start;
  while (index > 0) {
    const parent = (index - 1) >>> 1;
    if (!isBefore(entries[index], entries[parent])) return;
    swap(entries, index, parent);
    index = parent;
  }
}

function siftDown(entries: Entry[]): void {
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const child = isBefore(entries[left + 1], entries[left]) ? left + 1 : left;
    if (!isBefore(entries[child], entries[index])) return;
    swap(entries, index, child);
    index = child;
  }
}

function swap(entries: Entry[], left: number, right: number): void {
  const one = entries[left];
  const other = entries[right];
  if (one === undefined || other === undefined) return;
  entries[left] = other;
  entries[right] = one;
}
