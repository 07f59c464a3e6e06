import { hexOfInt32 } from '@keyway/core/hex';
import { murmur2 } from '@keyway/core/murmur2';
import { toPositive } from '@keyway/core/partition-for-key';

/** The way from a key to its partition, number by number. */
export interface KeyExplanation {
  byteCount: number;
  /** int32. */
  hash: number;
  /** Eight hex digits. */
  hashHex: string;
  /** 32 digits `0` or `1`; the first is the sign bit. */
  bits: string;
  /** The hash without its sign bit. */
  positive: number;
  /** Eight hex digits of `positive`. */
  positiveHex: string;
  /** 0 <= partition < partitionCount. */
  partition: number;
}

/**
 * Every step by which the Java producer finds the partition of a key.
 * @param bytes - serialized key bytes, also none at all
 * @param partitionCount - integer from 1 to 2147483647
 */
export function explainKey(bytes: Uint8Array, partitionCount: number): KeyExplanation {
  const hash = murmur2(bytes);
  const positive = toPositive(hash);
  return {
    byteCount: bytes.length,
    hash,
    hashHex: hexOfInt32(hash),
    bits: (hash >>> 0).toString(2).padStart(32, '0'),
    positive,
    positiveHex: hexOfInt32(positive),
    partition: positive % partitionCount,
  };
}
