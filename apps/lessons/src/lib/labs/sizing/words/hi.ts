import type { SizingLabWords } from './words.ts';

export const hi: SizingLabWords = {
  measured: 'एक partition पर मापा हुआ',
  target: 'Topic का लक्ष्य',
  producer: 'एक producer की दर',
  consumer: 'एक consumer की दर',
  cluster: 'Cluster',
  brokers: 'Brokers',
  replication: 'हर partition की replicas',
  segments: 'हर replica के segments',
  kafka: 'Kafka',
  tooMuch: 'इन संख्याओं से दस लाख से ज़्यादा partitions बनते हैं। तीनों को MB/s में लिखिए।',
  result: (partitions, threads) =>
    `${partitions} partitions और ${threads} consumer threads से लक्ष्य पूरा होता है।`,
  shortfall: (popular, carried) =>
    `प्रचलित सूत्र तेज़ पक्ष पर भरोसा करता है और ${popular} बताता है। इतने partitions से ${carried} MB/s ही निकलते हैं।`,
  noShortfall:
    'यहाँ प्रचलित सूत्र भी यही बताता है, क्योंकि दोनों पक्ष बराबर तेज़ हैं, या ऊपर की पूरी संख्या लेने से अंतर छिप गया है।',
  carried: (partitions) => `${partitions} partitions के साथ`,
  byRight: 'max(Tt / Tp, Tt / Tc)',
  byPopular: 'प्रचलित: Tt / max(Tp, Tc)',
  producers: 'producers',
  consumers: 'consumers',
  targetLine: 'लक्ष्य',
  quantity: 'क्या',
  today: 'असल में',
  popular: 'प्रचलित नियम',
  rows: {
    partitions: { name: 'Partitions', why: 'संख्या partition के धीमे पक्ष से तय होती है।' },
    threads: {
      name: 'Consumer threads',
      why: 'एक thread कई partitions पढ़ सकता है; partitions से ज़्यादा threads खाली बैठते हैं।',
    },
    memory: {
      name: 'Batches के लिए एक producer की memory',
      why: 'जिन partitions में लिखा जा रहा है, हर एक का 16 KiB का एक batch, buffer.memory तक।',
    },
    connections: {
      name: 'Group के connections',
      why: 'एक consumer का हर उस broker से एक connection होता है जिससे वह पढ़ता है, और एक coordinator से।',
    },
    files: {
      name: 'सब brokers पर files',
      why: (endings) =>
        `हर replica के हर segment की ${endings} files होती हैं; ऊपर से snapshots और partition की files।`,
    },
    descriptors: {
      name: 'खुले file descriptors',
      why: 'हर segment की .log; index memory में map होकर बंद हो जाती है।',
    },
    election: {
      name: 'एक broker के बंद होने पर चुने जाने वाले leaders, ज़्यादा से ज़्यादा',
      why: {
        'zookeeper-one-by-one': 'ये एक-एक करके ZooKeeper में लिखे जाते थे: समय इनकी संख्या के साथ बढ़ता है।',
        'zookeeper-batched': '1.1 से ये ZooKeeper में batches में लिखे जाते हैं।',
        'kraft-log': 'ये metadata log के records हैं; ज़्यादातर समय broker के बंद होने का पता चलने में लगता है।',
      },
    },
  },
  upTo: (count) => `${count} तक`,
  between: (fewest, most) => `${fewest} से ${most}`,
  noRule: '—',
};
