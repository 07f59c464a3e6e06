import { CoreError } from '../../core-error.ts';
import type { Member } from '../assignment.ts';
import type { ServerGroup } from './server-group.ts';

/**
 * Fills in who has what in the previous target assignment, which is what `ownedPartitions` means to the broker.
 * A partition of a topic that its member does not subscribe to any more is nobody's.
 * @param group - `owners` is changed
 * @throws {CoreError} OWNED_PARTITION_RANGE for a partition that its topic does not have: no topic ever loses
 *   partitions, and one that was made again has another id, so a coordinator never meets such a thing
 * @throws {CoreError} PARTITION_TWICE when two members have one partition
 */
export function readPreviousTarget({ members, topics, owners }: ServerGroup): void {
  const topicByName = new Map(topics.map((topic) => [topic.topic, topic]));
  members.forEach((member, place) => {
    const subscribed = new Set(member.topics);
    for (const { topic: name, partition } of member.ownedPartitions ?? []) {
      const topic = topicByName.get(name);
      if (topic === undefined || !subscribed.has(name)) continue;
      if (partition >= topic.partitionCount)
        refuseGhost(member, `${name}-${partition}`, topic.partitionCount);
      const id = topic.offset + partition;
      const other = members[owners[id] ?? -1];
      if (other !== undefined && other !== member) refuseTwice(`${name}-${partition}`, other, member);
      owners[id] = place;
    }
  });
}

function refuseGhost({ memberId }: Member, partition: string, partitionCount: number): never {
  throw new CoreError('OWNED_PARTITION_RANGE', {
    subject: `ownedPartitions of member "${memberId}"`,
    expected: `a partition number below ${partitionCount}, as many as its topic has`,
    received: partition,
    advice:
      'leave out what is gone: a topic that was made again shares nothing with the old one but its name',
  });
}

function refuseTwice(partition: string, first: Member, second: Member): never {
  throw new CoreError('PARTITION_TWICE', {
    subject: 'ownedPartitions',
    expected: 'every partition with one member at most, as in a target assignment',
    received: `${partition} with "${first.memberId}" and with "${second.memberId}"`,
    advice: 'pass the previous target assignment, not what members say of themselves',
  });
}
