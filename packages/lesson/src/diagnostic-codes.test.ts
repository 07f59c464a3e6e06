import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);

/** Codes that the sources report: constants in capitals with an underscore, and NOT_UTF8. */
function codesOfSources(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const codes = sources.flatMap(
    (file) =>
      readFileSync(new URL(file, folder), 'utf8').match(/(?<=')[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+(?=')/g) ?? [],
  );
  return [...new Set(codes)].sort();
}

test('the README lists every code that a lesson can give, and no other', () => {
  const readme = readFileSync(new URL('../README.md', folder), 'utf8');
  const listed = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(codesOfSources());
});
