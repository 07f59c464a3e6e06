import {
  coreModules,
  javascriptWasm,
  javascriptWorker,
  pythonLibrary,
  pythonWasm,
  pythonWorker,
} from 'cell-runtimes/files';
import type { CellLanguage } from '../workers/messages.ts';
import { loadFile, type RuntimeFile } from './load-file.ts';
import { Obstacle } from './obstacle.ts';

/** What interpreters of a language are started from. */
export interface RuntimeParts {
  /** Address of the worker's text in this page's memory. */
  workerUrl: string;
  wasm: WebAssembly.Module;
  library: ArrayBuffer | undefined;
}

/** Told how much has come, and of how much, in bytes. */
export type LoadProgress = (doneBytes: number, allBytes: number) => void;

const FILES: Record<CellLanguage, { worker: RuntimeFile; wasm: RuntimeFile; library?: RuntimeFile }> = {
  python: { worker: pythonWorker, wasm: pythonWasm, library: pythonLibrary },
  javascript: { worker: javascriptWorker, wasm: javascriptWasm },
};

/**
 * Fetches all that a language needs.
 * @throws {Obstacle} when the browser cannot run code, or a file does not come
 */
export async function loadRuntimeParts(
  language: CellLanguage,
  onProgress: LoadProgress,
): Promise<RuntimeParts> {
  requireBrowser();
  const { worker, wasm, library } = FILES[language];
  const allBytes = [worker, wasm, library].reduce((sum, file) => sum + (file?.loadBytes ?? 0), 0);
  let doneBytes = 0;
  const load = (file: RuntimeFile): Promise<Response> =>
    loadFile(file, (count) => {
      doneBytes += count;
      onProgress(doneBytes, allBytes);
    });
  try {
    const [text, compiled, zip] = await Promise.all([
      load(worker).then((response) => response.text()),
      load(wasm).then((response) => WebAssembly.compileStreaming(response)),
      library && load(library).then((response) => response.arrayBuffer()),
    ]);
    const blob = new Blob([text], { type: 'text/javascript' });
    return { workerUrl: URL.createObjectURL(blob), wasm: compiled, library: zip };
  } catch (cause) {
    // A file that breaks off on the way, or is not what it was, is as good as missing.
    throw cause instanceof Obstacle ? cause : new Obstacle('file-missing', { cause });
  }
}

/**
 * The modules of core that a cell may import.
 * @throws {Obstacle} file-missing
 */
export async function loadCoreModules(): Promise<Record<string, string>> {
  const response = await loadFile(coreModules, () => {});
  return response.json().catch((cause) => {
    throw new Obstacle('file-missing', { cause });
  });
}

function requireBrowser(): void {
  if (typeof Worker === 'undefined') throw new Obstacle('no-workers');
  if (typeof WebAssembly === 'undefined') throw new Obstacle('no-webassembly');
  if (typeof DecompressionStream === 'undefined') throw new Obstacle('old-browser');
}
