import { CoreError } from './core-error.ts';
import { type Charset, encodeCharset } from './encode-charset.ts';
import { bytesOfHex } from './hex.ts';
import { parseJavaFloat } from './java-float.ts';

/** Types of key that Kafka ships a serializer for. */
export const keyTypes = [
  'string',
  'short',
  'int',
  'long',
  'float',
  'double',
  'uuid',
  'boolean',
  'bytes',
] as const;
export type KeyType = (typeof keyTypes)[number];

/** Ways to write the value of a key: as text, or as what JavaScript has for it. */
export type KeyValue = string | number | bigint | boolean | Uint8Array | null;

/**
 * The bytes that Kafka's serializer makes of a key. No type turns into another: int 42, long 42 and "42" differ.
 * @param type - which serializer
 * @param value - null stays null: no key is not an empty key. A text is read as Java reads it: `42`, `-0.0`, `NaN`,
 *   `1.4E-45`, `true`; for float and double also `bits:` with the IEEE bits in hex, for bytes the hex pairs
 * @param options.encoding - charset of a string key, default UTF-8
 * @returns new bytes (big-endian numbers), or null for null
 * @throws {CoreError} KEY_TYPE_UNKNOWN, KEY_VALUE_INVALID, KEY_VALUE_RANGE, HEX_INVALID, CHARSET_UNKNOWN
 * @example serializeKey('int', '42') // 00 00 00 2a
 * Source: kafka 1eb7644, common.serialization.*Serializer. Vectors: serializers.json
 */
export function serializeKey(
  type: KeyType,
  value: KeyValue,
  options: { encoding?: Charset } = {},
): Uint8Array | null {
  if (value === null) return null;
  switch (type) {
    case 'string':
      if (typeof value !== 'string') throw invalid(type, value, 'a text');
      return encodeCharset(value, options.encoding ?? 'UTF-8');
    case 'short':
      return serializeInteger(type, value, 2);
    case 'int':
      return serializeInteger(type, value, 4);
    case 'long':
      return serializeInteger(type, value, 8);
    case 'float':
      return serializeFloat(value);
    case 'double':
      return serializeDouble(value);
    case 'uuid':
      return serializeUuid(value);
    case 'boolean':
      if (value !== true && value !== false && value !== 'true' && value !== 'false') {
        throw invalid(type, value, 'true or false');
      }
      return Uint8Array.of(String(value) === 'true' ? 1 : 0);
    case 'bytes':
      return value instanceof Uint8Array ? value.slice() : bytesOfHex(String(value));
    default:
      throw new CoreError('KEY_TYPE_UNKNOWN', {
        subject: 'type',
        expected: `one of ${keyTypes.join(', ')}`,
        received: JSON.stringify(type),
        advice: 'use one of these names',
      });
  }
}

function serializeInteger(type: KeyType, value: KeyValue, byteCount: number): Uint8Array {
  const isInteger =
    typeof value === 'bigint' ||
    (typeof value === 'number' && Number.isSafeInteger(value)) ||
    (typeof value === 'string' && /^[+-]?\d+$/.test(value));
  if (!isInteger) throw invalid(type, value, 'an integer');
  const integer = BigInt(
    typeof value === 'string' ? value.replace(/^\+/, '') : Number.isNaN(value) ? 0 : value,
  );
  const bits = byteCount * 8;
  if (BigInt.asIntN(bits, integer) !== integer) {
    const limit = 2n ** BigInt(bits - 1);
    throw new CoreError('KEY_VALUE_RANGE', {
      subject: type,
      expected: `an integer from ${-limit} to ${limit - 1n}`,
      received: String(integer),
      advice: 'use a wider type, as the producer would have to',
    });
  }
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, integer);
  return bytes.slice(8 - byteCount);
}

/** Java's FloatSerializer writes raw bits, so the payload of a NaN survives; only `bits:` can say one. */
function serializeFloat(value: KeyValue): Uint8Array {
  const bits = bitsOf('float', value, 4);
  if (bits) return bits;
  const number = numberOf('float', value, parseJavaFloat);
  const bytes = Uint8Array.of(0x7f, 0xc0, 0, 0);
  if (!Number.isNaN(number)) new DataView(bytes.buffer).setFloat32(0, number);
  return bytes;
}

/** Java's DoubleSerializer writes every NaN as 7ff8000000000000. */
function serializeDouble(value: KeyValue): Uint8Array {
  const bits = bitsOf('double', value, 8);
  const number = bits ? new DataView(bits.buffer).getFloat64(0) : numberOf('double', value, Number);
  const bytes = Uint8Array.of(0x7f, 0xf8, 0, 0, 0, 0, 0, 0);
  if (!Number.isNaN(number)) new DataView(bytes.buffer).setFloat64(0, number);
  return bytes;
}

/** UUIDSerializer writes the 36 characters of the lower-case text, not 16 raw bytes. */
function serializeUuid(value: KeyValue): Uint8Array {
  if (typeof value !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) {
    throw invalid('uuid', value, 'a UUID of 36 characters');
  }
  return encodeCharset(value.toLowerCase(), 'UTF-8');
}

function bitsOf(type: KeyType, value: KeyValue, byteCount: number): Uint8Array | undefined {
  if (typeof value !== 'string' || !value.startsWith('bits:')) return undefined;
  const bytes = bytesOfHex(value.slice('bits:'.length));
  if (bytes.length !== byteCount) throw invalid(type, value, `bits: with ${byteCount * 2} hex digits`);
  return bytes;
}

function numberOf(type: KeyType, value: KeyValue, parse: (text: string) => number): number {
  if (typeof value === 'number') return value;
  const isNumber =
    typeof value === 'string' && /^[+-]?(NaN|Infinity|(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?)$/.test(value);
  if (!isNumber) throw invalid(type, value, 'a number such as 1.5, -0.0, NaN or Infinity');
  return value.endsWith('NaN') ? Number.NaN : parse(value);
}

function invalid(type: KeyType, value: KeyValue, expected: string): CoreError {
  return new CoreError('KEY_VALUE_INVALID', {
    subject: type,
    expected,
    received: value instanceof Uint8Array ? `${value.length} bytes` : String(JSON.stringify(String(value))),
    advice: 'write the value in that form, or choose another key type',
  });
}
