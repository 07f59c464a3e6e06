import { defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** One project a folder, so that `vitest run --project core` runs that folder's tests alone. */
function project(name: string, root: string, include: string[]): { extends: true; test: object } {
  return { extends: true, test: { name, root, include } };
}

const config: ViteUserConfig = defineConfig({
  // Sources are tested as they stand: no build comes between an edit and its test.
  ssr: { resolve: { conditions: ['@keyway/source', ...defaultServerConditions] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      ...['core', 'lesson', 'quiz', 'checker', 'grader', 'cli'].map((name) =>
        project(name, `packages/${name}`, ['src/**/*.test.ts']),
      ),
      project('parity', 'parity', ['src/**/*.test.ts']),
      project('repository', 'scripts', ['**/*.test.ts']),
      project('site', 'apps/lessons', ['src/**/*.test.ts', 'e2e/**/*.test.ts']),
    ],
  },
});

export default config;
