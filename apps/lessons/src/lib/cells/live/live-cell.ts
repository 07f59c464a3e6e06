import type { Language } from '@keyway/quiz/question';
import { cellWordsOf } from '../words/cell-words-of.ts';
import type { CellWords } from '../words/words.ts';
import { CellEditor } from './cell-editor.ts';
import { CellOutput } from './cell-output.ts';
import { type CellParts, cellParts } from './cell-parts.ts';
import type { Interpreter } from './interpreter.ts';
import { LoadMeter } from './load-meter.ts';
import { Obstacle } from './obstacle.ts';
import { runtimes } from './runtimes.ts';

/** A code cell that somebody has begun to use. */
export class LiveCell {
  private readonly parts: CellParts;
  private readonly words: CellWords;
  private readonly language: Language;
  private output: CellOutput | undefined;
  private editor: CellEditor | undefined;
  /** Of the run that goes on. */
  private stopper: AbortController | undefined;

  constructor(cell: HTMLElement, language: Language) {
    this.parts = cellParts(cell);
    this.words = cellWordsOf(language);
    this.language = language;
  }

  async run(): Promise<void> {
    if (this.stopper) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    this.showBusy(true);
    const output = new CellOutput(this.parts, this.words, this.language);
    this.output = output;
    try {
      await this.runInto(output, stopper.signal);
    } catch (error) {
      const kind = error instanceof Obstacle ? error.kind : 'start-failed';
      if (!stopper.signal.aborted) output.obstruct(this.words.obstacle[kind]);
    } finally {
      this.stopper = undefined;
      this.showBusy(false);
    }
  }

  stop(): void {
    this.stopper?.abort();
  }

  async edit(): Promise<void> {
    this.editor ??= new CellEditor(this.parts, this.words);
    this.parts.edit.hidden = true;
    this.parts.reset.hidden = false;
    await this.editor.open();
  }

  /** The code and the output of the lesson again. */
  reset(): void {
    this.stop();
    this.output?.clear();
    this.output = undefined;
    this.editor?.close();
    this.editor = undefined;
    this.parts.edit.hidden = false;
    this.parts.reset.hidden = true;
    this.parts.edit.focus();
  }

  private async runInto(output: CellOutput, signal: AbortSignal): Promise<void> {
    const { language, code } = this.parts;
    const meter = new LoadMeter(this.parts, this.words, this.language);
    const runtime = runtimes[language];
    const stopped = new Promise<'stopped'>((resolve) =>
      signal.addEventListener('abort', () => resolve('stopped')),
    );
    try {
      const starting = this.start(meter);
      const interpreter = await Promise.race([starting, stopped]);
      if (interpreter === 'stopped') {
        starting.then((late) => late.discard()).catch(() => {});
        if (this.output === output) output.end({ kind: 'stopped' });
        return;
      }
      meter.say(this.words.running);
      const text = this.editor?.text ?? code.textContent ?? '';
      const onOutput = output.add.bind(output);
      const end = await runtime.run(interpreter, text, { onOutput, signal });
      if (this.output === output) output.end(end);
    } finally {
      meter.clear();
    }
  }

  private async start(meter: LoadMeter): Promise<Interpreter> {
    const runtime = runtimes[this.parts.language];
    await runtime.load((done, all) => meter.load(done, all));
    meter.forgetFirst();
    meter.say(this.words.starting(this.parts.languageName));
    return runtime.interpreter();
  }

  /** Stop stands where Run stood, and takes the keyboard from it. */
  private showBusy(isBusy: boolean): void {
    const { run, stop, reset } = this.parts;
    const [shown, hidden] = isBusy ? [stop, run] : [run, stop];
    const hadFocus = document.activeElement === hidden;
    shown.hidden = false;
    hidden.hidden = true;
    reset.hidden = !isBusy && !this.output && !this.editor;
    if (hadFocus) shown.focus();
  }
}
