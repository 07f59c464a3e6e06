import { CoreError } from './core-error.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';

/** Charsets that `key.serializer.encoding` is used with in practice, by Java's canonical name. */
export const charsets = ['UTF-8', 'UTF-16', 'UTF-16BE', 'UTF-16LE', 'ISO-8859-1', 'US-ASCII'] as const;
export type Charset = (typeof charsets)[number];

/**
 * A text in a charset, as Java's `String.getBytes(charset)` gives it: UTF-16 starts with a big-endian byte order
 * mark (but for the empty text), what a charset lacks becomes `?`, and a lone surrogate `?` or, in UTF-16, U+FFFD.
 * @throws {CoreError} CHARSET_UNKNOWN
 * Source: OpenJDK 17, String.getBytes. Vectors: serializers.json
 */
export function encodeCharset(text: string, charset: Charset): Uint8Array {
  switch (charset) {
    case 'UTF-8':
      return encodeJavaUtf8(text);
    case 'UTF-16':
      return encodeUtf16(text === '' ? '' : `\ufeff${text}`, false);
    case 'UTF-16BE':
      return encodeUtf16(text, false);
    case 'UTF-16LE':
      return encodeUtf16(text, true);
    case 'ISO-8859-1':
      return encodeSingleBytes(text, 0xff);
    case 'US-ASCII':
      return encodeSingleBytes(text, 0x7f);
    default:
      throw new CoreError('CHARSET_UNKNOWN', {
        subject: 'encoding',
        expected: `one of ${charsets.join(', ')}`,
        received: JSON.stringify(charset),
        advice: 'use one of these names; the default is UTF-8',
      });
  }
}

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const bytes = new Uint8Array(wellFormed.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < wellFormed.length; i++) view.setUint16(i * 2, wellFormed.charCodeAt(i), isLittleEndian);
  return bytes;
}

function encodeSingleBytes(text: string, highest: number): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint <= highest ? codePoint : 0x3f;
  });
}
