import type { RuleWords } from './words.ts';

export const rulesEs: RuleWords = {
  hashes: {
    murmur2: '`murmur2` de los bytes de la clave',
    'murmur2-of-kafkajs-1':
      'un `murmur2` propio, cuyos productos pierden bits y cuya última palabra se rellena',
    crc32: '`CRC-32` de los bytes de la clave',
    'crc32-of-units': '`CRC-32` del byte bajo de cada unidad UTF-16',
    fnv1a: '`FNV-1a` (32 bits) de los bytes de la clave',
    'java-string-hash': '`String.hashCode` de Java sobre el texto',
    'kafka-node-hash': 'un hash propio sobre las unidades UTF-16, por 31',
  },
  reductions: {
    mask: 'sin el bit de signo',
    unsigned: 'tomado sin signo',
    absolute: 'valor absoluto',
    'absolute-or-zero': 'valor absoluto, 0 para el hash mínimo',
  },
  nullKeys: {
    random: 'al azar',
    sticky: 'al azar, la misma partición durante un rato',
    'round-robin': 'por turno',
    'hashed-as-empty': 'como una clave vacía, con hash',
    'partition-0': 'partición 0',
    refused: 'falla',
  },
  emptyKeys: { hashed: 'con hash', 'as-null': 'como sin clave' },
  isDefault: 'predeterminado',
  noHash: 'ninguno: la clave no se mira',
};
