/**
 * Writes a text as Java's UTF-8 encoder does, and stops at the end of the target.
 * Java and the web part at one place: a lone surrogate is the one byte `?` (3f) in Java and ef bf bd in `TextEncoder`.
 * @param target - room for `3 * text.length` bytes is always enough
 * @returns how many bytes were written
 * Source: kafka 1eb7644, StringSerializer (String.getBytes). Vectors: serializers.json
 */
export function writeJavaUtf8(text: string, target: Uint8Array): number {
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      target[end++] = unit;
    } else if (unit < 0x800) {
      target[end++] = 0xc0 | (unit >> 6);
      target[end++] = 0x80 | (unit & 0x3f);
    } else if (unit < 0xd800 || unit > 0xdfff) {
      target[end++] = 0xe0 | (unit >> 12);
      target[end++] = 0x80 | ((unit >> 6) & 0x3f);
      target[end++] = 0x80 | (unit & 0x3f);
    } else {
      const codePoint = text.codePointAt(i) ?? unit;
      if (codePoint > 0xffff) {
        i++;
        target[end++] = 0xf0 | (codePoint >> 18);
        target[end++] = 0x80 | ((codePoint >> 12) & 0x3f);
        target[end++] = 0x80 | ((codePoint >> 6) & 0x3f);
        target[end++] = 0x80 | (codePoint & 0x3f);
      } else {
        target[end++] = 0x3f;
      }
    }
  }
  return end;
}

/**
 * A text as Java's UTF-8 bytes: no normalisation, a lone surrogate becomes `?`.
 * @returns a new array of 0 to 3 * text.length bytes
 * @example encodeJavaUtf8('a\ud800') // 61 3f
 * Source: kafka 1eb7644, StringSerializer. Vectors: serializers.json
 */
export function encodeJavaUtf8(text: string): Uint8Array {
  const room = new Uint8Array(text.length * 3);
  return room.slice(0, writeJavaUtf8(text, room));
}
