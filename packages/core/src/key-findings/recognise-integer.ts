import { serializeKey } from '../serialize-key.ts';
import {
  type ExaminedKey,
  type KeyFinding,
  type KeyReading,
  readingOf,
  readingOfText,
} from './key-finding.ts';

/** Bytes that Kafka's integer serializers write. */
const BYTE_COUNTS = { short: 2, int: 4, long: 8 } as const;
const TYPES = ['short', 'int', 'long'] as const;

/**
 * An integer as the bytes of Kafka's serializers, or as decimal digits.
 * Bytes that make a readable text are taken for the text: `user` is no int.
 */
export function recogniseInteger(key: ExaminedKey): KeyFinding[] {
  const { bytes, text, isPrintable } = key;
  const type = TYPES.find((name) => BYTE_COUNTS[name] === bytes.length);
  if (type !== undefined && !isPrintable) {
    const value = String(bigEndianInteger(bytes));
    const others = integerReadings(key, value).filter(({ form }) => form !== type);
    const instead = [readingOfText(key, 'string', value), ...others];
    return [{ name: 'integer-bytes', params: { value, type }, instead }];
  }
  // Nothing with a plus sign or zeros before it: that is how numbers of accounts and phones look.
  if (text === undefined || !/^(0|-?[1-9]\d{0,18})$/.test(text)) return [];
  const instead = integerReadings(key, text);
  return instead.length === 0 ? [] : [{ name: 'integer-text', params: { value: text }, instead }];
}

/** As each of the types that can hold the value. */
function integerReadings(key: ExaminedKey, value: string): KeyReading[] {
  return TYPES.flatMap((type) => {
    const isInRange = BigInt.asIntN(BYTE_COUNTS[type] * 8, BigInt(value)) === BigInt(value);
    const bytes = isInRange ? serializeKey(type, value) : null;
    return bytes === null ? [] : [readingOf(key, type, bytes)];
  });
}

function bigEndianInteger(bytes: Uint8Array): bigint {
  const unsigned = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return BigInt.asIntN(bytes.length * 8, unsigned);
}
