import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { bytesOfHex, hexOfBytes } from './hex.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';
import { recogniseKey } from './recognise-key.ts';

/** Findings as they are compared here: name, params, and each reading as form, hex and partition. */
function found(key: Uint8Array, partitionCount: number): unknown[] {
  return recogniseKey(key, partitionCount).map(({ name, params, instead }) => [
    name,
    params,
    ...instead.map(({ form, bytes, partition }) => [form, hexOfBytes(bytes), partition]),
  ]);
}

// Bytes and partitions by the serializers and BuiltInPartitioner.partitionForKey of kafka-clients 4.0.0 on JDK 17.
describe('typed keys', () => {
  test('the four forms of 42 and of 1001, which go to four partitions of twelve', () => {
    expect(found(encodeJavaUtf8('42'), 12)).toEqual([
      [
        'integer-text',
        { value: '42' },
        ['short', '002a', 6],
        ['int', '0000002a', 0],
        ['long', '000000000000002a', 4],
      ],
    ]);
    expect(found(bytesOfHex('000003e9'), 12)).toEqual([
      [
        'integer-bytes',
        { value: '1001', type: 'int' },
        ['string', '31303031', 0],
        ['short', '03e9', 5],
        ['long', '00000000000003e9', 11],
      ],
    ]);
    expect(found(bytesOfHex('00000000000003e9'), 12)).toEqual([
      [
        'integer-bytes',
        { value: '1001', type: 'long' },
        ['string', '31303031', 0],
        ['short', '03e9', 5],
        ['int', '000003e9', 1],
      ],
    ]);
    expect(found(encodeJavaUtf8('"1001"'), 12)).toEqual([
      ['json-string', { text: '1001' }, ['string', '31303031', 0]],
    ]);
  });

  test("a negative number is two's complement, and a large one has no narrow form", () => {
    expect(found(bytesOfHex('ffff'), 12)).toEqual([
      [
        'integer-bytes',
        { value: '-1', type: 'short' },
        ['string', '2d31', 3],
        ['int', 'ffffffff', 5],
        ['long', 'ffffffffffffffff', 5],
      ],
    ]);
    expect(found(encodeJavaUtf8('70000'), 12)).toEqual([
      ['integer-text', { value: '70000' }, ['int', '00011170', 7], ['long', '0000000000011170', 10]],
    ]);
    expect(found(encodeJavaUtf8('9223372036854775807'), 12)).toEqual([
      ['integer-text', { value: '9223372036854775807' }, ['long', '7fffffffffffffff', 8]],
    ]);
  });

  test('a UUID is text in Java, in lower case, and 16 bytes elsewhere', () => {
    const text = '123e4567-e89b-12d3-a456-426614174000';
    const raw = '123e4567e89b12d3a456426614174000';
    expect(found(encodeJavaUtf8(text), 6)).toEqual([['uuid-text', { text }, ['uuid-bytes', raw, 1]]]);
    expect(found(encodeJavaUtf8(text.toUpperCase()), 6)).toEqual([
      ['uuid-text', { text }, ['uuid', hexOfBytes(encodeJavaUtf8(text)), 2], ['uuid-bytes', raw, 1]],
    ]);
    expect(found(bytesOfHex(raw), 6)).toEqual([
      ['uuid-bytes', { text }, ['uuid', hexOfBytes(encodeJavaUtf8(text)), 2]],
    ]);
  });

  test('the prefix of a schema registry, and the Avro or JSON string behind it', () => {
    const payload = ['payload', '0c757365722d31', 5];
    const text = ['string', '757365722d31', 8];
    expect(found(bytesOfHex('00000000070c757365722d31'), 12)).toEqual([
      ['schema-id', { schemaId: 7 }, text, payload],
    ]);
    expect(found(bytesOfHex(`0000000007${hexOfBytes(encodeJavaUtf8('"user-1"'))}`), 12)).toEqual([
      ['schema-id', { schemaId: 7 }, text, ['payload', '22757365722d3122', 10]],
    ]);
  });

  test('what Connect writes with schemas.enable', () => {
    const key = '{"schema":{"type":"string","optional":false},"payload":"user-1"}';
    expect(found(encodeJavaUtf8(key), 12)).toEqual([
      [
        'json-envelope',
        { text: '"user-1"' },
        ['string', '757365722d31', 8],
        ['payload', '22757365722d3122', 10],
      ],
    ]);
  });
});

describe('texts that are not what they seem', () => {
  test.each([
    ['user-1\r', 'trailing-line-end', 1],
    ['user-1\n', 'trailing-line-end', 1],
    ['user-1\r\n', 'trailing-line-end', 2],
    ['user-1 ', 'trailing-whitespace', 1],
    ['user-1\u00a0\t', 'trailing-whitespace', 2],
    [' user-1', 'leading-whitespace', 1],
    ['user-1\0\0', 'trailing-nul', 2],
  ])('%j: %s, and without it Java hashes user-1', (text, name, count) => {
    expect(found(encodeJavaUtf8(text), 12)).toContainEqual([
      name,
      { count },
      ['stripped', '757365722d31', 8],
    ]);
  });

  test('a byte order mark: of UTF-8, or of what Java writes for UTF-16', () => {
    expect(found(bytesOfHex('efbbbf757365722d31'), 12)).toEqual([
      ['byte-order-mark', { charset: 'UTF-8' }, ['stripped', '757365722d31', 8]],
    ]);
    expect(found(bytesOfHex('feff0075007300650072002d0031'), 12)).toEqual([
      ['byte-order-mark', { charset: 'UTF-16BE' }, ['string', '757365722d31', 8]],
    ]);
    expect(found(bytesOfHex('fffe75007300650072002d003100'), 12)).toContainEqual([
      'byte-order-mark',
      { charset: 'UTF-16LE' },
      ['string', '757365722d31', 8],
    ]);
  });

  test('composed and decomposed letters are two keys', () => {
    const composed = '61c3b16f';
    const decomposed = '616ecc836f';
    expect(found(bytesOfHex(composed), 6)).toEqual([
      ['unicode-form', { form: 'composed' }, ['decomposed', decomposed, 3]],
    ]);
    expect(found(bytesOfHex(decomposed), 6)).toEqual([
      ['unicode-form', { form: 'decomposed' }, ['composed', composed, 0]],
    ]);
    // क़ as one character: Unicode takes it apart even where it composes.
    expect(found(encodeJavaUtf8('\u0958'), 6)).toEqual([
      ['unicode-form', { form: 'mixed' }, ['composed', 'e0a495e0a4bc', 1]],
    ]);
  });

  test('bytes that are no UTF-8: what a trip through a Java String makes of them, and ISO-8859-1', () => {
    expect(found(bytesOfHex('61f16f'), 12)).toEqual([
      ['not-utf8', {}, ['replaced', '61efbfbd6f', 1], ['latin-1', '61c3b16f', 0]],
    ]);
    expect(found(bytesOfHex('61e0a4ff62c3'), 12)).toEqual([
      ['not-utf8', {}, ['replaced', '61efbfbdefbfbd62efbfbd', 8], ['latin-1', '61c3a0c2a4c3bf62c383', 9]],
    ]);
  });

  test('an empty key is a key', () => {
    expect(found(new Uint8Array(0), 12)).toEqual([['empty', {}]]);
  });
});

describe('nothing to say', () => {
  test.each([
    'user-1',
    'नमस्ते',
    '0042',
    '+42',
    '-0',
    '1e3',
    '{"a":1}',
    '"',
    'user',
    'ab',
    '😀',
    'a\nb',
    '99999999999999999999',
  ])('%j', (text) => {
    expect(found(encodeJavaUtf8(text), 6)).toEqual([]);
  });
});

describe('vectors', () => {
  interface SerializerCase {
    id: string;
    flags: string[];
    type: string;
    /** null in a case without a key. */
    value: string;
    hex: string;
    partitions: Record<string, number>;
  }
  const integers = readVectors<SerializerCase>('serializers').filter(
    ({ type, value }) => ['short', 'int', 'long'].includes(type) && value !== null,
  );
  const bytesOfDigits = (value: string): string => hexOfBytes(encodeJavaUtf8(value.replace('+', '')));

  test('serializers: from the digits to the bytes of each type, and where Java puts them', () => {
    const holds = ({ type, value, hex, partitions }: SerializerCase): boolean =>
      recogniseKey(encodeJavaUtf8(value.replace('+', '')), 12).some(({ instead }) =>
        instead.some(
          (one) => one.form === type && hexOfBytes(one.bytes) === hex && one.partition === partitions[12],
        ),
      );
    expect(failing(integers, holds)).toEqual([]);
  });

  test('serializers: from the bytes to the digits, unless the bytes read as a text', () => {
    // d3a7cfa0 is a Cyrillic and a Greek letter.
    const isText = (hex: string): boolean => /^(([2-7][\da-e])+|d3a7cfa0)$/.test(hex);
    const holds = ({ type, value, hex }: SerializerCase): boolean =>
      recogniseKey(bytesOfHex(hex), 12).some(
        ({ params, instead }) =>
          params.type === type && hexOfBytes(instead[0]?.bytes ?? new Uint8Array(0)) === bytesOfDigits(value),
      );
    expect(
      failing(
        integers.filter(({ hex }) => !isText(hex)),
        holds,
      ),
    ).toEqual([]);
  });
});

describe('properties', () => {
  test('any bytes are examined without error, and no reading is the key itself', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), fc.integer({ min: 1, max: 100 }), (key, count) => {
        for (const { instead } of recogniseKey(key, count)) {
          for (const { bytes, partition } of instead) {
            expect(hexOfBytes(bytes)).not.toBe(hexOfBytes(key));
            expect(partition).toBeLessThan(count);
          }
        }
      }),
    );
  });
});

describe('errors', () => {
  test('a text is no key', () => {
    expect(() => recogniseKey('user-1' as never, 6)).toThrow(TypeError);
  });

  test('a count that no topic has', () => {
    expect(() => recogniseKey(new Uint8Array(0), 0)).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});
