import { reductions } from '../clients/reductions.ts';
import type { ScalaProducerVersion } from '../clients/scala-producer.ts';
import { CoreError } from '../core-error.ts';
import { drawInt32, type Random } from './draw-positive.ts';
import { checkPartition, type TopicState } from './topic-state.ts';

/** The keyless choice of the Scala producer: one remembered partition a topic, for about ten minutes. */
export interface ScalaPartitioner {
  /** Begins an attempt to send: forgets all choices when the refresh interval has passed, and before the first one. */
  startRound(): void;
  /**
   * The topic's partition in this attempt.
   * @throws {CoreError} LEADER_NOT_AVAILABLE when one must be drawn and no partition has a leader; PARTITION_UNKNOWN
   *   when the remembered one is not there any more
   */
  partition(topic: string, state: TopicState): number;
  /** Ends an attempt that failed: forgets all choices. */
  failRound(): void;
}

/** What a Scala partitioner is made from. */
export interface ScalaPartitionerOptions {
  random: Random;
  /** Milliseconds of a clock. */
  now: () => number;
  version: ScalaProducerVersion;
  /** `topic.metadata.refresh.interval.ms`, 600000 by default; negative = forget only after a failure. */
  refreshIntervalMs?: number;
}

/**
 * How the Scala producer of 0.8.0 to 1.1 places records without a key. A remembered partition is used without a look at
 * its leader; keyed records are those of `partitionOfScalaProducer`.
 * @throws {CoreError} its methods: RANDOM_RANGE, LEADER_NOT_AVAILABLE, PARTITION_UNKNOWN
 * Source: kafka 0.8.0, 0.8.1.1, 0.8.2.2 and 1.1.1, DefaultEventHandler.handle and getPartition.
 * Vectors: stateful-partitioners.json (scala)
 */
export function createScalaPartitioner({
  random,
  now,
  version,
  refreshIntervalMs = 600_000,
}: ScalaPartitionerOptions): ScalaPartitioner {
  const chosen = new Map<string, number>();
  let refreshedMs = Number.NEGATIVE_INFINITY;

  function draw(topic: string, { availablePartitions }: TopicState): number {
    if (availablePartitions.length === 0) throw leaderNotAvailable(topic);
    const sorted = availablePartitions.toSorted((left, right) => left - right);
    // `Utils.abs` changed with KAFKA-1469, for chance as for keys.
    const abs = reductions[version === '0.8.0' ? 'mask' : 'absolute-or-zero'];
    return sorted[abs(drawInt32(random), sorted.length)] ?? -1;
  }

  return {
    startRound() {
      if (refreshIntervalMs < 0 || now() - refreshedMs <= refreshIntervalMs) return;
      chosen.clear();
      refreshedMs = now();
    },
    partition(topic, state) {
      const partition = chosen.get(topic) ?? draw(topic, state);
      chosen.set(topic, partition);
      return checkPartition(partition, state);
    },
    failRound() {
      chosen.clear();
    },
  };
}

function leaderNotAvailable(topic: string): CoreError {
  return new CoreError('LEADER_NOT_AVAILABLE', {
    subject: topic,
    expected: 'at least one partition with a leader',
    received: 'none',
    advice: 'the producer fails the attempt, refreshes its metadata and tries again',
  });
}
