import { expect, test } from 'vitest';
import { codeOnly, sentence } from './sentence.ts';

test('a part of a line becomes a sentence of its language', () => {
  expect(sentence('nearly every key moves', 'en')).toBe('Nearly every key moves.');
  expect(sentence('ámbito', 'es')).toBe('Ámbito.');
  expect(sentence('लगभग हर key हटती है', 'hi')).toBe('लगभग हर key हटती है।');
  expect(sentence('Looks at no key.', 'en')).toBe('Looks at no key.');
  expect(sentence('`key_field` is needed', 'en')).toBe('`key_field` is needed.');
});

test('only a text that is code from end to end is code', () => {
  expect(codeOnly('`--partitioner jvm`')).toBe('--partitioner jvm');
  expect(codeOnly('`a`, or `b`')).toBeUndefined();
  expect(codeOnly('nothing')).toBeUndefined();
});
