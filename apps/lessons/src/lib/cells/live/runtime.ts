import type { CellLanguage, RunMessage } from '../workers/messages.ts';
import { Interpreter, type RunEnd, type RunHooks } from './interpreter.ts';
import { type LoadProgress, loadCoreModules, loadRuntimeParts, type RuntimeParts } from './runtime-parts.ts';

/** The interpreters of a language on this page: one runs at a time a cell, and the next one is waiting already. */
export class Runtime {
  private readonly language: CellLanguage;
  private parts: Promise<RuntimeParts> | undefined;
  private coreModules: Promise<Record<string, string>> | undefined;
  private snapshot: Uint8Array | undefined;
  private readonly watchers = new Set<LoadProgress>();
  private spare: Promise<Interpreter> | undefined;

  constructor(language: CellLanguage) {
    this.language = language;
  }

  /**
   * Loads what is not there yet.
   * @throws {Obstacle}
   */
  async load(onProgress: LoadProgress): Promise<void> {
    this.watchers.add(onProgress);
    this.parts ??= loadRuntimeParts(this.language, (...progress) => {
      for (const watcher of this.watchers) watcher(...progress);
    });
    try {
      await this.parts;
    } catch (error) {
      // So that the next press tries again.
      this.parts = undefined;
      throw error;
    } finally {
      this.watchers.delete(onProgress);
    }
  }

  /**
   * Starts an interpreter, or takes the one that waits.
   * @throws {Obstacle}
   */
  async interpreter(): Promise<Interpreter> {
    const waiting = this.spare;
    this.spare = undefined;
    // One that could not be prepared unasked is no reason to give up.
    const ready = await waiting?.catch(() => undefined);
    return ready ?? this.start();
  }

  /** Runs a cell in an interpreter, which is used up by it, and prepares the next one. */
  async run(interpreter: Interpreter, code: string, hooks: RunHooks): Promise<RunEnd> {
    const message = await this.messageFor(code).catch((error: unknown) => {
      interpreter.discard();
      throw error;
    });
    const end = await interpreter.run(message, hooks);
    this.spare ??= this.start();
    this.spare.catch(() => {});
    return end;
  }

  private async messageFor(code: string): Promise<RunMessage> {
    if (this.language !== 'javascript' || !code.includes('@keyway/core')) return { kind: 'run', code };
    this.coreModules ??= loadCoreModules();
    try {
      return { kind: 'run', code, modules: await this.coreModules };
    } catch (error) {
      this.coreModules = undefined;
      throw error;
    }
  }

  private async start(): Promise<Interpreter> {
    await this.load(() => {});
    const { workerUrl, wasm, library } = (await this.parts) as RuntimeParts;
    const message = { kind: 'start', wasm, ...(library && { library }) } as const;
    if (this.snapshot) {
      try {
        const { snapshot } = this;
        return (await Interpreter.start(workerUrl, { ...message, snapshot })).interpreter;
      } catch {
        // A start from memory is faster, and private to Pyodide: where it fails, a plain start still works.
        this.snapshot = undefined;
      }
    }
    const { interpreter, snapshot } = await Interpreter.start(workerUrl, message);
    this.snapshot = snapshot;
    return interpreter;
  }
}
