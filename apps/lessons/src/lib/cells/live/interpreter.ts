import type { FromWorker, Outcome, RunMessage, StartMessage, Stream, ToWorker } from '../workers/messages.ts';
import { OUTPUT_LENGTH_LIMIT, OUTPUT_LINE_LIMIT } from '../workers/output-limits.ts';
import { deferred } from './deferred.ts';
import { Obstacle } from './obstacle.ts';

/** A start that takes longer has failed, whatever the reason. */
const START_LIMIT_MS = 90_000;
/** The clock of a run starts when the interpreter stands ready: loading is not the reader's time. */
export const RUN_LIMIT_MS: number = 10_000;

/** What a run tells while it goes on. */
export interface RunHooks {
  onOutput: (stream: Stream, text: string) => void;
  signal: AbortSignal;
}

/** How a run ended, seen from the page. */
export type RunEnd = Outcome | { kind: 'stopped' };

/** An interpreter in a worker of its own, for one run. */
export class Interpreter {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  /**
   * Starts one.
   * @returns it, and for a Python that started from nothing the memory from which others start faster
   * @throws {Obstacle} worker-refused, start-failed
   */
  static async start(
    workerUrl: string,
    message: StartMessage,
  ): Promise<{ interpreter: Interpreter; snapshot: Uint8Array | undefined }> {
    const worker = createWorker(workerUrl);
    try {
      const snapshot = await becomesReady(worker, message);
      return { interpreter: new Interpreter(worker), snapshot };
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** Runs a cell to its end, to a limit or until it is stopped. The interpreter is gone afterwards. */
  async run(message: RunMessage, { onOutput, signal }: RunHooks): Promise<RunEnd> {
    const { promise, resolve } = deferred<RunEnd>();
    let lineCount = 0;
    let length = 0;
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'end') resolve(data.outcome);
      if (data.kind !== 'output') return;
      lineCount += data.text.split('\n').length - 1;
      length += data.text.length;
      if (lineCount > OUTPUT_LINE_LIMIT || length > OUTPUT_LENGTH_LIMIT) resolve({ kind: 'flood' });
      else onOutput(data.stream, data.text);
    };
    this.worker.onerror = (event) => resolve({ kind: 'crash', message: event.message });
    const clock = setTimeout(() => resolve({ kind: 'time' }), RUN_LIMIT_MS);
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    send(this.worker, message);
    const end = await promise;
    clearTimeout(clock);
    this.worker.onmessage = null;
    this.discard();
    return end;
  }

  /** Ends it at once, whatever it is doing. */
  discard(): void {
    this.worker.terminate();
  }
}

function createWorker(url: string): Worker {
  try {
    return new Worker(url, { type: 'module' });
  } catch (cause) {
    throw new Obstacle('worker-refused', { cause });
  }
}

async function becomesReady(worker: Worker, message: StartMessage): Promise<Uint8Array | undefined> {
  const { promise, resolve, reject } = deferred<Uint8Array | undefined>();
  let isHere = false;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'here') isHere = true;
    if (data.kind === 'ready') resolve(data.snapshot);
    if (data.kind === 'end') reject(new Obstacle('start-failed', { cause: data.outcome }));
  };
  worker.onerror = (event) =>
    reject(new Obstacle(isHere ? 'start-failed' : 'worker-refused', { cause: event.message }));
  const clock = setTimeout(() => reject(new Obstacle('start-failed')), START_LIMIT_MS);
  send(worker, message);
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
  }
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
