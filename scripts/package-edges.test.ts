import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Which of our packages each one may know; `docs/architecture.md` says why. Repository tools may know all. */
const MAY_KNOW: Record<string, string[]> = {
  'packages/core': [],
  'packages/lesson': [],
  'packages/quiz': ['core'],
  'packages/checker': ['core'],
  'packages/grader': ['core', 'lesson', 'quiz'],
  'packages/bench': ['checker', 'core', 'grader', 'lesson'],
  'packages/cli': ['checker', 'core', 'grader', 'lesson', 'quiz'],
  parity: ['checker', 'core'],
  'apps/lessons': ['core', 'lesson', 'quiz'],
};

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = new URL('../', import.meta.url);
const folders = [
  ...list('packages').map((name) => `packages/${name}`),
  'parity',
  ...list('apps').map((name) => `apps/${name}`),
];

function list(folder: string): string[] {
  return readdirSync(new URL(folder, root)).filter((name) =>
    existsSync(new URL(`${folder}/${name}/package.json`, root)),
  );
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));
}

function edgesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@keyway/'))
    .map((name) => name.slice('@keyway/'.length));
}

/** Every `@keyway/NAME` that a source file under the folder imports. */
function importsOf(folder: string): string[] {
  const files = readdirSync(new URL(`${folder}/src`, root), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file));
  return sources.flatMap((file) =>
    [...readFileSync(new URL(`${folder}/src/${file}`, root), 'utf8').matchAll(/from '@keyway\/(\w+)/g)].map(
      ([, name]) => String(name),
    ),
  );
}

test('every package of the workspace has its edges written down', () => {
  expect(folders.sort()).toEqual(Object.keys(MAY_KNOW).sort());
});

test.each(Object.entries(MAY_KNOW))('%s knows no package but %j', (folder, mayKnow) => {
  expect(edgesOf(folder).filter((name) => !mayKnow.includes(name))).toEqual([]);
});

test.each(Object.keys(MAY_KNOW))('%s declares what it imports', (folder) => {
  const declared = [...edgesOf(folder), folder.slice('packages/'.length)];
  expect(importsOf(folder).filter((name) => !declared.includes(name))).toEqual([]);
});

test('core depends on nothing at all', () => {
  expect(manifestOf('packages/core').dependencies ?? {}).toEqual({});
});
