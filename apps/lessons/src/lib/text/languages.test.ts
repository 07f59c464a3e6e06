import { expect, test } from 'vitest';
import { isSiteLanguage, languageName } from './languages.ts';
import { plural } from './plural.ts';

test('a language is named in itself; what is no language is answered as it came', () => {
  expect(['hi', 'es', 'en'].map(languageName)).toEqual(['हिन्दी', 'Español', 'English']);
  expect(languageName('fr')).toBe('français');
  expect(languageName('not a tag')).toBe('not a tag');
  expect(isSiteLanguage('fr')).toBe(false);
  expect(isSiteLanguage('hi')).toBe(true);
});

test('Hindi counts nothing as one, Spanish and English do not', () => {
  const forms = { one: '{n} byte', other: '{n} bytes' };
  expect([0, 1, 2].map((count) => plural('hi', count, forms))).toEqual(['0 byte', '1 byte', '2 bytes']);
  expect([0, 1, 2].map((count) => plural('es', count, forms))).toEqual(['0 bytes', '1 byte', '2 bytes']);
  expect(plural('es', 1_000_000, forms)).toBe('1000000 bytes');
});
