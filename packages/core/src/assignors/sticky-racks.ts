import type { GroupSubscription, Member } from './assignment.ts';
import type { PartitionTable } from './partition-table.ts';
import { isRackAware, rackOf, readTopicRacks } from './replica-racks.ts';

/** Racks of members and partitions in a round in which they make a difference. */
export interface StickyRacks {
  /** Rack of each member; undefined is near everything. */
  readonly memberRacks: readonly (string | undefined)[];
  /** Racks with a replica, by partition id. */
  readonly partitionRacks: readonly ReadonlySet<string>[];
}

/** @returns undefined when racks make no difference to the group as a whole */
export function createStickyRacks(
  groupSubscription: GroupSubscription,
  members: readonly Member[],
  { topics, starts }: PartitionTable,
): StickyRacks | undefined {
  const partitionRacks = topics.flatMap((topic, number) =>
    readTopicRacks(groupSubscription, topic, (starts[number + 1] ?? 0) - (starts[number] ?? 0)),
  );
  return isRackAware(members, partitionRacks)
    ? { memberRacks: members.map(rackOf), partitionRacks }
    : undefined;
}

/**
 * Whether a member may read the partition without leaving its rack.
 * @param racks - undefined: everything is near
 */
export function isNear(racks: StickyRacks | undefined, member: number, id: number): boolean {
  const rack = racks?.memberRacks[member];
  return rack === undefined || racks?.partitionRacks[id]?.has(rack) === true;
}
