import { plural } from '../../../text/plural.ts';
import type { KeyLabWords } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('hi', count, { one, other });

export const hi: KeyLabWords = {
  key: 'Key',
  partitionCount: 'partitions की संख्या',
  fewer: 'एक partition कम करें',
  more: 'एक partition बढ़ाएँ',
  problems: {
    empty: 'लिखिए कि topic में कितने partitions हैं, जैसे 6।',
    'not-a-number': 'एक पूरी संख्या अंकों में लिखिए, बीच में खाली जगह या अल्पविराम न हो, जैसे 6।',
    'not-whole': 'आधा partition नहीं होता। कोई पूरी संख्या लिखिए, जैसे 6।',
    'too-small': 'topic में कम से कम एक partition होता है। 1 या उससे बड़ी संख्या लिखिए।',
    'too-large': 'Kafka की गिनती 2147483647 तक जाती है। यही या इससे छोटी संख्या लिखिए।',
  },
  keyBytes: 'key के bytes',
  byteCount: (count) => n(count, '{n} byte', '{n} bytes'),
  moreCharacters: (count) => `और ${count} अक्षर`,
  emptyKey: 'खाली key भी key है: शून्य bytes का भी hash होता है। बिना key वाला record अलग चीज़ है।',
  signSet:
    'पहला bit चिह्न का है। Kafka उसे हटा देता है; जो client उसे नहीं हटाता, वह इसी key को दूसरी जगह भेज सकता है।',
  signClear: 'पहला bit चिह्न का है। यहाँ वह 0 है, इसलिए mask से कुछ नहीं बदलता।',
  mask: 'Mask',
  remainder: 'शेषफल',
  otherSpelling: (form, byteCount, partition) =>
    `यही अक्षर दूसरे code points से भी लिखे जा सकते हैं। ${form} में इस key के ${n(byteCount, '{n} byte', '{n} bytes')} हैं और यह P${partition} में जाती है। Kafka bytes की तुलना करता है, इसलिए ये दो अलग keys हैं।`,
  otherSpellingSame: (form, byteCount, partition) =>
    `यही अक्षर दूसरे code points से भी लिखे जा सकते हैं। ${form} में इस key के ${n(byteCount, '{n} byte', '{n} bytes')} हैं। संयोग से वह भी P${partition} में जाती है, पर Kafka के लिए ये दो अलग keys हैं।`,
  lanes: 'Lanes',
  laneRun: (count) => n(count, '{n} lane', '{n} lanes'),
  typedKey: 'आपकी key',
  result: (partition, partitionCount) =>
    `${partitionCount} partitions में से यह key partition ${partition} में जाएगी।`,
  character: 'अक्षर',
  codePoint: 'Code point',
  bytes: 'Bytes',
  step: 'चरण',
  signedHash: 'murmur2, चिह्न के साथ',
  lane: 'Partition',
  keys: 'Keys',
};
