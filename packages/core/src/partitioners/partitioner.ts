import type { TopicState } from './topic-state.ts';

/** A partitioner as producers up to 3.2 use it, and later ones when `partitioner.class` is set. */
export interface Partitioner {
  /**
   * Partition for a record.
   * @param topic - counters and sticky partitions are kept by topic
   * @param key - serialized key; null = no key
   * @returns a partition, 0 <= partition < state.partitionCount
   */
  partition(topic: string, key: Uint8Array | null, state: TopicState): number;
}

/** One that is told when a record would open a new batch (2.4 to 3.9), and is then asked once more. */
export interface BatchAwarePartitioner extends Partitioner {
  /** @param previousPartition - what the partitioner answered for this record, or the partition that the key gave */
  onNewBatch(topic: string, state: TopicState, previousPartition: number): void;
}
