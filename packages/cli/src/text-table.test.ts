import { expect, test } from 'vitest';
import { formatTable } from './text-table.ts';

test('columns line up, whatever the width of letters, and no line ends with a space', () => {
  const columns = [{ heading: 'key' }, { heading: 'n', align: 'right' as const }];
  // In a terminal नमस्ते takes four places, 日本 four, and e with its accent one.
  expect(
    formatTable(columns, [
      ['नमस्ते', '4'],
      ['日本', '12'],
      ['e\u0301', '3'],
    ]),
  ).toBe('key    n\nनमस्ते   4\n日本  12\ne\u0301      3\n');
});

test('no rows are a heading', () => {
  expect(formatTable([{ heading: 'a' }, { heading: 'b' }], [])).toBe('a  b\n');
});
