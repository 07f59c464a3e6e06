import type { GroupSubscription, Member } from './assignment.ts';
import { compareText } from './compare-members.ts';
import { createPartitionTable, type PartitionTable } from './partition-table.ts';
import { readGroup } from './read-group.ts';
import { createStickyRacks, type StickyRacks } from './sticky-racks.ts';

/** A group as the sticky assignors see it: members and partitions are numbers. */
export interface StickyGroup {
  /** In HashMap order; the index is the member's number. */
  readonly members: readonly Member[];
  /** Place of each member when they are sorted by member id; static members have no advantage here. */
  readonly ranks: Int32Array;
  readonly table: PartitionTable;
  /** Topic numbers that each member subscribes to, as listed, without topics that have no partitions. */
  readonly topicsOf: readonly (readonly number[])[];
  /** Undefined when racks make no difference. */
  readonly racks: StickyRacks | undefined;
}

/**
 * Checks a group and numbers it.
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 */
export function readStickyGroup(groupSubscription: GroupSubscription): StickyGroup {
  const { members, partitionCounts } = readGroup(groupSubscription);
  const table = createPartitionTable(partitionCounts);
  const ranks = new Int32Array(members.length);
  [...members.keys()]
    .sort((a, b) => compareText(members[a]?.memberId ?? '', members[b]?.memberId ?? ''))
    .forEach((member, rank) => {
      ranks[member] = rank;
    });
  return {
    members,
    ranks,
    table,
    topicsOf: members.map(({ topics }) => numberTopics(topics, table)),
    racks: createStickyRacks(groupSubscription, members, table),
  };
}

function numberTopics(topics: readonly string[], { topicNumbers }: PartitionTable): number[] {
  const numbers: number[] = [];
  for (const topic of topics) {
    const number = topicNumbers.get(topic);
    if (number !== undefined) numbers.push(number);
  }
  return numbers;
}
