/** Reflected polynomial of CRC-32/IEEE, as zlib, gzip and PNG use it; CRC-32C is another one. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});

/**
 * CRC-32/IEEE of bytes, unsigned: the hash of librdkafka's `consistent` partitioners.
 * @param bytes - any length; an empty key hashes to 0
 * @returns 0 <= crc <= 4294967295
 * @example crc32(new Uint8Array([0x61])) // 3904355907
 * Source: librdkafka 2.16.0, rd_crc32. Vectors: clients.json
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // The index has eight bits, so the entry is always there.
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}
