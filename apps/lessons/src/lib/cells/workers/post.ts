import type { FromWorker } from './messages.ts';

const send = globalThis.postMessage.bind(globalThis) as (
  message: FromWorker,
  transfer?: Transferable[],
) => void;

/** Sends a message to the page. */
export function post(message: FromWorker, transfer: Transferable[] = []): void {
  send(message, transfer);
}
