import { checkPartitionCount } from '../check-partition-count.ts';
import { checkQuantity } from './check-quantity.ts';

/** A topic on a cluster. */
export interface PlacedTopic {
  partitionCount: number;
  brokerCount: number;
  /** Copies of each partition, its leader included; at most the brokers. */
  replicationFactor: number;
}

/** How leaders and replicas lie on the brokers. */
export interface ReplicaSpread {
  /** Leaders on a broker when the topic is new: Kafka deals them out in turn. */
  leadersPerBroker: { average: number; fewest: number; most: number };
  /** All copies in the cluster. */
  replicaCount: number;
  /** Copies on a broker, leaders included; how far from the average depends on the placement. */
  replicasPerBroker: { average: number };
  /** Copies that fetch from their leaders. */
  followerCount: number;
}

/**
 * Leaders and replicas on each broker.
 * @throws {CoreError} PARTITION_COUNT_RANGE, QUANTITY_RANGE when a number is out of range or there are fewer brokers
 *   than copies, which Kafka refuses
 * @example replicaSpread({ partitionCount: 10_000, brokerCount: 10, replicationFactor: 3 }).leadersPerBroker.most // 1000
 * Source: kafka 1eb7644, AdminUtils.assignReplicasToBrokers and StripedReplicaPlacer
 */
export function replicaSpread({
  partitionCount,
  brokerCount,
  replicationFactor,
}: PlacedTopic): ReplicaSpread {
  checkPartitionCount(partitionCount);
  checkQuantity('brokerCount', brokerCount, { advice: 'count the brokers of the cluster' });
  checkQuantity('replicationFactor', replicationFactor, {
    highest: brokerCount,
    advice: 'two copies never lie on one broker: use fewer copies or more brokers',
  });
  const replicaCount = partitionCount * replicationFactor;
  return {
    leadersPerBroker: {
      average: partitionCount / brokerCount,
      fewest: Math.floor(partitionCount / brokerCount),
      most: Math.ceil(partitionCount / brokerCount),
    },
    replicaCount,
    replicasPerBroker: { average: replicaCount / brokerCount },
    followerCount: replicaCount - partitionCount,
  };
}
