import type { GroupSubscription, Member } from './assignment.ts';

/** Racks that hold a replica, by partition number. */
export type TopicRacks = readonly ReadonlySet<string>[];

/**
 * Racks of the replicas of one topic; a partition without known racks has none.
 * @param partitionCount - length of the result
 */
export function readTopicRacks(
  { partitionRacks }: GroupSubscription,
  topic: string,
  partitionCount: number,
): TopicRacks {
  const listed = partitionRacks?.get(topic) ?? [];
  return Array.from({ length: partitionCount }, (_, partition) => {
    const racks = listed[partition] ?? [];
    return new Set(racks.filter((rack): rack is string => rack !== null && rack !== ''));
  });
}

/** `client.rack` of a member; a member without one, or with an empty one, is near every replica. */
export function rackOf({ rackId }: Member): string | undefined {
  return rackId === '' ? undefined : rackId;
}

/**
 * Whether racks can make a difference: some member sits in a rack with a replica,
 * and not every partition has a replica in every rack.
 * @param members - those that subscribe
 */
export function isRackAware(members: readonly Member[], partitionRacks: TopicRacks): boolean {
  const union = new Set<string>();
  for (const racks of partitionRacks) for (const rack of racks) union.add(rack);
  const isNear = members.some((member) => union.has(rackOf(member) ?? ''));
  return isNear && partitionRacks.some((racks) => racks.size < union.size);
}
