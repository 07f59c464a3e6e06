import { crc32 } from '@keyway/core/crc32';
import { fnv1a } from '@keyway/core/fnv1a';
import { murmur2 } from '@keyway/core/murmur2';
import { clientPartition } from './client-rules.ts';
import { murmur2Variant } from './murmur2-variant.ts';
import { murmur3 } from './murmur3.ts';
import type { CheckedKey, PlacementRule } from './placement-rule.ts';

type Reduction = (hash: number, partitionCount: number) => number;

/** What Kafka's Java producer does: the sign bit is cleared, then the remainder taken. */
const masked: Reduction = (hash, partitionCount) => (hash & 0x7fffffff) % partitionCount;

const reductions: { id: string; what: string; mend: string; reduce: Reduction }[] = [
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

const hashes: { id: string; what: string; mend: string; hash: (key: CheckedKey) => number }[] = [
  {
    id: 'wrong-seed',
    what: 'murmur2 starts from the seed 0',
    mend: 'start from 0x9747b28c ^ length',
    hash: ({ bytes }) => murmur2Variant(bytes, { seed: 0 }),
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
    id: 'utf16-bytes',
    what: 'UTF-16 is hashed, not UTF-8',
    mend: 'encode the key as UTF-8 first',
    hash: ({ text }) => murmur2(Buffer.from(text, 'utf16le')),
  },
  {
    id: 'latin-1',
    what: 'the key is encoded as Latin-1, with ? for what it lacks',
    mend: 'encode the key as UTF-8',
    hash: ({ text }) => murmur2(Uint8Array.from([...text], (sign) => latin1Byte(sign))),
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
    id: 'crc32-masked',
    what: 'the hash is CRC-32 with the sign bit cleared',
    mend: 'Kafka’s Java producer has murmur2; librdkafka’s default has CRC-32, unsigned',
    hash: ({ bytes }) => crc32(bytes) | 0,
  },
  {
    id: 'fnv1a-masked',
    what: 'the hash is FNV-1a with the sign bit cleared',
    mend: 'Kafka’s Java producer has murmur2',
    hash: ({ bytes }) => fnv1a(bytes) | 0,
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

const keyChanges: { id: string; what: string; mend: string; change: (text: string) => string }[] = [
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
    id: 'nul-ended',
    what: 'a zero byte is hashed after the key',
    mend: 'hash as many bytes as the key has',
    change: (text) => `${text}\0`,
  },
];

/** Counts that a program may have been started with long ago. */
const MAX_CACHED_COUNT = 256;

/**
 * Known and classic mistakes as rules: those of murmur2 where the target hashes with it, and those that spoil any rule.
 * @param target - id of the proven client that the program should match
 * @param isMurmur2 - whether that client hashes with murmur2 and clears the sign bit
 */
export function mistakes(target: string, isMurmur2: boolean): PlacementRule[] {
  return [...(isMurmur2 ? murmur2Mistakes() : []), ...mistakesOfAny(target)];
}

function murmur2Mistakes(): PlacementRule[] {
  return [
    ...reductions.map(
      ({ id, what, mend, reduce }): PlacementRule => ({
        id,
        kind: 'mistake',
        what,
        mend,
        place: ({ bytes }, count) => reduce(murmur2(bytes), count),
      }),
    ),
    ...hashes.map(
      ({ id, what, mend, hash }): PlacementRule => ({
        id,
        kind: 'mistake',
        what,
        mend,
        place: (key, count) => masked(hash(key), count),
      }),
    ),
    // The two mistakes that stand together most often, for a port copied from C: another hash, then no mask.
    ...hashes.map(
      ({ id, what, mend, hash }): PlacementRule => ({
        id: `${id}+unsigned`,
        kind: 'mistake',
        what: `${what}, and the hash is taken as unsigned`,
        mend: `${mend}; then (hash & 0x7fffffff) % count`,
        place: (key, count) => (hash(key) >>> 0) % count,
      }),
    ),
  ];
}

function mistakesOfAny(target: string): PlacementRule[] {
  const place = (key: CheckedKey, count: number): number | undefined => clientPartition(target, key, count);
  return [
    {
      id: 'counted-from-1',
      kind: 'mistake',
      what: 'partitions are counted from 1',
      mend: 'the first partition is 0',
      place: (key, count) => plus(place(key, count), 1),
    },
    ...keyChanges.map(
      ({ id, what, mend, change }): PlacementRule => ({
        id,
        kind: 'mistake',
        what,
        mend,
        place: ({ text }, count) => {
          const changed = change(text);
          return place({ text: changed, bytes: Buffer.from(changed) }, count);
        },
      }),
    ),
    ...Array.from(
      { length: MAX_CACHED_COUNT },
      (_, index): PlacementRule => ({
        id: `cached-count-${index + 1}`,
        kind: 'mistake',
        what: `the partition count is ${index + 1}, whatever is asked`,
        mend: 'read the count anew: that of the topic has changed, or the program does not take it',
        place: (key, count) => (count === index + 1 ? undefined : place(key, index + 1)),
      }),
    ),
  ];
}

function plus(partition: number | undefined, by: number): number | undefined {
  return partition === undefined ? undefined : partition + by;
}

function latin1Byte(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  return point < 0x100 ? point : 0x3f;
}
