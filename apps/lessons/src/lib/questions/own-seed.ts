import { seedOf } from '@keyway/quiz/seed-of';
import type { BrowserStore } from '../progress/browser-store.ts';

/** Bytes of a reader's id: enough that two readers of a class never share one. */
const ID_BYTES = 8;
const ID_PATTERN = /^[0-9a-f]{16}$/;

/** The reader's id where the browser keeps nothing: stable for the visit. */
let idOfVisit: string | undefined;

/**
 * The seed of this reader's variant of a question, the same on every visit.
 * It comes from a random id that the browser keeps beside the answers and sends nowhere.
 */
export function ownSeed(store: BrowserStore, questionId: string): number {
  const kept = store.read('reader', isReaderId);
  if (kept !== undefined) return seedOf(kept, questionId);
  idOfVisit ??= randomId();
  store.write('reader', idOfVisit);
  return seedOf(idOfVisit, questionId);
}

function isReaderId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
