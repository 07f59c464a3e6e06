import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';

/**
 * A key for people: its text, with `\xNN` for control characters and for bytes that are no UTF-8, so that a key cannot
 * steer the terminal that shows it.
 */
export function showKey(bytes: Uint8Array): string {
  const text = decodeUtf8Strictly(bytes);
  if (text === undefined) {
    return Array.from(bytes, (byte) =>
      byte < 0x20 || byte > 0x7e ? escapeByte(byte) : String.fromCharCode(byte),
    ).join('');
  }
  // Control characters, and marks that reorder or hide what stands beside them.
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(Buffer.from(character), escapeByte).join(''),
  );
}

function escapeByte(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}
