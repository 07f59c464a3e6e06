import { expect, test } from 'vitest';
import { fnv1 } from './fnv1.ts';

// Published values of the FNV authors' test suite.
test.each([
  ['', 0x811c9dc5],
  ['a', 0x050c5d7e],
  ['foobar', 0x31f0b262],
])('FNV-1 of %j', (text, hash) => {
  expect(fnv1(Buffer.from(text)) >>> 0).toBe(hash);
});
