import type { Answers, ProgramFault, ProgramFaultCode } from './program-fault.ts';
import { readAnswerLine } from './read-answer-line.ts';
import type { GroupEnd } from './start-group.ts';

const STDERR_TAIL_LENGTH = 1000;
const MAX_SHOWN_LENGTH = 40;

/** What has come from one run of a plain program, and the clock beside it. */
export class PlainRun {
  readonly #keys: readonly string[];
  readonly #timeoutMs: number;
  readonly #stop: () => void;
  readonly #partitions: number[] = [];
  readonly #echoes: string[] = [];
  #spareLineCount = 0;
  #stderrTail = '';
  #fault: ProgramFault | undefined;
  #timer: NodeJS.Timeout;

  /**
   * @param timeoutMs - longest silence
   * @param stop - called once, when the program is given up
   */
  constructor(keys: readonly string[], timeoutMs: number, stop: () => void) {
    this.#keys = keys;
    this.#timeoutMs = timeoutMs;
    this.#stop = stop;
    this.#timer = setTimeout(() => this.#hang(), timeoutMs);
  }

  readLine(line: string): void {
    if (this.#fault) return;
    this.#timer.refresh();
    const number = this.#partitions.length + 1;
    if (number > this.#keys.length) {
      this.#readSpareLine(line);
      return;
    }
    const read = readAnswerLine(line);
    if ('problem' in read) {
      this.fail(
        'PROGRAM_RUBBISH',
        `line ${number}, for the key ${this.#shown(number - 1)}, is no answer: ${read.problem}`,
        'end each line with the partition, alone or after a space or a tab',
      );
      return;
    }
    this.#partitions.push(read.partition);
    this.#echoes.push(read.before);
  }

  readError(piece: string): void {
    this.#stderrTail = (this.#stderrTail + piece).slice(-STDERR_TAIL_LENGTH);
  }

  /** Gives the program up, for the first reason that comes. */
  fail(code: ProgramFaultCode, what: string, advice = 'run it by hand with one key'): void {
    if (this.#fault) return;
    clearTimeout(this.#timer);
    this.#fault = { code, message: `${code}: ${what}; ${advice}${this.#lastWords()}` };
    this.#stop();
  }

  /** What the run gave, once it has ended. */
  answers(end: GroupEnd): Answers {
    clearTimeout(this.#timer);
    if (!this.#fault) this.#judgeEnd(end);
    if (!this.#fault) this.#judgeOrder();
    return this.#fault ? { fault: this.#fault } : { partitions: this.#partitions };
  }

  /** One empty last line is no answer; more, or endless ones, are too many. */
  #readSpareLine(line: string): void {
    this.#spareLineCount++;
    if (line.trim() === '' && this.#spareLineCount === 1) return;
    this.fail(
      'PROGRAM_TOO_MANY_ANSWERS',
      `it wrote more than one line for each of the ${this.#keys.length} keys`,
      'write exactly one line for each key, an empty one included',
    );
  }

  #hang(): void {
    this.fail(
      'PROGRAM_HUNG',
      `nothing came for ${this.#timeoutMs / 1000} s: ${this.#progress()}`,
      'read to the end of standard input, write a line for each key and end; or allow more with --timeout',
    );
  }

  #judgeEnd({ exitCode, signal, startError }: GroupEnd): void {
    const how = signal ?? `exit code ${exitCode}`;
    if (exitCode === undefined && signal === undefined) {
      this.fail(
        'PROGRAM_NOT_STARTED',
        `it could not be run (${startError ?? 'no reason given'})`,
        'check its path, and that it may be run; no shell reads the command, see --help',
      );
    } else if (this.#partitions.length < this.#keys.length) {
      const advice = `the first key without an answer is ${this.#shown(this.#partitions.length)}`;
      if (exitCode === 0) this.fail('PROGRAM_TOO_FEW_ANSWERS', `it ended: ${this.#progress()}`, advice);
      else this.fail('PROGRAM_CRASHED', `it ended with ${how}: ${this.#progress()}`, advice);
    } else if (exitCode !== 0) {
      this.fail('PROGRAM_CRASHED', `it answered every key, then ended with ${how}`);
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
      `line ${wrong + 1} answers ${shorten(this.#echoes[wrong])}, where the answer to ${this.#shown(wrong)} was due`,
      'answer in the order in which keys come',
    );
  }

  #shown(index: number): string {
    return shorten(this.#keys[index]);
  }

  #progress(): string {
    return `${this.#partitions.length} of ${this.#keys.length} keys were answered`;
  }

  /** Without what could steer the terminal that shows them. */
  #lastWords(): string {
    const words = this.#stderrTail.replace(/[^\P{Cc}\n\t]/gu, '').trim();
    return words === '' ? '' : `\nits standard error ends with:\n${words}`;
  }
}

function shorten(key = ''): string {
  return JSON.stringify(key.length <= MAX_SHOWN_LENGTH ? key : `${key.slice(0, MAX_SHOWN_LENGTH)}…`);
}
