import type { RuleWords } from './words.ts';

export const rulesHi: RuleWords = {
  hashes: {
    murmur2: 'key के bytes का `murmur2`',
    'murmur2-of-kafkajs-1': 'अपना `murmur2`, जिसके गुणनफल bits खोते हैं और जिसका आखिरी word भरा जाता है',
    crc32: 'key के bytes का `CRC-32`',
    'crc32-of-units': 'हर UTF-16 unit के निचले byte का `CRC-32`',
    fnv1a: 'key के bytes का `FNV-1a` (32 bits)',
    'java-string-hash': 'text पर Java का `String.hashCode`',
    'kafka-node-hash': 'UTF-16 units पर अपना hash, 31 के गुणन से',
  },
  reductions: {
    mask: 'sign bit हटाकर',
    unsigned: 'बिना चिह्न की संख्या मानकर',
    absolute: 'निरपेक्ष मान लेकर',
    'absolute-or-zero': 'निरपेक्ष मान लेकर, सबसे छोटे hash के लिए 0',
  },
  nullKeys: {
    random: 'random',
    sticky: 'random, कुछ देर तक वही partition',
    'round-robin': 'बारी-बारी से',
    'hashed-as-empty': 'खाली key मानकर hash',
    'partition-0': 'partition 0',
    refused: 'नहीं भेजता',
  },
  emptyKeys: { hashed: 'hash निकलता है', 'as-null': 'बिना key जैसी' },
  isDefault: 'default',
  noHash: 'कोई नहीं: key देखी ही नहीं जाती',
};
