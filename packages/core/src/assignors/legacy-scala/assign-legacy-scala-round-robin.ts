import { CoreError } from '../../core-error.ts';
import { javaStringHash } from '../../java-string-hash.ts';
import { checkKafkaVersion, isKafkaAtLeast } from '../../kafka-version.ts';
import type { Assignment, GroupSubscription, TopicPartition } from '../assignment.ts';
import { compareText } from '../compare-members.ts';
import { emptyAssignment } from '../read-group.ts';
import type { LegacyScalaOptions } from './legacy-scala-options.ts';
import { readThreads, type Threads } from './read-threads.ts';

/**
 * Round robin of the ZooKeeper consumer (KAFKA-687): the partitions of all topics, in the order of the hash of their
 * text, are dealt around one circle of threads, sorted as text.
 * Up to 0.10.1 every topic must have the same threads. From 0.10.2 on a thread that does not read the topic loses its
 * turn (KAFKA-2434). From 1.0 on the text is `t-0` instead of `[t,0]`, so the hashes differ.
 * Equal hashes keep the order of `partitionCounts`; in Kafka that of a hash map.
 * @param groupSubscription - a member a thread: see `consumerThreads`; racks, instance ids and what members own play
 *   no part
 * @returns partitions by thread id, by topic and partition
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`; KAFKA_VERSION_UNKNOWN, THREADS_DIFFER
 * @example assignLegacyScalaRoundRobin({ members: consumerThreads([]), partitionCounts }, { kafkaVersion: '1.1.1' })
 * Source: kafka 0.8.2.2, 0.10.2.2 and 1.1.1, kafka.consumer.RoundRobinAssignor. Vectors: assignors-legacy-scala.json
 */
export function assignLegacyScalaRoundRobin(
  groupSubscription: GroupSubscription,
  { kafkaVersion }: LegacyScalaOptions,
): Assignment {
  checkKafkaVersion(kafkaVersion, {
    from: '0.8.2',
    before: '2.0',
    advice: 'before 0.8.2 the consumer knew range only, and from 2.0 on there is no ZooKeeper consumer',
  });
  const threads = readThreads(groupSubscription);
  if (!isKafkaAtLeast(kafkaVersion, '0.10.2')) checkThreadsAgree(threads);
  const assignment = emptyAssignment(groupSubscription);
  let seat = 0;
  for (const topicPartition of sortByHash(groupSubscription, threads, isKafkaAtLeast(kafkaVersion, '1.0'))) {
    const place = seatFrom(threads.placesByTopic.get(topicPartition.topic) ?? [], seat);
    assignment.get(threads.threadIds[place] ?? '')?.push(topicPartition);
    seat = place + 1;
  }
  for (const list of assignment.values()) {
    list.sort((left, right) => compareText(left.topic, right.topic) || left.partition - right.partition);
  }
  return assignment;
}

/** All partitions that somebody reads, by the signed hash of their text; equal ones as listed. */
function sortByHash(
  { partitionCounts }: GroupSubscription,
  { placesByTopic }: Threads,
  hasDashes: boolean,
): TopicPartition[] {
  const hashed: { topicPartition: TopicPartition; hash: number }[] = [];
  for (const [topic, partitionCount] of partitionCounts) {
    if (!placesByTopic.has(topic)) continue;
    for (let partition = 0; partition < partitionCount; partition++) {
      const text = hasDashes ? `${topic}-${partition}` : `[${topic},${partition}]`;
      hashed.push({ topicPartition: { topic, partition }, hash: javaStringHash(text) });
    }
  }
  hashed.sort((left, right) => left.hash - right.hash);
  return hashed.map(({ topicPartition }) => topicPartition);
}

/** The first of the ascending places that is at or after `seat`; the first of all when there is none. */
function seatFrom(places: readonly number[], seat: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < seat) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? places[0] ?? 0;
}

function checkThreadsAgree({ placesByTopic, threadIds }: Threads): void {
  for (const [topic, places] of placesByTopic) {
    if (places.length === threadIds.length) continue;
    throw new CoreError('THREADS_DIFFER', {
      subject: `threads of "${topic}"`,
      expected: `all ${threadIds.length} threads of the group, as round robin before 0.10.2 demands for every topic`,
      received: String(places.length),
      advice: 'open the same number of streams for the same topics in every consumer, or use range',
    });
  }
}
