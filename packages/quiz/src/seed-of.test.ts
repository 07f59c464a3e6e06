import { expect, test } from 'vitest';
import { seedOf } from './seed-of.ts';

// From Python: int.from_bytes(hashlib.sha256('["student-1","q"]'.encode()).digest()[:4], 'big').
test.each([
  ['student-1', 'q', 2993100631],
  ['student-2', 'q', 3793875768],
  ['आशा', 'where-it-goes', 4229448140],
  ['José', 'q', 4219902702],
  ['Jose\u0301 ', 'q', 4219902702],
  ['', '', 1133544435],
  ['\ud800', 'q', 1242417086],
])('%j and %j give %d', (student, question, seed) => {
  expect(seedOf(student, question)).toBe(seed);
});

test('ids that run together are not mistaken for each other', () => {
  expect(seedOf('ab', 'c')).not.toBe(seedOf('a', 'bc'));
});
