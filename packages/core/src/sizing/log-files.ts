import { isKafkaAtLeast } from '../kafka-version.ts';
import { checkQuantity } from './check-quantity.ts';

/** The log of a topic as it lies on the disks of its brokers. */
export interface StoredLog {
  /** Replicas: each copy of a partition has files of its own. */
  replicaCount: number;
  /** Segments of one replica, the one that is written to included. */
  segmentCount: number;
  /** Whether some transactions were aborted; only their segments have a `.txnindex`, here all of them. */
  hasAbortedTransactions?: boolean;
}

/** Files of a topic on all brokers together. */
export interface LogFiles {
  /** As the popular rule has it: a `.log` and an `.index` for each partition, that is for one segment. */
  popularCount: number;
  /** Endings of the files that each segment has. */
  segmentFiles: readonly string[];
  /** Files that each replica has once. */
  partitionFiles: readonly string[];
  /** Snapshots of producers, for idempotence: about one a segment. */
  snapshotCount: { fewest: number; most: number };
  /** All of them. */
  fileCount: { fewest: number; most: number };
  /** Descriptors that count for `ulimit -n`: those of the segments' logs, for an index is mapped and closed again. */
  descriptorCount: number;
  /** Maps that count for `vm.max_map_count`, at most: since 2.x old segments are mapped when they are read. */
  mapCount: number;
}

interface FileKind {
  name: string;
  since: string;
}

/** In a whole cluster; keeps every count below exact. */
const MOST_SEGMENTS = 2 ** 48;
const ALWAYS = '0.0';
const SEGMENT_FILES: readonly FileKind[] = [
  { name: '.log', since: ALWAYS },
  { name: '.index', since: ALWAYS },
  { name: '.timeindex', since: '0.10.1' },
];
const PARTITION_FILES: readonly FileKind[] = [
  { name: 'leader-epoch-checkpoint', since: '0.11' },
  // 2.8 has it (KIP-516), but a new topic gets it at the next change of leader only.
  { name: 'partition.metadata', since: '3.0' },
];

/**
 * Files, descriptors and memory maps of a topic's logs. They grow with segments, not with partitions alone.
 * @param kafkaVersion - release of the brokers; `4.0` when left out
 * @throws {CoreError} QUANTITY_RANGE, KAFKA_VERSION_UNKNOWN
 * @example logFiles({ replicaCount: 1, segmentCount: 4 }, '0.8.2').fileCount.most // 8
 * Source: directories written by brokers 0.8.2.2, 0.10.0.1, 0.10.1.1, 0.11.0.3, 2.7.2, 2.8.2, 3.0.2 and 3.9.1
 */
export function logFiles(
  { replicaCount, segmentCount, hasAbortedTransactions = false }: StoredLog,
  kafkaVersion = '4.0',
): LogFiles {
  checkQuantity('replicaCount', replicaCount, {
    highest: MOST_SEGMENTS,
    advice: 'multiply the partitions by their replication factor',
  });
  checkQuantity('segmentCount', segmentCount, { advice: 'count the .log files of one partition' });
  checkQuantity('replicaCount * segmentCount', replicaCount * segmentCount, {
    highest: MOST_SEGMENTS,
    advice: 'check both, no cluster holds so many segments',
  });
  const namesOf = (kinds: readonly FileKind[]): string[] =>
    kinds.filter(({ since }) => isKafkaAtLeast(kafkaVersion, since)).map(({ name }) => name);
  const hasProducerState = isKafkaAtLeast(kafkaVersion, '0.11');
  const hasTransactionIndex = hasProducerState && hasAbortedTransactions;
  const segmentFiles = [...namesOf(SEGMENT_FILES), ...(hasTransactionIndex ? ['.txnindex'] : [])];
  const partitionFiles = namesOf(PARTITION_FILES);
  const snapshotCount = countSnapshots({ replicaCount, segmentCount }, kafkaVersion);
  const fixedCount = replicaCount * (segmentCount * segmentFiles.length + partitionFiles.length);
  return {
    popularCount: 2 * replicaCount,
    segmentFiles,
    partitionFiles,
    snapshotCount,
    fileCount: { fewest: fixedCount + snapshotCount.fewest, most: fixedCount + snapshotCount.most },
    descriptorCount: replicaCount * segmentCount * (hasTransactionIndex ? 2 : 1),
    mapCount: replicaCount * segmentCount * (namesOf(SEGMENT_FILES).length - 1),
  };
}

/**
 * A snapshot is written when a segment begins, but for the first of a partition, and at a clean stop.
 * Until 2.7 older ones than the last two could go; since 2.8 one goes with its segment.
 */
function countSnapshots(
  { replicaCount, segmentCount }: StoredLog,
  kafkaVersion: string,
): { fewest: number; most: number } {
  if (!isKafkaAtLeast(kafkaVersion, '0.11')) return { fewest: 0, most: 0 };
  const rolledCount = segmentCount - 1;
  const fewest = isKafkaAtLeast(kafkaVersion, '2.8') ? rolledCount : Math.min(2, rolledCount);
  return { fewest: replicaCount * fewest, most: replicaCount * segmentCount };
}
