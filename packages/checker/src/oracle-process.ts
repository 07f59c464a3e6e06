import { execa } from 'execa';
import { asciiJson } from './json.ts';
import { createLineReader } from './line-reader.ts';
import type { OracleFailure, OracleFailureCode, OracleReply } from './oracle.ts';
import type { OracleCall } from './oracle-protocol.ts';
import { readAnswer } from './read-answer.ts';

/** How to start an oracle, and how patient to be with it. */
export interface OracleCommand {
  /** What messages call it. */
  name: string;
  /** Program and arguments; no shell comes between. */
  command: readonly [string, ...string[]];
  cwd?: string;
  /** Added to our own environment. */
  env?: Readonly<Record<string, string>>;
  /** Longest wait from one answer to the next, the start of the process included; default 30000. */
  answerTimeoutMs?: number;
  /** Longest wait for the end of the process once its input has ended; default 5000. */
  closeTimeoutMs?: number;
}

/** Requests that may be under way at once: enough to keep both sides busy, few enough to fit into two pipes. */
const WINDOW = 256;
/** Characters after which a write is not made longer: long requests are not held twice. */
const LARGEST_WRITE = 2 ** 16;
const MAX_LINE_LENGTH = 16 * 2 ** 20;
const STDERR_TAIL_LENGTH = 2000;
/** After SIGTERM, this long until SIGKILL; then as long again until we stop waiting for it. */
const KILL_DELAY_MS = 1000;

/**
 * One oracle process and the requests on their way to it and back.
 * Ids are consecutive, so three counts say it all: requests below `answeredCount` are done, those from there to
 * `sentCount` are with the process, those from there to `askedCount` wait for room.
 */
export class OracleProcess {
  readonly #name: string;
  readonly #child: ReturnType<typeof startProcess>;
  readonly #answerTimeoutMs: number;
  readonly #closeTimeoutMs: number;
  readonly #pending = new Map<number, { line: string; settle: (reply: OracleReply) => void }>();
  readonly #ended: Promise<void>;
  #markEnded: () => void = () => {};
  #askedCount = 0;
  #sentCount = 0;
  #answeredCount = 0;
  #isPipeFull = false;
  #isPumping = false;
  #isClosing = false;
  #timer: NodeJS.Timeout | undefined;
  #failure: OracleFailure | undefined;
  #stderrTail = '';

  constructor({ name, command, cwd, env, answerTimeoutMs = 30_000, closeTimeoutMs = 5000 }: OracleCommand) {
    this.#name = name;
    this.#answerTimeoutMs = answerTimeoutMs;
    this.#closeTimeoutMs = closeTimeoutMs;
    this.#ended = new Promise((resolve) => {
      this.#markEnded = resolve;
    });
    this.#child = startProcess(command, cwd, env);
    this.#listen();
  }

  /** Asks one thing; see `Oracle`. */
  ask(call: OracleCall): Promise<OracleReply> {
    const closed = this.#isClosing
      ? this.#describe('ORACLE_CLOSED', 'it was asked after it was closed')
      : undefined;
    const failed = this.#failure ?? closed;
    if (failed) return Promise.resolve({ failed });
    const id = this.#askedCount++;
    return new Promise((settle) => {
      this.#pending.set(id, { line: `${asciiJson({ id, ...call })}\n`, settle });
      this.#pumpSoon();
    });
  }

  /** Ends the process; see `Oracle`. */
  async close(): Promise<OracleFailure | undefined> {
    this.#isClosing = true;
    this.#endInputWhenIdle();
    await this.#ended;
    return this.#failure;
  }

  /** Gives the process up for a reason of the caller's own. */
  fail(code: OracleFailureCode, what: string): OracleFailure {
    this.#failure ??= this.#describe(code, what);
    clearTimeout(this.#timer);
    for (const { settle } of this.#pending.values()) settle({ failed: this.#failure });
    this.#pending.clear();
    this.#child.kill();
    // A process that not even SIGKILL ends, or whose children hold its pipes, must not hold us.
    setTimeout(() => this.#abandon(), 2 * KILL_DELAY_MS).unref();
    return this.#failure;
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    const lines = createLineReader(
      (line) => this.#readLine(line),
      MAX_LINE_LENGTH,
      () => this.fail('ORACLE_RUBBISH', `it wrote a line of more than ${MAX_LINE_LENGTH} characters`),
    );
    stdout.setEncoding('utf8').on('data', (piece: string) => lines.push(piece));
    stdout.on('end', () => lines.end());
    stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.#stderrTail = (this.#stderrTail + piece).slice(-STDERR_TAIL_LENGTH);
    });
    stdin.on('drain', () => {
      this.#isPipeFull = false;
      this.#pump();
    });
    // A broken pipe means that the process has ended; how it ended says more, and comes next.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    void this.#child.then(({ exitCode, signal, originalMessage }) =>
      this.#end(exitCode, signal, originalMessage),
    );
    // Its own children may hold the pipes open for longer than it lived.
    this.#child.on('exit', (code, signal) => {
      setTimeout(() => {
        this.#end(code ?? undefined, signal ?? undefined, undefined);
        this.#abandon();
      }, KILL_DELAY_MS).unref();
    });
  }

  /** Requests asked, and answers read, in one go are one write: each write costs as much as the rest of a request. */
  #pumpSoon(): void {
    if (this.#isPumping) return;
    this.#isPumping = true;
    queueMicrotask(() => {
      this.#isPumping = false;
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#failure || this.#isPipeFull) return;
    // Filled up in halves, so that one that answers line by line is not written to line by line.
    if (this.#sentCount - this.#answeredCount > WINDOW / 2) return;
    let lines = '';
    while (this.#sentCount < this.#askedCount && this.#sentCount - this.#answeredCount < WINDOW) {
      if (this.#sentCount === this.#answeredCount) this.#watch(this.#answerTimeoutMs, 'answer');
      lines += this.#pending.get(this.#sentCount)?.line ?? '';
      this.#sentCount++;
      if (lines.length >= LARGEST_WRITE) break;
    }
    if (lines === '') return;
    this.#isPipeFull = !this.#child.stdin.write(lines);
    if (!this.#isPipeFull) this.#pumpSoon();
  }

  #readLine(line: string): void {
    if (this.#failure) return;
    const read = readAnswer(line);
    if ('problem' in read) {
      this.fail('ORACLE_RUBBISH', `it wrote ${JSON.stringify(line.slice(0, 200))}, and ${read.problem}`);
    } else if (read.id < this.#answeredCount || read.id >= this.#sentCount) {
      this.fail('ORACLE_TOO_MANY_ANSWERS', `it answered id ${read.id}, which is not due: ${this.#due()}`);
    } else if (read.id !== this.#answeredCount) {
      this.fail('ORACLE_OUT_OF_ORDER', `it answered id ${read.id} first: ${this.#due()}`);
    } else {
      const { settle } = this.#pending.get(read.id) ?? {};
      this.#pending.delete(read.id);
      this.#answeredCount++;
      if (this.#answeredCount < this.#sentCount) this.#timer?.refresh();
      else clearTimeout(this.#timer);
      settle?.(read.answer);
      this.#pumpSoon();
      this.#endInputWhenIdle();
    }
  }

  #endInputWhenIdle(): void {
    if (!this.#isClosing || this.#failure || this.#answeredCount < this.#askedCount) return;
    this.#child.stdin.end();
    this.#watch(this.#closeTimeoutMs, 'end');
  }

  /** One clock: it runs while an answer is due, or the end. */
  #watch(timeoutMs: number, awaited: 'answer' | 'end'): void {
    clearTimeout(this.#timer);
    const what = awaited === 'answer' ? 'it gave no answer' : 'it went on after the end of its input';
    this.#timer = setTimeout(
      () => this.fail('ORACLE_HUNG', `${what} within ${timeoutMs} ms: ${this.#due()}`),
      timeoutMs,
    );
  }

  #end(exitCode: number | undefined, signal: string | undefined, startError: string | undefined): void {
    clearTimeout(this.#timer);
    const how = signal === undefined ? `exit code ${exitCode}` : signal;
    if (exitCode === undefined && signal === undefined) {
      this.fail('ORACLE_NOT_STARTED', `the command could not be run (${startError ?? 'no reason given'})`);
    } else if (exitCode !== 0) {
      this.fail('ORACLE_CRASHED', `it ended with ${how}: ${this.#due()}`);
    } else if (this.#answeredCount < this.#askedCount || !this.#isClosing) {
      this.fail('ORACLE_TOO_FEW_ANSWERS', `it ended before its input did: ${this.#due()}`);
    }
    this.#markEnded();
  }

  /** Lets go of the pipes, so that the process counts as ended whoever else holds them. */
  #abandon(): void {
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    this.#child.unref();
    this.#markEnded();
  }

  #due(): string {
    if (this.#answeredCount === this.#askedCount) return `all ${this.#askedCount} requests were answered`;
    return `id ${this.#answeredCount} was due, ${this.#answeredCount} of ${this.#askedCount} requests were answered`;
  }

  #describe(code: OracleFailureCode, what: string): OracleFailure {
    const words = this.#stderrTail.trim();
    const lastWords =
      words === '' ? 'it wrote nothing to standard error' : `its standard error ends with: ${words}`;
    return { code, message: `${code}: oracle "${this.#name}": ${what}; ${lastWords}` };
  }
}

/** No shell, no buffering by execa, no rejection: what happens is read from the streams and the result. */
function startProcess(
  [file, ...parameters]: OracleCommand['command'],
  cwd: string | undefined,
  env: OracleCommand['env'],
) {
  return execa(file, parameters, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
    forceKillAfterDelay: KILL_DELAY_MS,
  });
}
