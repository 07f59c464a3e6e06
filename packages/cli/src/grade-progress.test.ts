import { expect, test } from 'vitest';
import { createGradeBar } from './grade-progress.ts';

/** A clock that moves by 40 ms each time it is asked, and what was written. */
function createTerminal(): { written: string[]; write: (text: string) => void; nowMs: () => number } {
  const written: string[] = [];
  let nowMs = 1000;
  return { written, write: (text) => written.push(text), nowMs: () => (nowMs += 40) };
}

test('the bar grows on one line, not at every step, is full at the end and is taken away', () => {
  const terminal = createTerminal();
  const bar = createGradeBar(true, terminal);
  for (let done = 1; done <= 10; done++) bar.show({ phase: 'marking', done, all: 10 });
  bar.end();
  const { written } = terminal;
  expect(written.length).toBeLessThan(10);
  expect(written[0]).toBe('\r\u001b[K[###...........................] 1/10 students marked');
  expect(written.at(-2)).toBe(`\r\u001b[K[${'#'.repeat(30)}] 10/10 students marked`);
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('where nobody sees it nothing is written', () => {
  const terminal = createTerminal();
  const bar = createGradeBar(false, terminal);
  bar.show({ phase: 'reading', done: 1, all: 1 });
  bar.end();
  expect(terminal.written).toEqual([]);
});
