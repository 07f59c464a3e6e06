import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new URL('../packages/core/src/', import.meta.url);
const page = readFileSync(new URL('../docs/fidelity.md', import.meta.url), 'utf8');
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, sources), 'utf8'));

/** Names of exported functions, each with the doc comment above it. */
const functions = modules.flatMap((text) =>
  [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*export function\*? (\w+)/g)].map(
    ([, comment, name]) => ({
      name: String(name),
      comment: String(comment),
    }),
  ),
);

test('every function that names a source is on the page', () => {
  const standIns = functions.filter(({ comment }) => comment.includes('Source: '));
  expect(standIns.length).toBeGreaterThan(40);
  expect(standIns.filter(({ name }) => !page.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});

test('every function that a table names is exported', () => {
  const exported = new Set(functions.map(({ name }) => name));
  const named = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => String(line.split('|')[1]))
    .flatMap((cell) => [...cell.matchAll(/`([a-z]\w*[A-Z0-9]\w*)`/g)].map(([, name]) => String(name)));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});
