interface Timer {
  id: number;
  dueMs: number;
  everyMs: number | undefined;
  call: () => void;
}

/** The timers of a cell. The worker outside asks how long to wait, waits, and has them called. */
export interface Timers {
  add: (call: () => void, delayMs: number, isRepeated: boolean) => number;
  remove: (id: number) => void;
  /** Until the next one is due; -1 without any. */
  delayMs: () => number;
  fireDue: () => void;
}

/** @param now - a clock in milliseconds */
export function createTimers(now: () => number): Timers {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  const next = (): Timer | undefined =>
    [...timers.values()].sort((a, b) => a.dueMs - b.dueMs || a.id - b.id)[0];
  return {
    add(call, delayMs, isRepeated) {
      const waitMs = delayMs >= 1 ? Math.trunc(delayMs) : 1;
      const id = ++lastId;
      timers.set(id, { id, dueMs: now() + waitMs, everyMs: isRepeated ? waitMs : undefined, call });
      return id;
    },
    remove: (id) => void timers.delete(id),
    delayMs: () => {
      const timer = next();
      return timer ? Math.max(timer.dueMs - now(), 0) : -1;
    },
    fireDue() {
      const timer = next();
      if (!timer || timer.dueMs > now()) return;
      if (timer.everyMs === undefined) timers.delete(timer.id);
      else timer.dueMs = now() + timer.everyMs;
      timer.call();
    },
  };
}
