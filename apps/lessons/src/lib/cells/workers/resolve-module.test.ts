import { expect, test } from 'vitest';
import { resolveModule } from './resolve-module.ts';

test.each([
  ['cell', '@keyway/core/murmur2', '@keyway/core/murmur2'],
  ['@keyway/core/murmur2', './hex.js', '@keyway/core/hex'],
  ['@keyway/core/clients/place-key', '../crc32.js', '@keyway/core/crc32'],
  ['@keyway/core/clients/place-key', './rules/null-key.js', '@keyway/core/clients/rules/null-key'],
  ['cell', './own.js', 'own'],
])('%s imports %s: %s', (importer, asked, resolved) => {
  expect(resolveModule(importer, asked)).toBe(resolved);
});
