import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestFiles } from './digest-files.ts';
import { writeFolder } from './fixture-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'keyway-digest-'));
let count = 0;

afterAll(() => rmSync(parent, { recursive: true }));

/** Digest of a new folder with these files. */
function digestOf(files: Record<string, string>, inputs: string[] = []): string {
  const name = `folder-${count++}`;
  writeFolder(parent, name, '{}', files);
  return digestFiles(join(parent, name), inputs);
}

const BASE = { 'pom.xml': '<a/>', 'src/a.java': 'class A {}' };

test('digest files: equal files give an equal digest, wherever they stand', () => {
  expect(digestOf(BASE)).toBe(digestOf({ ...BASE }));
});

test.each([
  ['other contents', { ...BASE, 'pom.xml': '<b/>' }],
  ['another name', { 'pom2.xml': '<a/>', 'src/a.java': 'class A {}' }],
  ['a file more, deep down', { ...BASE, 'src/x/y/z': '' }],
  ['contents moved to another file', { 'pom.xml': '', 'src/a.java': '<a/>class A {}' }],
])('digest files: %s changes it', (_, files) => {
  expect(digestOf(files)).not.toBe(digestOf(BASE));
});

test('digest files: README.md and what preparing leaves behind do not count', () => {
  const made = {
    'README.md': 'x',
    'prepared/stamp.json': '{}',
    'node_modules/a/b.js': '',
    'target/c': '',
    'venv/d': '',
  };
  expect(digestOf({ ...BASE, ...made, 'venv-2/e': '', '__pycache__/f.pyc': '' })).toBe(digestOf(BASE));
});

test('digest files: inputs outside the folder count, and one that is missing is an error', () => {
  writeFolder(parent, 'shared', '{}', { 'src/Loop.java': '1' });
  const before = digestOf(BASE, ['../shared/src']);
  writeFolder(parent, 'shared', '{}', { 'src/Loop.java': '2' });
  expect(digestOf(BASE, ['../shared/src'])).not.toBe(before);
  expect(() => digestOf(BASE, ['../nothing'])).toThrow(/nothing/);
});
