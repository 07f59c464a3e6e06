import { crc32 } from '../crc32.ts';

/**
 * CRC-32 over the low byte of each UTF-16 unit, as no-kafka's HashCRC32Partitioner takes it of a text.
 * The same as CRC-32 of the bytes for ASCII; beyond it a hash of its own, in which `ā` (U+0101) equals U+0001.
 * @returns 0 <= crc <= 4294967295
 * Source: no-kafka 3.4.4, lib/protocol/misc/crc32.js. Vectors: clients.json
 */
export function crc32OfUnits(text: string): number {
  return crc32(Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)));
}
