import { expect, test } from 'vitest';
import { fillTemplate, placeholdersOf } from './fill-template.ts';

test.each([
  ['en', '{key} {count} {share}', 'a$& 123456 2.5'],
  ['es', '{key} {count} {share}', 'a$& 123456 2,5'],
  ['hi', '{unknown} {toString} { key }', '{unknown} {toString} { key }'],
] as const)('%s: %j becomes %j', (language, template, text) => {
  expect(fillTemplate(template, { key: 'a$&', count: 123456, share: 2.5 }, language)).toBe(text);
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fillTemplate('{a}', { a: '{b}', b: 'x' }, 'en')).toBe('{b}');
});

test('placeholders are named once each', () => {
  expect(placeholdersOf('{a} {b2} {a} {"json":1} {1..9}')).toEqual(['a', 'b2']);
});
