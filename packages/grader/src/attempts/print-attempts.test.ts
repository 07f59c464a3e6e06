import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptsArbitrary } from '../../test/attempts-arbitrary.ts';
import { attemptFile } from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';
import { printAttempts } from './print-attempts.ts';
import { cleanId, readAttempts } from './read-attempts.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../schema/attempts.schema.json', import.meta.url), 'utf8'),
);
const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

test('what is printed fits the schema and is read as it was', () => {
  fc.assert(
    fc.property(attemptsArbitrary, (file) => {
      const text = printAttempts(file);
      expect([fits(JSON.parse(text)), fits.errors]).toEqual([true, null]);
      const read = readAttempts(Buffer.from(text), 'a.json');
      const student = { ...file.student, id: cleanId(file.student.id) };
      // Through JSON, for it knows neither -0 nor undefined.
      expect(read).toEqual({ file: JSON.parse(JSON.stringify({ ...file, student })), problems: [] });
    }),
  );
});

test.each<[string, (file: Record<string, unknown>) => unknown]>([
  ['another format', (file) => ({ ...file, format: 'other' })],
  ['another version', (file) => ({ ...file, formatVersion: 2 })],
  ['no course', ({ course: _, ...file }) => file],
  ['a student without id', (file) => ({ ...file, student: { name: 'A' } })],
  ['an id of nothing but spaces', (file) => ({ ...file, student: { id: '  ' } })],
  ['attempts that are no list', (file) => ({ ...file, attempts: {} })],
  ['an attempt without instants', (file) => ({ ...file, attempts: [{ id: 'x', responses: [] }] })],
  [
    'an instant of local time',
    (file) => ({ ...file, attempts: [{ id: 'x', started: '2026-12-01 10:00', responses: [] }] }),
  ],
  [
    'a response without its question',
    (file) => ({
      ...file,
      attempts: [{ id: 'x', started: '2026-12-01T10:00:00Z', responses: [{ response: ['a'] }] }],
    }),
  ],
])('%s: neither the schema nor the reader takes it without a word', (_, change) => {
  const { checksum: _checksum, ...file } = JSON.parse(printAttempts(attemptFile(smallCourse(), 's1', {})));
  const changed = change(file);
  expect(fits(changed)).toBe(false);
  expect(readAttempts(Buffer.from(JSON.stringify(changed)), 'a.json').problems).not.toEqual([]);
});

test('one response a line, so that a fault has a place', () => {
  const text = printAttempts(attemptFile(smallCourse(), 's1', { one: ['b'], several: ['a', 'c'] }));
  const lines = text.split('\n');
  expect(lines.findIndex((line) => line.includes('#one'))).toBe(7);
  expect(lines.findIndex((line) => line.includes('#several'))).toBe(8);
});
