import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { type KeyType, serializeKey } from '@keyway/core/serialize-key';
import { latinDigits } from '../fields/read-whole-number.ts';

/** The types that a reader can choose, as Kafka's serializers have them. */
export const LAB_KEY_TYPES = [
  'string',
  'int',
  'long',
  'short',
  'float',
  'double',
  'uuid',
  'boolean',
  'bytes',
] as const satisfies readonly KeyType[];
export type LabKeyType = (typeof LAB_KEY_TYPES)[number];

/**
 * The bytes that Kafka's serializer of a type makes of what was typed.
 * @param text - any; a text is taken as it is, a number may have Devanagari digits and spaces around
 * @returns undefined when the text is no value of the type
 */
export function readTypedKey(type: LabKeyType, text: string): Uint8Array | undefined {
  if (type === 'string') return encodeJavaUtf8(text);
  try {
    return serializeKey(type, type === 'bytes' ? hexBytes(text) : latinDigits(text.trim())) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Pairs of hex digits, spaces between them or not. */
function hexBytes(text: string): Uint8Array {
  const digits = text.replace(/\s/g, '');
  if (!/^([0-9a-f]{2})*$/i.test(digits)) throw new TypeError('not pairs of hex digits');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
