import { checkKafkaVersion } from '../../kafka-version.ts';
import type { Assignment, GroupSubscription } from '../assignment.ts';
import { compareText } from '../compare-members.ts';
import { emptyAssignment } from '../read-group.ts';
import { rangeAt } from '../trace-range.ts';
import type { LegacyScalaOptions } from './legacy-scala-options.ts';
import { readThreads } from './read-threads.ts';

/**
 * Range of the ZooKeeper consumer, its default and up to 0.8.1 its only strategy: topic by topic, each thread that
 * reads it gets a run of partitions, the first ones one more. Threads are sorted as text over the whole group: c-10
 * comes before c-2.
 * @param groupSubscription - a member a thread: see `consumerThreads`; racks, instance ids and what members own play
 *   no part
 * @param options - `kafkaVersion`; the answer is the same in all that are accepted
 * @returns partitions by thread id, by topic and partition
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`; KAFKA_VERSION_UNKNOWN
 * @example assignLegacyScalaRange({ members: consumerThreads(consumers), partitionCounts }, { kafkaVersion: '0.9' })
 * Source: kafka 0.8.2.2, kafka.consumer.RangeAssignor. Vectors: assignors-legacy-scala.json
 */
export function assignLegacyScalaRange(
  groupSubscription: GroupSubscription,
  { kafkaVersion }: LegacyScalaOptions,
): Assignment {
  checkKafkaVersion(kafkaVersion, {
    from: '0.8',
    before: '2.0',
    advice: 'from 2.0 on there is no ZooKeeper consumer; use assignRange for the Java consumer',
  });
  const { threadIds, placesByTopic } = readThreads(groupSubscription);
  const assignment = emptyAssignment(groupSubscription);
  for (const [topic, places] of [...placesByTopic].sort(([left], [right]) => compareText(left, right))) {
    const partitionCount = groupSubscription.partitionCounts.get(topic) ?? 0;
    places.forEach((place, position) => {
      const { start, count } = rangeAt(partitionCount, places.length, position);
      const list = assignment.get(threadIds[place] ?? '');
      for (let partition = start; partition < start + count; partition++) list?.push({ topic, partition });
    });
  }
  return assignment;
}
