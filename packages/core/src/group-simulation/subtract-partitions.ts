import type { TopicPartition } from '../assignors/assignment.ts';

/** The partitions of `list` that are not in `others`, in the order of `list`. */
export function subtractPartitions(
  list: readonly TopicPartition[],
  others: readonly TopicPartition[],
): readonly TopicPartition[] {
  if (list.length === 0 || others.length === 0) return list;
  const numbers = new Map<string, Set<number>>();
  for (const { topic, partition } of others) {
    const partitions = numbers.get(topic);
    if (partitions === undefined) numbers.set(topic, new Set([partition]));
    else partitions.add(partition);
  }
  return list.filter(({ topic, partition }) => numbers.get(topic)?.has(partition) !== true);
}
