import { hexOfBytes } from '@keyway/core/hex';
import { expect, test } from 'vitest';
import { readTypedKey } from './read-typed-key.ts';

// Bytes of kafka-clients' own serializers (serializers.json).
test.each([
  ['string', 'user-1', '757365722d31'],
  ['int', '42', '0000002a'],
  ['int', ' ४२ ', '0000002a'],
  ['long', '-1', 'ffffffffffffffff'],
  ['short', '-6447', 'e6d1'],
  ['boolean', 'true', '01'],
  ['bytes', 'ff 00 ff', 'ff00ff'],
  ['string', '', ''],
] as const)('%s %j has the bytes %s', (type, text, hex) => {
  expect(hexOfBytes(readTypedKey(type, text) ?? new Uint8Array(99))).toBe(hex);
});

test.each([
  ['int', '2147483648'],
  ['int', 'forty-two'],
  ['int', ''],
  ['uuid', 'user-1'],
  ['boolean', 'yes'],
  ['bytes', 'abc'],
  ['float', '1,5'],
] as const)('%s %j is none', (type, text) => {
  expect(readTypedKey(type, text)).toBeUndefined();
});
