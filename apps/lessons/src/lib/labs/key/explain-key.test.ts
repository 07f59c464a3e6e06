import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { expect, test } from 'vitest';
import { explainKey } from './explain-key.ts';

// Numbers from the Python reference of the lesson and from kafka-clients.
test('a key with a negative hash loses its sign bit before the remainder', () => {
  expect(explainKey(encodeJavaUtf8('ऑर्डर-१'), 6)).toEqual({
    byteCount: 19,
    hash: -1323549551,
    hashHex: 'b11c3c91',
    bits: '10110001000111000011110010010001',
    positive: 823934097,
    positiveHex: '311c3c91',
    partition: 3,
  });
});

test('an empty key is a key', () => {
  expect(explainKey(encodeJavaUtf8(''), 6)).toMatchObject({ byteCount: 0, hash: 275646681, partition: 3 });
});

test.each([
  ['user-1', 2],
  ['user-2', 2],
  ['user-3', 5],
  ['user-4', 1],
  ['user-5', 4],
  ['user-6', 5],
])('%s goes to partition %i of 6', (key, partition) => {
  expect(explainKey(encodeJavaUtf8(key), 6).partition).toBe(partition);
});
