import type { SizingLabWords } from './words.ts';

export const en: SizingLabWords = {
  measured: 'Measured, on one partition',
  target: 'Target of the topic',
  producer: 'A producer reaches',
  consumer: 'A consumer reaches',
  cluster: 'The cluster',
  brokers: 'Brokers',
  replication: 'Replicas of each partition',
  segments: 'Segments of each replica',
  kafka: 'Kafka',
  tooMuch: 'These numbers ask for more than a million partitions. Give all three in MB/s.',
  result: (partitions, threads) =>
    `${partitions} partitions and ${threads} consumer threads carry the target.`,
  shortfall: (popular, carried) =>
    `The popular formula trusts the faster side and says ${popular}. These carry ${carried} MB/s.`,
  noShortfall:
    'Here the popular formula says the same, for both sides are equally fast, or rounding up hides the difference.',
  carried: (partitions) => `with ${partitions} partitions`,
  byRight: 'max(Tt / Tp, Tt / Tc)',
  byPopular: 'Popular: Tt / max(Tp, Tc)',
  producers: 'producers',
  consumers: 'consumers',
  targetLine: 'target',
  quantity: 'Quantity',
  today: 'What it is',
  popular: 'Popular rule',
  rows: {
    partitions: { name: 'Partitions', why: 'The slower side of a partition decides.' },
    threads: {
      name: 'Consumer threads',
      why: 'One thread can read several partitions; more threads than partitions stand idle.',
    },
    memory: {
      name: 'Memory of a producer for batches',
      why: 'One batch of 16 KiB for each partition that is written to, up to buffer.memory.',
    },
    connections: {
      name: 'Connections of the group',
      why: 'A consumer has one to each broker that it reads from, and one to the coordinator.',
    },
    files: {
      name: 'Files on all brokers',
      why: (endings) =>
        `Each segment of each replica has ${endings}; then there are snapshots and files of the partition.`,
    },
    descriptors: {
      name: 'Open file descriptors',
      why: 'The .log of every segment; an index is mapped and closed.',
    },
    election: {
      name: 'Leaders to elect when a broker dies, at most',
      why: {
        'zookeeper-one-by-one':
          'Each was written to ZooKeeper after the one before: the time grows with their number.',
        'zookeeper-batched': 'Since 1.1 they are written to ZooKeeper in batches.',
        'kraft-log': 'They are records in the metadata log; the time is mostly that of noticing the death.',
      },
    },
  },
  upTo: (count) => `up to ${count}`,
  between: (fewest, most) => `${fewest} to ${most}`,
  noRule: '—',
};
