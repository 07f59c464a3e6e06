/**
 * A text with each UTF-16 unit encoded as if it were a sign of its own (CESU-8), so that signs beyond U+FFFF take six
 * bytes; what Java's `writeUTF` writes, but for U+0000.
 */
export function encodeUnits(text: string): Uint8Array {
  return Uint8Array.from(
    text.split('').flatMap((unit) => {
      const value = unit.charCodeAt(0);
      if (value < 0x80) return [value];
      if (value < 0x800) return [0xc0 | (value >> 6), 0x80 | (value & 0x3f)];
      return [0xe0 | (value >> 12), 0x80 | ((value >> 6) & 0x3f), 0x80 | (value & 0x3f)];
    }),
  );
}
