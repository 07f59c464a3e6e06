import { formatMessage } from './format-message.ts';
import { errorText, inspect } from './inspect.ts';
import { createTextDecoder, TextEncoder } from './text-coders.ts';
import { createTimers } from './timers.ts';

/** What the worker does for the code in the interpreter. */
export interface Host {
  write: (stream: 'out' | 'err', text: string) => void;
  now: () => number;
  decode: (bytes: ArrayBuffer, fatal: boolean, ignoreBOM: boolean) => string | undefined;
}

/** What the worker asks of the interpreter. */
export interface Installed {
  delayMs: () => number;
  fireDue: () => void;
  /** An error as JSON: `name`, `message` (cut down to the lines of the cell), `line`. */
  describe: (error: unknown) => string;
}

/** Gives a bare interpreter what a program in Node finds there: a console, timers, text as bytes. */
export function install({ write, now, decode }: Host): Installed {
  const timers = createTimers(now);
  const print =
    (stream: 'out' | 'err') =>
    (...values: unknown[]): void =>
      write(stream, `${formatMessage(values)}\n`);
  const timer =
    (isRepeated: boolean) =>
    (call: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]): number => {
      if (typeof call !== 'function') throw new TypeError(`a timer expects a function, got ${inspect(call)}`);
      return timers.add(() => call(...args), Number(delayMs), isRepeated);
    };
  const given = {
    console: {
      log: print('out'),
      info: print('out'),
      debug: print('out'),
      warn: print('err'),
      error: print('err'),
    },
    setTimeout: timer(false),
    setInterval: timer(true),
    clearTimeout: timers.remove,
    clearInterval: timers.remove,
    queueMicrotask: (call: () => void): void => void Promise.resolve().then(call),
    performance: { now },
    TextEncoder,
    TextDecoder: createTextDecoder(decode),
  };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  return { delayMs: timers.delayMs, fireDue: timers.fireDue, describe };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify({ name: '', message: `Uncaught ${inspect(error)}` });
  const line = /\bcell:(\d+)/.exec(error.stack ?? '')?.[1];
  return JSON.stringify({ name: error.name, message: errorText(error), line: line && Number(line) });
}
