import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const grader = 'packages/grader/src';
const sources = readdirSync(new URL(grader, root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => read(`${grader}/${name}`))
  .join('\n');

const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
  JSON.parse(read('packages/grader/schema/attempts.schema.json')),
);

const guides = ['en', 'hi', 'es'].map((language) => [language, read(`docs/teacher-guide.${language}.md`)]);

test.each(guides)('docs/teacher-guide.%s.md: its attempt file fits the schema', (_, text) => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(text ?? '') ?? [];
  expect([fits(JSON.parse(example)), fits.errors]).toEqual([true, null]);
});

test.each(guides)('docs/teacher-guide.%s.md: the grader knows every code that it explains', (_, text) => {
  const codes = [...(text ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, code]) => String(code));
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
