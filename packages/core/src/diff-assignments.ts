import type { TopicPartition } from './assignors/assignment.ts';
import { CoreError } from './core-error.ts';

/** What became of one partition between two assignments. */
export type PartitionChange = TopicPartition &
  (
    | { change: 'kept'; from: string; to: string }
    | { change: 'moved'; from: string; to: string }
    | { change: 'revoked'; from: string; to?: undefined }
    | { change: 'given'; from?: undefined; to: string }
  );

/** An assignment as it is compared: partitions by member id, in any order. */
export type ComparedAssignment = ReadonlyMap<string, readonly TopicPartition[]>;

/**
 * Compares two assignments partition by partition.
 * @param before - may name members that have left since, and be empty
 * @returns a change for every partition that somebody has before or after, by topic and partition:
 *   kept (the same member), moved (from one to another), revoked (nobody has it now), given (nobody had it)
 * @throws {CoreError} PARTITION_TWICE when one assignment gives a partition to two members, or to one twice
 * @example diffAssignments(new Map(), new Map([['a', [{ topic: 't', partition: 0 }]]]))
 *   // [{ topic: 't', partition: 0, change: 'given', to: 'a' }]
 */
export function diffAssignments(before: ComparedAssignment, after: ComparedAssignment): PartitionChange[] {
  const owners = { before: ownersByTopic('before', before), after: ownersByTopic('after', after) };
  const topics = [...new Set([...owners.before.keys(), ...owners.after.keys()])].sort();
  return topics.flatMap((topic) => {
    const old = owners.before.get(topic) ?? new Map<number, string>();
    const now = owners.after.get(topic) ?? new Map<number, string>();
    const partitions = [...new Set([...old.keys(), ...now.keys()])].sort((left, right) => left - right);
    return partitions.flatMap((partition) =>
      changeOf({ topic, partition }, old.get(partition), now.get(partition)),
    );
  });
}

function changeOf(
  topicPartition: TopicPartition,
  from: string | undefined,
  to: string | undefined,
): PartitionChange[] {
  if (from !== undefined && to !== undefined) {
    return [{ ...topicPartition, change: from === to ? 'kept' : 'moved', from, to }];
  }
  if (from !== undefined) return [{ ...topicPartition, change: 'revoked', from }];
  return to === undefined ? [] : [{ ...topicPartition, change: 'given', to }];
}

function ownersByTopic(
  name: 'before' | 'after',
  assignment: ComparedAssignment,
): Map<string, Map<number, string>> {
  const owners = new Map<string, Map<number, string>>();
  for (const [memberId, topicPartitions] of assignment) {
    for (const { topic, partition } of topicPartitions) {
      const partitions = owners.get(topic) ?? new Map<number, string>();
      owners.set(topic, partitions);
      const other = partitions.get(partition);
      if (other !== undefined) refuseTwice(name, `${topic}-${partition}`, other, memberId);
      partitions.set(partition, memberId);
    }
  }
  return owners;
}

function refuseTwice(subject: string, partition: string, first: string, second: string): never {
  throw new CoreError('PARTITION_TWICE', {
    subject,
    expected: 'every partition at most once',
    received: `${partition} with "${first}" and with "${second}"`,
    advice: 'ask verifyAssignment for everything that is wrong with the assignment',
  });
}
