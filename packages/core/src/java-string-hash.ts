/**
 * Java's `String.hashCode`: 31 * hash + unit over the UTF-16 units, in int32.
 * @param text - any text; a surrogate pair counts as two units
 * @returns int32
 * @example javaStringHash('polygenelubricants') // -2147483648
 * Source: Java SE, String.hashCode. Vectors: legacy-partitioner.json
 */
export function javaStringHash(text: string): number {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (Math.imul(31, h) + text.charCodeAt(i)) | 0;
  return h;
}
