/** What the sizing lab says. */
export interface SizingLabWords {
  measured: string;
  target: string;
  producer: string;
  consumer: string;
  cluster: string;
  brokers: string;
  replication: string;
  segments: string;
  kafka: string;
  tooMuch: string;
  result: (partitions: string, threads: string) => string;
  shortfall: (popular: string, carried: string) => string;
  noShortfall: string;
  carried: (partitions: string) => string;
  byRight: string;
  byPopular: string;
  producers: string;
  consumers: string;
  targetLine: string;
  quantity: string;
  today: string;
  popular: string;
  rows: {
    partitions: { name: string; why: string };
    threads: { name: string; why: string };
    memory: { name: string; why: string };
    connections: { name: string; why: string };
    files: { name: string; why: (endings: string) => string };
    descriptors: { name: string; why: string };
    election: {
      name: string;
      why: Record<'zookeeper-one-by-one' | 'zookeeper-batched' | 'kraft-log', string>;
    };
  };
  upTo: (count: string) => string;
  between: (fewest: string, most: string) => string;
  noRule: string;
}
