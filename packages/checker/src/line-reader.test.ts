import { expect, test } from 'vitest';
import { createLineReader } from './line-reader.ts';

function read(pieces: string[], maxLength = 100): string[] {
  const seen: string[] = [];
  const reader = createLineReader(
    (line) => seen.push(line),
    maxLength,
    () => seen.push('(too long)'),
  );
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return seen;
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\nc', '\n'],
    ['ab', 'c'],
  ],
  [
    ['a\r\nb\r', '\n'],
    ['a', 'b'],
  ],
  [['\n\n'], ['', '']],
  [['a\nrest'], ['a', 'rest']],
  [[], []],
  [['a\u2028b\n'], ['a\u2028b']],
])('line reader: %j', (pieces, lines) => {
  expect(read(pieces)).toEqual(lines);
});

test('line reader: too long a line is reported once, and nothing is read after it', () => {
  expect(read(['ok\n', 'x'.repeat(60), 'x'.repeat(60), 'x\nlater\n'])).toEqual(['ok', '(too long)']);
});
