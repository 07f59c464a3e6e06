import { isKafkaAtLeast } from '../kafka-version.ts';
import { type PlacedTopic, replicaSpread } from './replica-spread.ts';

/** How new leaders are put on record, which decides how their number weighs. */
export type ElectionRecord =
  /** Until 1.0: one write to ZooKeeper after another, so the time grows with the leaders. */
  | 'zookeeper-one-by-one'
  /** From 1.1 (KAFKA-5642), in ZooKeeper mode: written without waiting for each, and in batches. */
  | 'zookeeper-batched'
  /** Records appended to the metadata log; fit for production since 3.3, the only way since 4.0. */
  | 'kraft-log';

/** What the loss of one broker asks of the controller. */
export interface Failover {
  /** Partitions whose leader was on it, on average and at most. */
  leadersToElect: { average: number; most: number };
  /** Of those, at most, without another copy: nobody can be elected until the broker is back. */
  offlineCount: number;
  /** Ways in which the release may put the new leaders on record. */
  records: readonly ElectionRecord[];
  /** ZooKeeper mode only: when the lost broker is the controller, its successor loads so many partitions first. */
  partitionsToLoad: number;
}

/**
 * Leaders to elect when one broker of a cluster dies. How long that takes is not computed: there is no fixed figure.
 * A follower is elected only if it is in sync, or unclean election is allowed.
 * @param kafkaVersion - decides how elections are put on record; `4.0` when left out
 * @throws {CoreError} PARTITION_COUNT_RANGE, QUANTITY_RANGE, KAFKA_VERSION_UNKNOWN
 * @example failover({ partitionCount: 10_000, brokerCount: 10, replicationFactor: 3 }).leadersToElect.most // 1000
 */
export function failover(topic: PlacedTopic, kafkaVersion = '4.0'): Failover {
  const { average, most } = replicaSpread(topic).leadersPerBroker;
  const records = recordsOf(kafkaVersion);
  return {
    leadersToElect: { average, most },
    offlineCount: topic.replicationFactor === 1 ? most : 0,
    records,
    partitionsToLoad: records[0] === 'kraft-log' ? 0 : topic.partitionCount,
  };
}

function recordsOf(kafkaVersion: string): ElectionRecord[] {
  if (isKafkaAtLeast(kafkaVersion, '4.0')) return ['kraft-log'];
  if (isKafkaAtLeast(kafkaVersion, '3.3')) return ['zookeeper-batched', 'kraft-log'];
  return [isKafkaAtLeast(kafkaVersion, '1.1') ? 'zookeeper-batched' : 'zookeeper-one-by-one'];
}
