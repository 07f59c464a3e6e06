import { loadPyodide, type PyodideAPI } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import lockFileContents from 'pyodide/pyodide-lock.json';
import { answer } from './answer.ts';
import { closeDoors } from './close-doors.ts';
import { limitMemory } from './limit-memory.ts';
import { MEMORY_LIMIT_BYTES } from './memory-limits.ts';
import type { Outcome, RunMessage, StartMessage, Stream } from './messages.ts';
import { sendOutput } from './output.ts';
import { post } from './post.ts';
import runCellSource from './run_cell.py?raw';
import { serveFromMemory } from './serve-from-memory.ts';

/** Nothing answers at this address: every file is handed over. */
const NOWHERE = 'https://nowhere.invalid/';

/** All that Python sees of JavaScript. */
const SEEN_BY_PYTHON = {
  Object,
  AbortController,
  AbortSignal,
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
};

let python: PyodideAPI | undefined;

answer({ start, run });

async function start({ wasm, library, snapshot }: StartMessage): Promise<void> {
  limitMemory(MEMORY_LIMIT_BYTES.python);
  serveFromMemory(wasm, library);
  python = await loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: lockFileContents as never,
    createPyodideModule,
    jsglobals: SEEN_BY_PYTHON,
    enableRunUntilComplete: false,
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  closeDoors();
  if (snapshot) return post({ kind: 'ready' });
  python.runPython(runCellSource);
  const own = python.makeMemorySnapshot();
  post({ kind: 'ready', snapshot: own });
}

async function run({ code }: RunMessage): Promise<void> {
  if (!python) throw new Error('python: expected to be started before it runs a cell');
  python.setStdin({ stdin: () => null, isatty: false });
  python.setStdout(printer('out'));
  python.setStderr(printer('err'));
  const runCell = python.globals.get('run_cell') as (code: string) => string;
  post({ kind: 'end', outcome: JSON.parse(runCell(code)) as Outcome });
}

function printer(stream: Stream): { write: (bytes: Uint8Array) => number } {
  const decoder = new TextDecoder();
  return {
    write(bytes) {
      sendOutput(stream, decoder.decode(bytes, { stream: true }));
      return bytes.length;
    },
  };
}
