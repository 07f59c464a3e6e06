import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

/** A clock that moves by a millisecond each time it is asked. */
function createTerminal(): { written: string[]; write: (text: string) => void; nowMs: () => number } {
  const written: string[] = [];
  let nowMs = 0;
  return { written, write: (text) => written.push(text), nowMs: () => nowMs++ };
}

test('a long input is told of twice a second, on one line that is taken away in the end', () => {
  const terminal = createTerminal();
  const progress = createProgress('keys', true, terminal);
  for (let count = 0; count < 1_200_000; count++) progress.step();
  progress.end();
  expect(terminal.written).toEqual(['\r500,000 keys', '\r1,000,000 keys', '\r\u001b[K']);
});

test('a short one is not, nor one that nobody watches', () => {
  const terminal = createTerminal();
  const short = createProgress('keys', true, terminal);
  for (let count = 0; count < 5000; count++) short.step();
  short.end();
  const unseen = createProgress('keys', false, terminal);
  for (let count = 0; count < 2_000_000; count++) unseen.step();
  unseen.end();
  expect(terminal.written).toEqual([]);
});
