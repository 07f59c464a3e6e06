import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleQuestions } from '../test/sample-questions.ts';
import { canonicalJson } from './canonical-json.ts';
import { makeVariant } from './make-variant.ts';
import { present } from './present.ts';
import { presentedDigest } from './presented-digest.ts';

test('is the SHA-256 that Python gives of the JSON with sorted keys', () => {
  const digest = presentedDigest({ unit: 'MB/s', questionId: 'q', prompt: '¿Cuántas?', kind: 'number' });
  expect(digest).toBe('c5140ce0816c8ead2cb04cba405be0c34405c96b2094f9f104b3c10b84840255');
});

test.each(sampleQuestions.map((question) => [question.id, question] as const))(
  '%s: the digest is that of Node’s own SHA-256',
  (_, question) => {
    const shown = present(makeVariant(question, 5), 'hi');
    expect(presentedDigest(shown)).toBe(createHash('sha256').update(canonicalJson(shown)).digest('hex'));
  },
);

test('the order in which an object was made does not count, the order of a list does', () => {
  expect(canonicalJson({ b: [2, 1], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[2,1]}');
});
