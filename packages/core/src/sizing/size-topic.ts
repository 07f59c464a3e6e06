import { checkPartitionCount } from '../check-partition-count.ts';
import {
  neededPartitionCount,
  neededThreadCount,
  popularPartitionCount,
  type Throughputs,
} from '../sizing.ts';
import { type Failover, failover } from './failover.ts';
import { type FetchConnections, fetchConnections } from './fetch-connections.ts';
import { type LogFiles, logFiles } from './log-files.ts';
import { type ProducerMemory, producerMemory } from './producer-memory.ts';
import { type ReplicaSpread, replicaSpread } from './replica-spread.ts';
import { type ThreadUse, threadUse } from './thread-use.ts';

/** What is known of a topic and its cluster; what is left out is as Kafka has it by default. */
export interface TopicPlan {
  /** Decide the partition count where `partitionCount` does not. */
  throughputs?: Throughputs;
  partitionCount?: number;
  /** `batch.size`, 16384. */
  batchBytes?: number;
  /** `buffer.memory`, 33554432. */
  bufferBytes?: number;
  /** Consumer threads of a group; as many as are needed, or as the partitions where no throughput says. */
  threadCount?: number;
  /** Processes of the group, 1. */
  processCount?: number;
  /** `num.consumer.fetchers` of the ZooKeeper consumer, 1. */
  fetcherCount?: number;
  /** 3. */
  brokerCount?: number;
  /** 3, or all brokers where there are fewer. */
  replicationFactor?: number;
  /** Segments of each partition, 1. */
  segmentCount?: number;
  /** Release of the brokers, `4.0`. */
  kafkaVersion?: string;
}

/** Every quantity that follows from a plan; inside each, what is true today and what the popular rule says. */
export interface TopicSizing {
  /** Partitions and threads for the throughputs; undefined where the plan names none. */
  throughput?: { neededCount: number; popularCount: number; neededThreadCount: number };
  /** The plan with everything filled in that the quantities below follow from. */
  plan: Required<Omit<TopicPlan, 'throughputs' | 'batchBytes' | 'bufferBytes'>>;
  producerMemory: ProducerMemory;
  threadUse: ThreadUse;
  fetchConnections: FetchConnections;
  logFiles: LogFiles;
  replicaSpread: ReplicaSpread;
  failover: Failover;
}

/**
 * All quantities of a topic at once, for a producer that writes to all partitions.
 * @param topicPlan - with throughputs or a partition count
 * @throws {CoreError} those of the functions of this folder; PARTITION_COUNT_RANGE when nothing says how many partitions
 * @example sizeTopic({ partitionCount: 10_000, brokerCount: 10 }).failover.leadersToElect.most // 1000
 */
export function sizeTopic(topicPlan: TopicPlan): TopicSizing {
  const { throughputs, batchBytes, bufferBytes } = topicPlan;
  const throughput = throughputs && {
    neededCount: neededPartitionCount(throughputs),
    popularCount: popularPartitionCount(throughputs),
    neededThreadCount: neededThreadCount(throughputs),
  };
  // Without either it is not a number, and refused as such.
  const partitionCount = topicPlan.partitionCount ?? throughput?.neededCount ?? Number.NaN;
  checkPartitionCount(partitionCount);
  const plan = fillIn(topicPlan, partitionCount, throughput?.neededThreadCount ?? partitionCount);
  const spread = replicaSpread(plan);
  return {
    ...(throughput && { throughput }),
    plan,
    producerMemory: producerMemory({
      openPartitionCount: partitionCount,
      ...(batchBytes !== undefined && { batchBytes }),
      ...(bufferBytes !== undefined && { bufferBytes }),
    }),
    threadUse: threadUse(plan),
    fetchConnections: fetchConnections({ ...plan, consumerCount: plan.threadCount }),
    logFiles: logFiles({ ...plan, replicaCount: spread.replicaCount }, plan.kafkaVersion),
    replicaSpread: spread,
    failover: failover(plan, plan.kafkaVersion),
  };
}

function fillIn(
  { threadCount, processCount = 1, fetcherCount = 1, brokerCount = 3, ...rest }: TopicPlan,
  partitionCount: number,
  neededThreads: number,
): TopicSizing['plan'] {
  const { replicationFactor = Math.min(3, brokerCount), segmentCount = 1, kafkaVersion = '4.0' } = rest;
  return {
    partitionCount,
    threadCount: threadCount ?? neededThreads,
    processCount,
    fetcherCount,
    brokerCount,
    replicationFactor,
    segmentCount,
    kafkaVersion,
  };
}
