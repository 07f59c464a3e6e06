import { expect, test } from 'vitest';
import { highlightCode } from './highlight-code.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const python =
  'def hash_of(key: bytes) -> int:\n    # क takes three\n    return key[0] & 0xFF if key < b"<b>" else 0\n\n';

test('words carry classes, and no styles', () => {
  const html = highlightCode(python, 'python');
  expect(html).toContain('<span class="tok-keyword">def</span>');
  expect(html).toContain('<span class="tok-comment"># क takes three</span>');
  expect(html).not.toContain('style=');
});

test.each([
  ['python', python],
  ['js', 'const a = b < 1 && `c`; // <script>\n'],
  ['', 'user-1 2\n<b>&amp;</b>'],
  ['constructor', 'a < b'],
])('what is copied from %s is the code, character by character', (language, code) => {
  expect(textOf(highlightCode(code, language))).toBe(code);
});
