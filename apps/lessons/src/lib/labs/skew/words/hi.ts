import type { SkewLabWords } from './words.ts';

export const hi: SkewLabWords = {
  records: 'Keys, हर पंक्ति में एक',
  recordsHint: 'Key के बाद tab और संख्या लिखने से पता चलता है कि उसके कितने records हैं।',
  file: 'या कोई file',
  dropHere: 'File यहाँ छोड़िए या चुनिए। वह इसी पन्ने में पढ़ी जाती है, कहीं भेजी नहीं जाती।',
  fileRead: (name, keyCount, recordCount) => `${name}: ${keyCount} keys, ${recordCount} records`,
  backToText: 'फिर से text लें',
  fileTooManyKeys:
    'इस file में 2,00,000 से ज़्यादा अलग-अलग keys हैं। उसका एक नमूना लीजिए या यह command चलाइए: keyway keys skew',
  fileUnreadable: 'Browser यह file नहीं पढ़ सका। कोई दूसरी file चुनिए।',
  nothing: 'कम से कम एक key लिखिए।',
  badLines: (lines) => `ये गिने नहीं गए: tab के बाद संख्या होनी चाहिए। पंक्तियाँ: ${lines}`,
  partitionCount: 'Partitions',
  saltedKeys: 'कितनी गरम keys में salt',
  salts: 'हर key के salts',
  asItIs: 'अभी जैसा है',
  whenSalted: (hottest, salts) =>
    hottest === 1 ? `सबसे गरम key ${salts} हिस्सों में` : `सबसे गरम ${hottest} keys, हर एक ${salts} हिस्सों में`,
  imbalance: (times) => `सबसे भरे partition में औसत के ${times} गुना records हैं।`,
  result: (recordCount, keyCount, partition, share) =>
    `${keyCount} keys के ${recordCount} records। Partition ${partition} सबसे भरा है: कुल का ${share}।`,
  saltCost: (salts) =>
    `Salt वाली key पढ़ने वाले को ${salts} keys ढूँढ़नी पड़ती हैं, और उनके records में आपस का क्रम नहीं रहता।`,
  mean: 'औसत',
  leftOut: (count) => `और ${count} partitions, जिनमें इससे कम है`,
  partition: 'Partition',
  recordCount: 'Records',
  share: 'हिस्सा',
  hottest: 'सबसे गरम keys',
  key: 'Key',
  unshared: 'Text इस पन्ने के पते के लिए बहुत लंबा है; संख्याएँ पते में हैं।',
};
