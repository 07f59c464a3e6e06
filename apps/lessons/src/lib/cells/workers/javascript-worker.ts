import baseVariant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { answer } from './answer.ts';
import { closeDoors } from './close-doors.ts';
import { JavascriptCell } from './javascript-cell.ts';
import type { RunMessage, StartMessage } from './messages.ts';
import { post } from './post.ts';

let quickJs: QuickJSWASMModule | undefined;

answer({ start, run });

async function start({ wasm }: StartMessage): Promise<void> {
  quickJs = await newQuickJSWASMModuleFromVariant(newVariant(baseVariant, { wasmModule: wasm }));
  closeDoors();
  post({ kind: 'ready' });
}

async function run({ code, modules = {} }: RunMessage): Promise<void> {
  if (!quickJs) throw new Error('javascript: expected to be started before it runs a cell');
  post({ kind: 'end', outcome: await new JavascriptCell(quickJs, modules).run(code) });
}
