import { execa } from 'execa';
import { createLineReader } from '../line-reader.ts';
import type { Answers, ProgramFault, ProgramFaultCode } from './program-fault.ts';
import { readAnswerLine } from './read-answer-line.ts';

/** A program in plain mode: UTF-8 keys in, one a line; lines out in the same order. */
export interface PlainProgram {
  /** Program and arguments; `{n}` in one stands for the partition count. */
  command: readonly [string, ...string[]];
  /** Longest silence while answers are due, the start included. */
  timeoutMs: number;
}

const MAX_LINE_LENGTH = 200_000;
const STDERR_TAIL_LENGTH = 1000;
/** After SIGTERM until SIGKILL, and as long again until we stop waiting. */
const KILL_DELAY_MS = 1000;

/**
 * Runs a program once over some keys. Never rejects, and never waits longer than the program's limit between answers.
 * @param keys - UTF-8 without line ends
 */
export async function runPlain(
  { command, timeoutMs }: PlainProgram,
  keys: readonly string[],
  partitionCount: number,
): Promise<Answers> {
  const [file, ...parameters] = command.map((part) => part.replaceAll('{n}', String(partitionCount)));
  const child = execa(file ?? '', parameters, {
    env: { KEYWAY_PARTITIONS: String(partitionCount) },
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
    forceKillAfterDelay: KILL_DELAY_MS,
  });
  const run = new PlainRun(keys, timeoutMs, () => {
    child.kill();
    child.stdout.destroy();
    child.stderr.destroy();
  });
  const reader = createLineReader(
    (line) => run.readLine(line),
    MAX_LINE_LENGTH,
    () => run.fail('PROGRAM_FLOOD', `it wrote a line of more than ${MAX_LINE_LENGTH} characters`),
  );
  child.stdout.setEncoding('utf8').on('data', (piece: string) => reader.push(piece));
  child.stdout.on('end', () => reader.end());
  child.stderr.setEncoding('utf8').on('data', (piece: string) => run.readError(piece));
  // A pipe that breaks means that the program has ended; how it ended says more, and comes next.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  child.stdin.end(keys.map((key) => `${key}\n`).join(''));
  // Children of the program may hold its pipes for longer than it lives.
  child.on('exit', () => {
    setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, KILL_DELAY_MS).unref();
  });
  const { exitCode, signal, originalMessage } = await Promise.race([child, run.ended]);
  return run.answers({ exitCode, signal, startError: originalMessage });
}

interface End {
  exitCode: number | undefined;
  signal: string | undefined;
  startError: string | undefined;
}

/** What has come from one run, and the clock beside it. */
class PlainRun {
  /** Settles when the program has been given up, for it may not end even so. */
  readonly ended: Promise<{ exitCode?: number; signal?: string; originalMessage?: string }>;
  readonly #keys: readonly string[];
  readonly #timeoutMs: number;
  readonly #stop: () => void;
  readonly #partitions: number[] = [];
  readonly #echoes: string[] = [];
  #stderrTail = '';
  #fault: ProgramFault | undefined;
  #timer: NodeJS.Timeout;
  #giveUp: () => void = () => {};

  constructor(keys: readonly string[], timeoutMs: number, stop: () => void) {
    this.#keys = keys;
    this.#timeoutMs = timeoutMs;
    this.#stop = stop;
    this.ended = new Promise((resolve) => {
      this.#giveUp = () => resolve({});
    });
    this.#timer = setTimeout(() => this.#hang(), timeoutMs);
  }

  readLine(line: string): void {
    if (this.#fault) return;
    this.#timer.refresh();
    const number = this.#partitions.length + 1;
    if (number > this.#keys.length) {
      // An empty last line is no answer.
      if (line.trim() === '') return;
      this.fail(
        'PROGRAM_TOO_MANY_ANSWERS',
        `it wrote more than one line for each of the ${this.#keys.length} keys`,
        'write exactly one line for each key, an empty one included',
      );
      return;
    }
    const read = readAnswerLine(line);
    if ('problem' in read) {
      this.fail(
        'PROGRAM_RUBBISH',
        `line ${number}, for the key ${JSON.stringify(shorten(this.#keys[number - 1] ?? ''))}, is no answer: ${read.problem}`,
        'end each line with the partition, after a space or a tab',
      );
      return;
    }
    this.#partitions.push(read.partition);
    this.#echoes.push(read.before);
  }

  readError(piece: string): void {
    this.#stderrTail = (this.#stderrTail + piece).slice(-STDERR_TAIL_LENGTH);
  }

  fail(code: ProgramFaultCode, what: string, advice = 'run it by hand with one key'): void {
    clearTimeout(this.#timer);
    this.#fault ??= { code, message: `${code}: ${what}; ${advice}${this.#lastWords()}` };
    this.#stop();
    setTimeout(() => this.#giveUp(), 2 * KILL_DELAY_MS).unref();
  }

  answers({ exitCode, signal, startError }: End): Answers {
    clearTimeout(this.#timer);
    if (!this.#fault) this.#judgeEnd(exitCode, signal, startError);
    if (!this.#fault) this.#judgeOrder();
    return this.#fault ? { fault: this.#fault } : { partitions: this.#partitions };
  }

  #hang(): void {
    this.fail(
      'PROGRAM_HUNG',
      `nothing came for ${this.#timeoutMs} ms: ${this.#progress()}`,
      'read to the end of standard input, write a line for each key and end; or allow more with --timeout',
    );
  }

  #judgeEnd(exitCode: number | undefined, signal: string | undefined, startError: string | undefined): void {
    if (exitCode === undefined && signal === undefined) {
      this.fail(
        'PROGRAM_NOT_STARTED',
        `it could not be run (${startError ?? 'no reason given'})`,
        'check its path',
      );
    } else if (this.#partitions.length < this.#keys.length) {
      const how = exitCode === 0 ? '' : ` with ${signal ?? `exit code ${exitCode}`}`;
      const code = exitCode === 0 ? 'PROGRAM_TOO_FEW_ANSWERS' : 'PROGRAM_CRASHED';
      const next = JSON.stringify(shorten(this.#keys[this.#partitions.length] ?? ''));
      this.fail(code, `it ended${how}: ${this.#progress()}`, `the key without an answer is ${next}`);
    } else if (exitCode !== 0) {
      this.fail(
        'PROGRAM_CRASHED',
        `it answered every key, then ended with ${signal ?? `exit code ${exitCode}`}`,
      );
    }
  }

  /** Lines that repeat their key give away an order that is not that of the keys. */
  #judgeOrder(): void {
    const known = new Set(this.#keys);
    const echoed = this.#echoes.flatMap((echo, index) => (echo !== '' && known.has(echo) ? [index] : []));
    if (echoed.length * 2 < this.#keys.length) return;
    const wrong = echoed.find((index) => this.#echoes[index] !== this.#keys[index]);
    if (wrong === undefined) return;
    this.fail(
      'PROGRAM_OUT_OF_ORDER',
      `line ${wrong + 1} answers ${JSON.stringify(shorten(this.#echoes[wrong] ?? ''))}, where the answer to ` +
        `${JSON.stringify(shorten(this.#keys[wrong] ?? ''))} was due`,
      'answer in the order in which keys come',
    );
  }

  #progress(): string {
    return `${this.#partitions.length} of ${this.#keys.length} keys were answered`;
  }

  #lastWords(): string {
    const words = this.#stderrTail.trim();
    return words === '' ? '' : `\nits standard error ends with:\n${words}`;
  }
}

function shorten(key: string): string {
  return key.length <= 40 ? key : `${key.slice(0, 40)}…`;
}
