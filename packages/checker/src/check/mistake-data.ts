import { crc32 } from '@keyway/core/crc32';
import { encodeCharset } from '@keyway/core/encode-charset';
import { fnv1a } from '@keyway/core/fnv1a';
import { javaStringHash } from '@keyway/core/java-string-hash';
import { murmur2 } from '@keyway/core/murmur2';
import { encodeUnits } from './encode-units.ts';
import { fnv1 } from './fnv1.ts';
import { murmur2Variant } from './murmur2-variant.ts';
import { murmur3 } from './murmur3.ts';
import type { CheckedKey } from './placement-rule.ts';

/** What one mistake is, and what to change. */
interface Mistake {
  /** Stable, for JSON. */
  id: string;
  what: string;
  mend: string;
}

/** Ways to take a hash to a partition that are not Kafka's `(hash & 0x7fffffff) % count`. */
export const mistakenReductions: (Mistake & { reduce: (hash: number, partitionCount: number) => number })[] =
  [
    {
      id: 'unsigned',
      what: 'the hash is taken as unsigned',
      mend: 'clear the sign bit instead: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => (hash >>> 0) % count,
    },
    {
      id: 'abs',
      what: 'the absolute value of the hash is taken',
      mend: 'clear the sign bit instead of Math.abs: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => Math.abs(hash) % count,
    },
    {
      id: 'abs-int32',
      what: 'the absolute value is taken in 32 bits, where that of -2147483648 is negative',
      mend: 'clear the sign bit instead of abs: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => (Math.abs(hash) | 0) % count,
    },
    {
      id: 'missing-mask',
      what: 'the remainder keeps the sign of the hash, so that some partitions are negative',
      mend: 'clear the sign bit before the remainder: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => hash % count,
    },
    {
      id: 'floor-mod',
      what: 'the remainder is made positive afterwards, as Python’s % and Math.floorMod do',
      mend: 'clear the sign bit before the remainder: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => ((hash % count) + count) % count,
    },
    {
      id: 'abs-of-remainder',
      what: 'the absolute value of the remainder is taken',
      mend: 'clear the sign bit before the remainder: (hash & 0x7fffffff) % count',
      reduce: (hash, count) => Math.abs(hash % count),
    },
    {
      id: 'short-mask',
      what: 'the mask has seven digits, 0x7ffffff',
      mend: 'the mask is 0x7fffffff, with eight digits',
      reduce: (hash, count) => (hash & 0x7ffffff) % count,
    },
  ];

/** Hashes, in int32, that are taken for Kafka's murmur2 of the key in UTF-8. */
export const mistakenHashes: (Mistake & { hash: (key: CheckedKey) => number })[] = [
  {
    id: 'wrong-seed',
    what: 'murmur2 starts from the seed 0',
    mend: 'start from 0x9747b28c ^ length',
    hash: ({ bytes }) => murmur2Variant(bytes, { seed: 0 }),
  },
  {
    id: 'seed-without-sign',
    what: 'murmur2 starts from 0x1747b28c, the seed without its top bit',
    mend: 'start from 0x9747b28c ^ length, in 32 bits',
    hash: ({ bytes }) => murmur2Variant(bytes, { seed: 0x1747b28c }),
  },
  {
    id: 'float-multiply',
    what: 'murmur2 multiplies in doubles',
    mend: 'multiply in 32 bits: Math.imul in JavaScript, & 0xffffffff in Python',
    hash: ({ bytes }) => murmur2Variant(bytes, { isProductRounded: true }),
  },
  {
    id: 'signed-shift',
    what: 'murmur2 shifts right with the sign',
    mend: 'shift without it: >>> in Java and JavaScript, an unsigned type in C and Go',
    hash: ({ bytes }) => murmur2Variant(bytes, { isShiftSigned: true }),
  },
  {
    id: 'big-endian',
    what: 'murmur2 reads its words with the first byte at the top',
    mend: 'read little-endian words',
    hash: ({ bytes }) => murmur2Variant(bytes, { isBigEndian: true }),
  },
  {
    id: 'signed-tail',
    what: 'the last one to three bytes are taken as signed',
    mend: 'mask them: byte & 0xff',
    hash: ({ bytes }) => murmur2Variant(bytes, { signedBytes: 'tail' }),
  },
  {
    id: 'signed-bytes',
    what: 'all bytes are taken as signed',
    mend: 'mask them: byte & 0xff',
    hash: ({ bytes }) => murmur2Variant(bytes, { signedBytes: 'all' }),
  },
  {
    id: 'tail-breaks',
    what: 'the cases of the last bytes do not fall through',
    mend: 'three bytes take case 3, then 2, then 1; and the product comes last',
    hash: ({ bytes }) => murmur2Variant(bytes, { hasTailBreaks: true }),
  },
  {
    id: 'no-last-mix',
    what: 'the last three steps of murmur2 are missing',
    mend: 'end with h ^= h >>> 13; h *= 0x5bd1e995; h ^= h >>> 15',
    hash: ({ bytes }) => murmur2Variant(bytes, { lacksLastMix: true }),
  },
  {
    id: 'utf16-units',
    what: 'the low byte of each UTF-16 unit is hashed, not UTF-8',
    mend: 'encode the key as UTF-8 first',
    hash: ({ text }) => murmur2(Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))),
  },
  {
    id: 'utf16-little-endian',
    what: 'UTF-16 with the low byte first is hashed, not UTF-8',
    mend: 'encode the key as UTF-8 first',
    hash: ({ text }) => murmur2(encodeCharset(text, 'UTF-16LE')),
  },
  {
    id: 'utf16-big-endian',
    what: 'UTF-16 with the high byte first is hashed, not UTF-8',
    mend: 'encode the key as UTF-8 first',
    hash: ({ text }) => murmur2(encodeCharset(text, 'UTF-16BE')),
  },
  {
    id: 'utf16-with-mark',
    what: 'UTF-16 with a byte order mark is hashed, not UTF-8',
    mend: 'encode the key as UTF-8 first; in Java, getBytes(StandardCharsets.UTF_8)',
    hash: ({ text }) => murmur2(encodeCharset(text, 'UTF-16')),
  },
  {
    id: 'ascii',
    what: 'the key is encoded as ASCII, with ? for what it lacks',
    mend: 'encode the key as UTF-8',
    hash: ({ text }) => murmur2(encodeCharset(text, 'US-ASCII')),
  },
  {
    id: 'surrogates-apart',
    what: 'signs beyond U+FFFF are encoded as two surrogates of three bytes, as in Java’s writeUTF',
    mend: 'encode the key as UTF-8; in Java, getBytes(StandardCharsets.UTF_8)',
    hash: ({ text }) => murmur2(encodeUnits(text)),
  },
  {
    id: 'latin-1',
    what: 'the key is encoded as Latin-1, with ? for what it lacks',
    mend: 'encode the key as UTF-8',
    hash: ({ text }) => murmur2(encodeCharset(text, 'ISO-8859-1')),
  },
  {
    id: 'murmur3',
    what: 'the hash is MurmurHash3',
    mend: 'Kafka has murmur2 with the seed 0x9747b28c',
    hash: ({ bytes }) => murmur3(bytes) | 0,
  },
  {
    id: 'murmur3-kafka-seed',
    what: 'the hash is MurmurHash3 with Kafka’s seed',
    mend: 'Kafka has murmur2, not MurmurHash3',
    hash: ({ bytes }) => murmur3(bytes, 0x9747b28c) | 0,
  },
  {
    id: 'crc32',
    what: 'the hash is CRC-32',
    mend: 'Kafka’s Java producer has murmur2; librdkafka’s default has CRC-32, unsigned',
    hash: ({ bytes }) => crc32(bytes) | 0,
  },
  {
    id: 'fnv1a',
    what: 'the hash is FNV-1a',
    mend: 'Kafka’s Java producer has murmur2; Sarama’s default has FNV-1a',
    hash: ({ bytes }) => fnv1a(bytes) | 0,
  },
  {
    id: 'fnv1',
    what: 'the hash is FNV-1, which multiplies before it mixes the byte in',
    mend: 'Kafka’s Java producer has murmur2; clients that have FNV have FNV-1a',
    hash: ({ bytes }) => fnv1(bytes),
  },
  {
    id: 'java-hash-code',
    what: 'the hash is Java’s String.hashCode',
    mend: 'hash the serialized bytes with murmur2: org.apache.kafka.common.utils.Utils.murmur2',
    hash: ({ text }) => javaStringHash(text),
  },
  {
    id: 'first-byte',
    what: 'only the first byte of the key is used',
    mend: 'hash the whole key',
    hash: ({ bytes }) => bytes[0] ?? 0,
  },
  {
    id: 'last-byte',
    what: 'only the last byte of the key is used',
    mend: 'hash the whole key',
    hash: ({ bytes }) => bytes[bytes.length - 1] ?? 0,
  },
  {
    id: 'length',
    what: 'only the length of the key is used',
    mend: 'hash the whole key',
    hash: ({ bytes }) => bytes.length,
  },
];

/** What is done to a key before a hash that may be right. */
export const mistakenKeys: (Mistake & { change: (text: string) => string })[] = [
  {
    id: 'line-end',
    what: 'the line end is hashed with the key',
    mend: 'take the line end off: a key on standard input ends before it',
    change: (text) => `${text}\n`,
  },
  {
    id: 'line-end-crlf',
    what: 'a line end of two bytes is hashed with the key',
    mend: 'take the line end off, and add none',
    change: (text) => `${text}\r\n`,
  },
  {
    id: 'trimmed',
    what: 'spaces around the key are taken off',
    mend: 'hash the key as it is',
    change: (text) => text.trim(),
  },
  {
    id: 'lower-case',
    what: 'the key is written in lower case first',
    mend: 'hash the key as it is',
    change: (text) => text.toLowerCase(),
  },
  {
    id: 'nfc',
    what: 'the key is composed first (NFC)',
    mend: 'hash the bytes of the key as it is',
    change: (text) => text.normalize('NFC'),
  },
  {
    id: 'nfd',
    what: 'the key is decomposed first (NFD)',
    mend: 'hash the bytes of the key as it is',
    change: (text) => text.normalize('NFD'),
  },
  {
    id: 'quoted',
    what: 'the key is hashed in quotes, as JSON',
    mend: 'hash the text of the key, without quotes',
    change: (text) => JSON.stringify(text),
  },
  {
    id: 'utf8-twice',
    what: 'the UTF-8 of the key is read as Latin-1 and encoded again',
    mend: 'read standard input as UTF-8, or hash its bytes as they are',
    change: (text) => Buffer.from(text).toString('latin1'),
  },
  {
    id: 'upper-case',
    what: 'the key is written in upper case first',
    mend: 'hash the key as it is',
    change: (text) => text.toUpperCase(),
  },
  {
    id: 'nul-ended',
    what: 'a zero byte is hashed after the key',
    mend: 'hash as many bytes as the key has',
    change: (text) => `${text}\0`,
  },
];
