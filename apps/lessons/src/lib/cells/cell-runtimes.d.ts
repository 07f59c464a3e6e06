/** What the plugin in cell-runtimes.js writes. */
declare module 'cell-runtimes/sizes' {
  import type { CellLanguage } from './workers/messages.ts';

  /** What a reader loads before the first cell of a language can run. */
  export const loadBytesOf: Record<CellLanguage, number>;
}

declare module 'cell-runtimes/files' {
  import type { RuntimeFile } from './live/load-file.ts';

  export const pythonWorker: RuntimeFile;
  export const pythonWasm: RuntimeFile;
  export const pythonLibrary: RuntimeFile;
  export const javascriptWorker: RuntimeFile;
  export const javascriptWasm: RuntimeFile;
  /** Modules of core as JSON: name to text. */
  export const coreModules: RuntimeFile;
}

declare module 'cell-runtimes/prelude-source' {
  /** A script that leaves `prelude.install`. */
  export const preludeSource: string;
}

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: never;
  // biome-ignore lint/style/noDefaultExport: that is what Pyodide exports
  export default createPyodideModule;
}
