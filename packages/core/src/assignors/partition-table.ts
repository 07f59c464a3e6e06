import type { TopicPartition } from './assignment.ts';
import { compareText } from './compare-members.ts';

/** All partitions of a round, numbered from 0 by topic name and partition number: their ids. */
export interface PartitionTable {
  /** Names in order; the index is the topic's number. */
  readonly topics: readonly string[];
  /** Id of partition 0 of each topic, and at the end the count of all partitions. */
  readonly starts: Int32Array;
  /** Topic number of each id. */
  readonly topicOf: Int32Array;
  readonly topicNumbers: ReadonlyMap<string, number>;
}

/** @param partitionCounts - integer >= 1 by topic, in any order */
export function createPartitionTable(partitionCounts: ReadonlyMap<string, number>): PartitionTable {
  const topics = [...partitionCounts.keys()].sort(compareText);
  const starts = new Int32Array(topics.length + 1);
  topics.forEach((topic, number) => {
    starts[number + 1] = (starts[number] ?? 0) + (partitionCounts.get(topic) ?? 0);
  });
  const topicOf = new Int32Array(starts[topics.length] ?? 0);
  topics.forEach((_, number) => {
    topicOf.fill(number, starts[number], starts[number + 1]);
  });
  return { topics, starts, topicOf, topicNumbers: new Map(topics.map((topic, number) => [topic, number])) };
}

/** Partition number of an id within its topic. */
export function numberInTopic({ starts, topicOf }: PartitionTable, id: number): number {
  return id - (starts[topicOf[id] ?? 0] ?? 0);
}

/** The partition that an id stands for. */
export function topicPartitionOf(table: PartitionTable, id: number): TopicPartition {
  return { topic: table.topics[table.topicOf[id] ?? 0] ?? '', partition: numberInTopic(table, id) };
}
