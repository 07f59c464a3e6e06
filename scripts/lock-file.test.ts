import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file names packages by version and checksum alone, no host and no archive address', () => {
  const lock = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');
  expect(lock.split('\n').filter((line) => /https?:\/\/|tarball:/.test(line))).toEqual([]);
});
