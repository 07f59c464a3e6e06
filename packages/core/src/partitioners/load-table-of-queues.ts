import { buildLoadTable, type LoadTable } from './build-load-table.ts';

/** What a pass of the sender sees of one partition that has had a batch. */
export interface PartitionQueue {
  partition: number;
  /** Batches that wait, an open one included; integer >= 0. */
  batchCount: number;
  hasLeader: boolean;
  /** When the sender last had data for the leader; in ms. Left out until that happens. */
  leaderReadyMs?: number;
  /** When the leader last took data; in ms. */
  leaderDrainedMs?: number;
}

/** What decides which queues count. */
export interface QueueRules {
  /** All partitions of the topic; integer >= 1. */
  partitionCount: number;
  /** `partitioner.availability.timeout.ms`; 0 = nobody is left out. */
  availabilityTimeoutMs: number;
}

/**
 * The load table after a pass of the sender over the queues of one topic.
 * Partitions without a leader are left out, and with a timeout those whose leader has had data it could not take for
 * longer; of the latter only such as have batches waiting. All of them still count as queues.
 * @param queues - the queues that exist, in the order of the table; Kafka's is ascending
 * @returns null while a partition has never had a batch, and where `buildLoadTable` says so
 * @throws {CoreError} LOAD_QUEUE_RANGE
 * Source: kafka 1eb7644, RecordAccumulator.partitionReady. Vectors: stateful-partitioners.json (load-table)
 *
 * Differs on purpose: upstream counts an empty queue with the length of the left-out queue just before it, so that an
 * idle partition is avoided like the stuck one (StaleLength in the vectors). Here an empty queue counts as empty.
 */
export function loadTableOfQueues(queues: readonly PartitionQueue[], rules: QueueRules): LoadTable | null {
  if (queues.length < rules.partitionCount) return null;
  const open = queues.filter((queue) => queue.hasLeader && !isStuck(queue, rules.availabilityTimeoutMs));
  return buildLoadTable(open, queues.length);
}

function isStuck(queue: PartitionQueue, availabilityTimeoutMs: number): boolean {
  const { batchCount, leaderReadyMs = 0, leaderDrainedMs = 0 } = queue;
  return (
    availabilityTimeoutMs > 0 && batchCount > 0 && leaderReadyMs - leaderDrainedMs > availabilityTimeoutMs
  );
}
