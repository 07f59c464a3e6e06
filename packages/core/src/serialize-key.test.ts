import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { type Charset, charsets, encodeCharset } from './encode-charset.ts';
import { hexOfBytes } from './hex.ts';
import { type KeyType, serializeKey } from './serialize-key.ts';

interface SerializerCase {
  type: KeyType;
  value: string | null;
  utf16?: number[];
  encoding?: Charset;
  hex: string | null;
}
const cases = readVectors<SerializerCase>('serializers');

describe('vectors', () => {
  test('serializeKey answers the bytes of Kafka’s own serializers', () => {
    const holds = (one: SerializerCase): boolean => {
      const value = one.utf16 ? String.fromCharCode(...one.utf16) : one.value;
      const bytes = serializeKey(one.type, value, one.encoding ? { encoding: one.encoding } : {});
      return (bytes === null ? null : hexOfBytes(bytes)) === one.hex;
    };
    expect(failing(cases, holds)).toEqual([]);
  });

  // From OpenJDK 17, String.getBytes(charset), over: '', 'a', a lone surrogate, 'a😀b', '\ude00x', 'ñक'.
  test.each([
    ['UTF-8', ['', '61', '3f', '61f09f988062', '3f78', 'c3b1e0a495']],
    ['UTF-16', ['', 'feff0061', 'fefffffd', 'feff0061d83dde000062', 'fefffffd0078', 'feff00f10915']],
    ['UTF-16BE', ['', '0061', 'fffd', '0061d83dde000062', 'fffd0078', '00f10915']],
    ['UTF-16LE', ['', '6100', 'fdff', '61003dd800de6200', 'fdff7800', 'f1001509']],
    ['ISO-8859-1', ['', '61', '3f', '613f62', '3f78', 'f13f']],
    ['US-ASCII', ['', '61', '3f', '613f62', '3f78', '3f3f']],
  ] as const)('%s encodes as Java does', (charset, expected) => {
    const texts = ['', 'a', '\ud800', 'a\ud83d\ude00b', '\ude00x', 'ñक'];
    expect(texts.map((text) => hexOfBytes(encodeCharset(text, charset)))).toEqual(expected);
  });
});

describe('values may be what JavaScript has for them', () => {
  test.each([
    ['int', 42, '0000002a'],
    ['long', 42n, '000000000000002a'],
    ['boolean', true, '01'],
    ['double', -1.5, 'bff8000000000000'],
    ['float', Number.NaN, '7fc00000'],
    ['bytes', Uint8Array.of(255, 0), 'ff00'],
  ] as const)('%s %s', (type, value, hex) => {
    expect(hexOfBytes(serializeKey(type, value) ?? new Uint8Array(1))).toBe(hex);
  });
});

describe('errors', () => {
  test.each([
    ['int', '2147483648', 'KEY_VALUE_RANGE'],
    ['short', '-32769', 'KEY_VALUE_RANGE'],
    ['long', '9223372036854775808', 'KEY_VALUE_RANGE'],
    ['int', '1.5', 'KEY_VALUE_INVALID'],
    ['int', '', 'KEY_VALUE_INVALID'],
    ['long', Number.MAX_SAFE_INTEGER + 1, 'KEY_VALUE_INVALID'],
    ['double', 'six', 'KEY_VALUE_INVALID'],
    ['double', 'infinity', 'KEY_VALUE_INVALID'],
    ['float', 'nan', 'KEY_VALUE_INVALID'],
    ['float', 'bits:7fc0', 'KEY_VALUE_INVALID'],
    ['boolean', 'yes', 'KEY_VALUE_INVALID'],
    ['uuid', '1-1-1-1-1', 'KEY_VALUE_INVALID'],
    ['string', 42, 'KEY_VALUE_INVALID'],
    ['bytes', 'abc', 'HEX_INVALID'],
  ] as const)('%s %s is refused with %s', (type, value, code) => {
    expect(() => serializeKey(type, value)).toThrow(new RegExp(`^${code}`));
  });

  test('an unknown type or charset lists the known ones', () => {
    // @ts-expect-error: a caller without types
    expect(() => serializeKey('varint', '1')).toThrow(/^KEY_TYPE_UNKNOWN.*string, short, int/);
    // @ts-expect-error: a caller without types
    expect(() => serializeKey('string', 'a', { encoding: 'latin1' })).toThrow(
      new RegExp(`^CHARSET_UNKNOWN.*${charsets.join(', ')}`),
    );
  });
});
