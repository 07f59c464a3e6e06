import { CoreError } from '../core-error.ts';
import { computeIfAbsentOrder } from '../java-hash-order.ts';
import type { Member, TopicPartition } from './assignment.ts';
import { groupBy } from './group-by.ts';
import type { StickyGroup } from './sticky-group.ts';

/** Which of the two sticky assignors; they carry ownership in different places. */
export type StickyKind = 'sticky' | 'cooperative-sticky';

/** What each member says it owned, by member number. */
export interface Claims {
  /** Partition ids in the order in which the assignor reads them; topics without partitions are left out. */
  readonly ids: readonly (readonly number[])[];
  /** -1 for a member that has none. */
  readonly generations: readonly number[];
  /** What other members take this one's generation for: the field of the subscription. */
  readonly rivalGenerations: readonly number[];
}

/**
 * Reads previous ownership.
 * @throws {CoreError} OWNED_PARTITION_RANGE for a partition number that the topic does not have; Kafka keeps such
 *   ghosts, and then fails or gives one partition to two members
 */
export function readClaims(group: StickyGroup, kind: StickyKind): Claims {
  const { members } = group;
  return {
    ids: members.map((member) => {
      const owned = member.ownedPartitions ?? [];
      // The user data of sticky lists partitions by topic, in the order of the map that sorted them so.
      const listed = kind === 'sticky' ? regroup(owned) : owned;
      return listed.flatMap((topicPartition) => idOf(group, member, topicPartition) ?? []);
    }),
    generations: members.map((member) => (sendsGeneration(member, kind) ? (member.generation ?? -1) : -1)),
    rivalGenerations: members.map((m) => m.subscriptionGeneration ?? m.generation ?? -1),
  };
}

/** Sticky carries the generation in the user data, which a member without owned partitions leaves out. */
function sendsGeneration({ ownedPartitions }: Member, kind: StickyKind): boolean {
  return kind !== 'sticky' || ownedPartitions !== undefined;
}

function regroup(owned: readonly TopicPartition[]): TopicPartition[] {
  const byTopic = groupBy(owned, ({ topic }) => topic);
  return computeIfAbsentOrder(owned.map(({ topic }) => topic)).flatMap((topic) => byTopic.get(topic) ?? []);
}

function idOf(
  { table }: StickyGroup,
  { memberId }: Member,
  { topic, partition }: TopicPartition,
): number | undefined {
  const number = table.topicNumbers.get(topic);
  if (number === undefined) return undefined;
  const id = (table.starts[number] ?? 0) + partition;
  const end = table.starts[number + 1] ?? 0;
  if (id < end) return id;
  throw new CoreError('OWNED_PARTITION_RANGE', {
    subject: `ownedPartitions of member "${memberId}"`,
    expected: `partitions of "${topic}" below ${end - (table.starts[number] ?? 0)}`,
    received: String(partition),
    advice: 'the topic was made again with fewer partitions: leave out what no longer exists',
  });
}
