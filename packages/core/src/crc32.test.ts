import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';

// From librdkafka's tests/0048-partitioner.c; the last from the check value of CRC-32/ISO-HDLC.
test.each([
  ['', 0],
  ['23456', 0xb1b451d7],
  ['this is another string with more length to it perhaps', 0xb0150df7],
  ['hejsan', 0xd077037e],
  ['123456789', 0xcbf43926],
])('crc32 of %j', (text, expected) => {
  expect(crc32(encodeJavaUtf8(text))).toBe(expected);
});
