import { expect, test } from 'vitest';
import { showKey } from './show-key.ts';

test.each([
  ['user-1', 'user-1'],
  ['नमस्ते año 日本', 'नमस्ते año 日本'],
  ['a\u001b[2Jb\r\n\0', 'a\\x1b[2Jb\\x0d\\x0a\\x00'],
  ['a\u202eb\ufeffc', 'a\\xe2\\x80\\xaeb\\xef\\xbb\\xbfc'],
  ['', ''],
])('%j', (text, shown) => {
  expect(showKey(Buffer.from(text))).toBe(shown);
});

test('bytes that are no UTF-8 stand one by one', () => {
  expect(showKey(Buffer.from('61f16f1b', 'hex'))).toBe('a\\xf1o\\x1b');
});
