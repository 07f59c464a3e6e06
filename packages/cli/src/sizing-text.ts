import type { ElectionRecord } from '@keyway/core/sizing/failover';
import type { TopicSizing } from '@keyway/core/sizing/size-topic';
import { formatTable } from './text-table.ts';

const RECORDS: Readonly<Record<ElectionRecord, string>> = {
  'zookeeper-one-by-one': 'one write to ZooKeeper after another, so the time grows with their number',
  'zookeeper-batched': 'writes to ZooKeeper that do not wait for each other',
  'kraft-log': 'records in the metadata log',
};

/** All quantities of a topic for people: what is so beside what the popular rule says, then why. */
export function sizingText(sizing: TopicSizing): string {
  const table = formatTable(
    [
      { heading: 'quantity' },
      { heading: 'is', align: 'right' },
      { heading: 'popular rule', align: 'right' },
      { heading: 'because' },
    ],
    [...throughputRows(sizing), ...clientRows(sizing), ...brokerRows(sizing)],
  );
  const { plan } = sizing;
  const { records } = sizing.failover;
  return `${plan.partitionCount} partitions, ${plan.brokerCount} brokers, replication factor ${plan.replicationFactor}, segments of each ${plan.segmentCount}, Kafka ${plan.kafkaVersion}

${table}
Elections are put on record as ${records.map((record) => RECORDS[record]).join(', or as ')}.
How long they take follows from no formula; measure it.
`;
}

function throughputRows({ throughput }: TopicSizing): string[][] {
  if (throughput === undefined) return [];
  const { neededCount, popularCount, neededThreadCount } = throughput;
  return [
    row(
      'partitions needed',
      neededCount,
      popularCount,
      'the slower side decides; the rule divides by the faster',
    ),
    row('threads needed', neededThreadCount, neededCount, 'one thread may read several partitions'),
  ];
}

function clientRows({ plan, producerMemory, threadUse, fetchConnections }: TopicSizing): string[][] {
  const { poolBytes, popularBytes, fittingBatchCount, isExhausted } = producerMemory;
  const { usefulCount, idleCount, popularCount, partitionsPerThread } = threadUse;
  const most = partitionsPerThread.most;
  return [
    row(
      'producer buffer, bytes',
      poolBytes,
      popularBytes,
      isExhausted
        ? `buffer.memory holds ${fittingBatchCount} batches; then send() waits`
        : 'only partitions with an open batch take memory',
    ),
    row(
      'threads with work',
      usefulCount,
      popularCount,
      `of ${plan.threadCount}; ${most} partitions each at most`,
    ),
    row('idle threads', idleCount, '', 'a partition has one reader in a group'),
    row(
      'connections, Java',
      fetchConnections.javaCount,
      fetchConnections.popularCount,
      'at most; one to each leading broker, one to the coordinator, for each consumer',
    ),
    row(
      'connections, ZooKeeper',
      fetchConnections.zookeeperCount,
      fetchConnections.popularCount,
      'the consumer until 1.1: its fetchers to each broker, for each process',
    ),
  ];
}

function brokerRows({ logFiles, replicaSpread, failover }: TopicSizing): string[][] {
  const { fileCount, segmentFiles, partitionFiles, popularCount, descriptorCount, mapCount } = logFiles;
  const { leadersPerBroker, replicasPerBroker, replicaCount } = replicaSpread;
  const names = [...segmentFiles, ...partitionFiles].join(' ');
  return [
    row('files, all brokers', range(fileCount), popularCount, `for each segment and partition: ${names}`),
    row('open descriptors', descriptorCount, popularCount, 'an index is mapped, not kept open'),
    row('memory maps', mapCount, '', 'at most; they count for vm.max_map_count'),
    row('leaders on a broker', range(leadersPerBroker), average(leadersPerBroker.average), ''),
    row('copies on a broker', average(replicasPerBroker.average), '', `${replicaCount} in all`),
    row(
      'leaders to elect',
      failover.leadersToElect.most,
      average(failover.leadersToElect.average),
      failover.offlineCount > 0
        ? 'none can be: without another copy they are offline'
        : 'when one broker dies',
    ),
  ];
}

function row(name: string, is: number | string, popular: number | string, because: string): string[] {
  return [name, String(is), String(popular), because];
}

function range({ fewest, most }: { fewest: number; most: number }): string {
  return fewest === most ? String(most) : `${fewest} to ${most}`;
}

function average(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
