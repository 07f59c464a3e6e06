import { crc32 } from '../crc32.ts';
import { fnv1a } from '../fnv1a.ts';
import { javaStringHash } from '../java-string-hash.ts';
import { murmur2 } from '../murmur2.ts';
import { crc32OfUnits } from './crc32-of-units.ts';
import { kafkaNodeHash } from './kafka-node-hash.ts';
import { kafkajs1Murmur2 } from './kafkajs-1-murmur2.ts';

/** A hash of the serialized key, or of the key's text before serialization; 32 bits, signed or not. */
export type KeyHash =
  | { reads: 'bytes'; hash: (bytes: Uint8Array) => number }
  | { reads: 'text'; hash: (text: string) => number };

/** A hash that a proven client uses. */
export type HashName =
  | 'murmur2'
  | 'murmur2-of-kafkajs-1'
  | 'crc32'
  | 'crc32-of-units'
  | 'fnv1a'
  | 'java-string-hash'
  | 'kafka-node-hash';

/** The hashes of proven clients by name. */
export const keyHashes: Readonly<Record<HashName, KeyHash>> = {
  murmur2: { reads: 'bytes', hash: murmur2 },
  'murmur2-of-kafkajs-1': { reads: 'bytes', hash: kafkajs1Murmur2 },
  crc32: { reads: 'bytes', hash: crc32 },
  'crc32-of-units': { reads: 'text', hash: crc32OfUnits },
  fnv1a: { reads: 'bytes', hash: fnv1a },
  'java-string-hash': { reads: 'text', hash: javaStringHash },
  'kafka-node-hash': { reads: 'text', hash: kafkaNodeHash },
};
