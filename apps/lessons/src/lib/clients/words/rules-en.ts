import type { RuleWords } from './words.ts';

export const rulesEn: RuleWords = {
  hashes: {
    murmur2: '`murmur2` of the key’s bytes',
    'murmur2-of-kafkajs-1': 'a `murmur2` of its own, whose products lose bits and whose last word is padded',
    crc32: '`CRC-32` of the key’s bytes',
    'crc32-of-units': '`CRC-32` of the low byte of each UTF-16 unit',
    fnv1a: '`FNV-1a` (32 bits) of the key’s bytes',
    'java-string-hash': 'Java’s `String.hashCode` of the text',
    'kafka-node-hash': 'a hash of its own over the UTF-16 units, times 31',
  },
  reductions: {
    mask: 'sign bit cleared',
    unsigned: 'taken as unsigned',
    absolute: 'absolute value',
    'absolute-or-zero': 'absolute value, 0 for the least hash',
  },
  nullKeys: {
    random: 'random',
    sticky: 'random, one partition for a while',
    'round-robin': 'in turn',
    'hashed-as-empty': 'hashed as an empty key',
    'partition-0': 'partition 0',
    refused: 'fails',
  },
  emptyKeys: { hashed: 'hashed', 'as-null': 'as no key' },
  isDefault: 'default',
  noHash: 'none: the key is not looked at',
};
