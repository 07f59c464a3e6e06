import { preludeSource } from 'cell-runtimes/prelude-source';
import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { MEMORY_LIMIT_BYTES } from './memory-limits.ts';
import type { Outcome, Stream } from './messages.ts';
import { sendOutput } from './output.ts';
import { resolveModule } from './resolve-module.ts';

/** A thousand calls deep. With more, endless recursion fills the browser's stack first and the code never hears of it. */
const STACK_LIMIT_BYTES = 192 * 1024;

/** One run of a cell in an interpreter of its own, which is thrown away with the worker. */
export class JavascriptCell {
  private readonly runtime: QuickJSRuntime;
  private readonly context: QuickJSContext;
  private readonly installed: QuickJSHandle;
  /** A name that the code imports and nobody has. */
  private missingModule: string | undefined;

  constructor(quickJs: QuickJSWASMModule, modules: Record<string, string>) {
    this.runtime = quickJs.newRuntime();
    this.runtime.setMemoryLimit(MEMORY_LIMIT_BYTES.javascript);
    this.runtime.setMaxStackSize(STACK_LIMIT_BYTES);
    this.runtime.setModuleLoader((name) => this.loadModule(name, modules), resolveModule);
    this.context = this.runtime.newContext();
    this.installed = this.install();
  }

  /** Runs the code as a module, and on until nothing is left to wait for. */
  async run(code: string): Promise<Outcome> {
    try {
      return await this.runToEnd(code);
    } catch (error) {
      // The browser's own stack was full before the interpreter's: how deep that is nobody says.
      if (error instanceof RangeError) return { kind: 'recursion' };
      throw error;
    }
  }

  private async runToEnd(code: string): Promise<Outcome> {
    const evaluated = this.context.evalCode(code, 'cell', { type: 'module' });
    if (evaluated.error) return this.outcomeOf(evaluated.error);
    for (;;) {
      const jobs = this.runtime.executePendingJobs();
      if (jobs.error) return this.outcomeOf(jobs.error);
      const state = this.context.getPromiseState(evaluated.value);
      if (state.type === 'rejected') return this.outcomeOf(state.error);
      const delayMs = this.context.getNumber(this.call('delayMs'));
      if (delayMs < 0) return { kind: state.type === 'pending' ? 'waits' : 'done' };
      await new Promise((done) => setTimeout(done, delayMs));
      const fired = this.callSafely('fireDue');
      if (fired.error) return this.outcomeOf(fired.error);
    }
  }

  private loadModule(name: string, modules: Record<string, string>): string | { error: Error } {
    const source = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (source !== undefined) return source;
    this.missingModule = name;
    return { error: new ReferenceError(`no module "${name}" here; a cell can import @keyway/core/… only`) };
  }

  private install(): QuickJSHandle {
    const { context } = this;
    const host = context.newObject();
    const give = (name: string, fn: (...args: QuickJSHandle[]) => QuickJSHandle | undefined): void => {
      context.newFunction(name, fn).consume((handle) => context.setProp(host, name, handle));
    };
    give('write', (stream, text) => {
      if (stream && text) sendOutput(context.getString(stream) as Stream, context.getString(text));
      return undefined;
    });
    give('now', () => context.newNumber(performance.now()));
    give('decode', (bytes, fatal, ignoreBOM) => bytes && this.decode(bytes, fatal, ignoreBOM));
    const installer = context.unwrapResult(
      context.evalCode(`(() => { ${preludeSource}\nreturn prelude.install; })()`),
    );
    return context.unwrapResult(context.callFunction(installer, context.undefined, host));
  }

  private decode(bytes: QuickJSHandle, fatal?: QuickJSHandle, ignoreBOM?: QuickJSHandle): QuickJSHandle {
    const { context } = this;
    const isOn = (handle?: QuickJSHandle): boolean => handle !== undefined && context.dump(handle) === true;
    const decoder = new TextDecoder('utf-8', { fatal: isOn(fatal), ignoreBOM: isOn(ignoreBOM) });
    try {
      return context.newString(decoder.decode(context.getArrayBuffer(bytes).value));
    } catch {
      return context.undefined;
    }
  }

  private callSafely(name: string, ...args: QuickJSHandle[]): ReturnType<QuickJSContext['callFunction']> {
    const fn = this.context.getProp(this.installed, name);
    return this.context.callFunction(fn, this.context.undefined, ...args);
  }

  private call(name: string, ...args: QuickJSHandle[]): QuickJSHandle {
    return this.context.unwrapResult(this.callSafely(name, ...args));
  }

  private outcomeOf(error: QuickJSHandle): Outcome {
    // With its memory full the interpreter throws null: it has no room for an error.
    if (this.context.typeof(error) !== 'object' || this.context.dump(error) === null) {
      const thrown = this.context.dump(error);
      if (thrown === null) return { kind: 'memory' };
    }
    this.runtime.setMemoryLimit(-1);
    const text = this.context.getString(this.call('describe', error));
    const { name, message, line } = JSON.parse(text) as { name: string; message: string; line?: number };
    return { kind: this.kindOf(name, message), message, ...(line === undefined ? {} : { line }) };
  }

  private kindOf(name: string, message: string): Outcome['kind'] {
    if (this.missingModule !== undefined && message.includes(this.missingModule)) return 'module';
    if (message.startsWith('InternalError: out of memory')) return 'memory';
    if (/^\w+Error: (stack overflow|Maximum call stack size exceeded)/.test(message)) return 'recursion';
    return name === 'SyntaxError' ? 'syntax' : 'error';
  }
}
