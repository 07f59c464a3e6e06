import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { MAX_KEYS, readRecords } from './read-records.ts';

test('a line is a key, or a key, a tab and its count; lines of one key add up', () => {
  expect(readRecords('user-1\nuser-2\t40\r\n\nuser-1\n')).toEqual({
    keyCounts: [
      { key: 'user-1', recordCount: 2 },
      { key: 'user-2', recordCount: 40 },
    ],
    recordCount: 42,
    badLines: [],
  });
});

test('a key keeps its spaces, and may hold tabs before the last one', () => {
  expect(readRecords(' a \t\t3').keyCounts).toEqual([{ key: ' a \t', recordCount: 3 }]);
});

test('a count that is none is named by its line and counts nothing', () => {
  expect(readRecords('a\tmany\nb\t0\nc')).toMatchObject({ recordCount: 1, badLines: [1, 2] });
});

test('a file is read as the text in it, wherever its pieces are cut', async () => {
  const text = Array.from({ length: 5000 }, (_, i) => `ग्राहक-${i % 97}`).join('\n');
  const pieces = Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));
  expect(await readFile(new Blob(pieces))).toEqual(readRecords(text));
});

test('a file with more keys than a page can show is given up', async () => {
  const lines = Array.from({ length: MAX_KEYS + 10 }, (_, i) => `k${i}\n`);
  expect(await readFile(new Blob(lines))).toBe('too-many-keys');
});
