import { checkPartitionCount } from '../check-partition-count.ts';
import { checkQuantity } from './check-quantity.ts';

/** A group that reads one topic. */
export interface FetchingGroup {
  partitionCount: number;
  brokerCount: number;
  /** Java consumers in all processes together; one for each thread, for a Java consumer has one thread. */
  consumerCount: number;
  /** Processes; counts for the ZooKeeper consumer, whose threads share the connections of their process. */
  processCount?: number;
  /** `num.consumer.fetchers` of the ZooKeeper consumer. */
  fetcherCount?: number;
}

/** Connections that a group keeps open to read, at most. */
export interface FetchConnections {
  /** As the popular rule has it: one for each partition. */
  popularCount: number;
  /** Java consumers: one to each broker that leads a partition of theirs, and one to the group's coordinator. */
  javaCount: number;
  /** The ZooKeeper consumer (until 1.1): for each process, so many fetchers to each broker. */
  zookeeperCount: number;
}

/**
 * Connections between the consumers of a group and the brokers. One connection carries all partitions of its broker, so
 * their number follows from brokers and consumers, and from partitions only where these are fewer.
 * A first connection to a bootstrap address is not counted: it is closed when it has idled.
 * @throws {CoreError} PARTITION_COUNT_RANGE, QUANTITY_RANGE
 * @example fetchConnections({ partitionCount: 10_000, brokerCount: 10, consumerCount: 1 }).javaCount // 11
 * Source: kafka 1eb7644, NetworkClient and AbstractCoordinator; kafka 0.8.2.2, AbstractFetcherManager
 */
export function fetchConnections({
  partitionCount,
  brokerCount,
  consumerCount,
  processCount = 1,
  fetcherCount = 1,
}: FetchingGroup): FetchConnections {
  checkPartitionCount(partitionCount);
  checkQuantity('brokerCount', brokerCount, { advice: 'count the brokers of the cluster' });
  checkQuantity('consumerCount', consumerCount, { advice: 'count the consumers of the group' });
  checkQuantity('processCount', processCount, { advice: 'count the processes of the group' });
  checkQuantity('fetcherCount', fetcherCount, {
    advice: 'copy num.consumer.fetchers, which is 1 by default',
  });
  const usefulCount = Math.min(consumerCount, partitionCount);
  const most = Math.ceil(partitionCount / usefulCount);
  // Consumers with one partition more than the others.
  const fullerCount = most === partitionCount / usefulCount ? usefulCount : partitionCount % usefulCount;
  const leaders =
    fullerCount * Math.min(brokerCount, most) + (usefulCount - fullerCount) * Math.min(brokerCount, most - 1);
  return {
    popularCount: partitionCount,
    javaCount: leaders + consumerCount,
    zookeeperCount: processCount * fetcherCount * Math.min(brokerCount, partitionCount),
  };
}
