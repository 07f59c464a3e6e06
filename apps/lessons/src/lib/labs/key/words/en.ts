import { plural } from '../../../text/plural.ts';
import type { KeyLabWords } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

export const en: KeyLabWords = {
  key: 'Key',
  partitionCount: 'Partitions',
  fewer: 'One partition fewer',
  more: 'One partition more',
  problems: {
    empty: 'Type how many partitions the topic has, for example 6.',
    'not-a-number': 'Type a whole number in digits, without spaces or commas, for example 6.',
    'not-whole': 'There is no part of a partition. Type a whole number, for example 6.',
    'too-small': 'A topic has at least one partition. Type 1 or more.',
    'too-large': 'Kafka counts up to 2147483647. Type that number or a smaller one.',
  },
  keyBytes: 'Bytes of the key',
  byteCount: (count) => n(count, '{n} byte', '{n} bytes'),
  moreCharacters: (count) => n(count, 'and {n} more character', 'and {n} more characters'),
  emptyKey: 'An empty key is a key: zero bytes have a hash too. A record without a key is something else.',
  signSet: 'The first bit is the sign. Kafka clears it; a client that keeps it can send this key elsewhere.',
  signClear: 'The first bit is the sign. Here it is 0, so the mask changes nothing.',
  mask: 'Mask',
  remainder: 'Remainder',
  otherSpelling: (form, byteCount, partition) =>
    `The same characters can be written with other code points. In ${form} this key has ${n(byteCount, '{n} byte', '{n} bytes')} and goes to P${partition}. Kafka compares bytes, so these are two keys.`,
  otherSpellingSame: (form, byteCount, partition) =>
    `The same characters can be written with other code points. In ${form} this key has ${n(byteCount, '{n} byte', '{n} bytes')}. By chance it goes to P${partition} too, but for Kafka these are two keys.`,
  lanes: 'Lanes',
  laneRun: (count) => n(count, '{n} lane', '{n} lanes'),
  typedKey: 'your key',
  result: (partition, partitionCount) => `This key goes to partition ${partition} of ${partitionCount}.`,
  character: 'Character',
  codePoint: 'Code point',
  bytes: 'Bytes',
  step: 'Step',
  signedHash: 'murmur2, signed',
  lane: 'Partition',
  keys: 'Keys',
};
