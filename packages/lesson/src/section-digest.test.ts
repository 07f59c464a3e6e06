import { expect, test } from 'vitest';
import { sectionDigest } from './section-digest.ts';

// Expected: Python's hashlib.sha256(text.encode()).hexdigest()[:12] of the lines joined by "\n".
test.each([
  [['## A {#a}', '', 'Text.'], 'e2e88473a4dc'],
  [['## शीर्षक'], '8537dd19ffb1'],
])('the digest of %j is that of its text', (lines, digest) => {
  expect(sectionDigest(lines)).toBe(digest);
});

test('empty lines around a section and spaces at the end of a line do not count', () => {
  expect(sectionDigest(['', '## A {#a}  ', '\t', 'Text. ', '', ''])).toBe('e2e88473a4dc');
});
