import type { TopicPartition } from '@keyway/core/assignors/assignment';
import type { AssignCase } from './read-assign-case.ts';
import { UsageError } from './usage-error.ts';

/**
 * The round that a case holds: partitions by member id.
 * @throws {UsageError} where it holds none, or one that is not made of topics and partitions
 */
export function roundOfCase({ assignment }: AssignCase): Map<string, TopicPartition[]> {
  const expected = '"assignment" expected a list of {"topic","partition"} for each member id';
  if (assignment === undefined) throw new UsageError(`${expected}, got nothing`);
  const lists = new Map<string, TopicPartition[]>();
  for (const { id, partitions } of assignment) {
    if (!Array.isArray(partitions) || !partitions.every(isTopicPartition)) {
      throw new UsageError(`${expected}, got for "${id}" ${JSON.stringify(partitions) ?? 'nothing'}`);
    }
    if (lists.has(id)) throw new UsageError(`"${id}" stands twice in "assignment"`);
    lists.set(id, partitions);
  }
  return lists;
}

function isTopicPartition(value: unknown): value is TopicPartition {
  const { topic, partition } = (value ?? {}) as Partial<TopicPartition>; // any value but null and undefined has fields
  return typeof topic === 'string' && typeof partition === 'number';
}
