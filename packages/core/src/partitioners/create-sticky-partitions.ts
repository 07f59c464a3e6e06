import { CoreError } from '../core-error.ts';
import { drawPositive, type Random } from './draw-positive.ts';
import { partitionAt, type TopicState } from './topic-state.ts';

/** The sticky partition of each topic (KIP-480). */
export interface StickyPartitions {
  /** The topic's sticky partition, drawn at the first call; its leader is not looked at again. */
  partition(topic: string, state: TopicState): number;
  /** Draws another one, unless the new batch belongs to another partition than the sticky one. */
  change(topic: string, state: TopicState, previousPartition: number): void;
}

/** Draws in a row that may give the partition in force; by chance alone that does not happen. */
const MAX_VAIN_DRAWS = 10_000;

/**
 * What DefaultPartitioner (2.4 to 3.2) and UniformStickyPartitioner share.
 * Source: kafka-clients 2.4.1 and 3.2.3, StickyPartitionCache. Vectors: stateful-partitioners.json
 */
export function createStickyPartitions(random: Random): StickyPartitions {
  const stickyPartitions = new Map<string, number>();
  return {
    partition(topic, state) {
      const partition = stickyPartitions.get(topic) ?? choose(random, state, undefined);
      stickyPartitions.set(topic, partition);
      return partition;
    },
    change(topic, state, previousPartition) {
      const sticky = stickyPartitions.get(topic);
      if (sticky !== undefined && sticky !== previousPartition) return;
      stickyPartitions.set(topic, choose(random, state, sticky));
    },
  };
}

function choose(random: Random, state: TopicState, sticky: number | undefined): number {
  switch (state.availablePartitions.length) {
    case 0:
      return partitionAt(drawPositive(random), state);
    case 1:
      return partitionAt(0, state);
    default:
      return drawOther(random, state, sticky);
  }
}

/** Draws again until it is another partition. */
function drawOther(random: Random, state: TopicState, sticky: number | undefined): number {
  for (let drawCount = 0; drawCount < MAX_VAIN_DRAWS; drawCount++) {
    const partition = partitionAt(drawPositive(random), state);
    if (partition !== sticky) return partition;
  }
  throw new CoreError('RANDOM_STUCK', {
    subject: 'random',
    expected: `another partition than ${sticky} within ${MAX_VAIN_DRAWS} draws`,
    received: 'the same one every time',
    advice: 'give a source that varies',
  });
}
