import fc from 'fast-check';
import type { AssignCall, MemberFields } from '../oracle-protocol.ts';

/** What an assignor is given, without its name. */
export type GroupFields = Omit<AssignCall, 'call' | 'assignor' | 'members'> & {
  members: Record<string, MemberFields>;
};

/** Which groups are made up. */
export interface GroupOptions {
  /** Several members may claim one partition, and generations differ. Default true; the broker never sees that. */
  hasConflicts?: boolean;
  /** Racks of members and replicas. Default true. */
  hasRacks?: boolean;
}

/** Numbers that a group is built of; each shrinks by itself, so a group shrinks member by member, topic by topic. */
interface Parts {
  counts: readonly number[];
  members: readonly MemberParts[];
  hasEqualTopics: boolean;
  isNamedApart: boolean;
  /** Dealt out over all partitions in turn: 0 nobody, else the number of a member, counted from 1. */
  owners: readonly number[];
  /** The same for a second claim, where there may be one. */
  rivals: readonly number[];
  /** Racks of the replicas, dealt out over all partitions in turn; empty for no racks. */
  racks: readonly (readonly number[])[];
  hasUnknownTopic: boolean;
}

interface MemberParts {
  /** A bit for each topic. */
  topicBits: number;
  generation: number | undefined;
  rack: number | undefined;
  isStatic: boolean;
}

const RACKS = ['r0', 'r1', 'r2'];

/**
 * Groups before a rebalance: up to 6 topics of 0 to 60 partitions, up to 9 members with the same or with different
 * subscriptions, some static, with racks, with what they owned and the generation of that. No member owns a partition
 * that its topic does not have.
 */
export function groupArbitrary(options: GroupOptions = {}): fc.Arbitrary<GroupFields> {
  const { hasConflicts = true, hasRacks = true } = options;
  const count = fc.oneof(
    { weight: 8, arbitrary: fc.nat({ max: 8 }) },
    { weight: 1, arbitrary: fc.nat({ max: 60 }) },
  );
  const member: fc.Arbitrary<MemberParts> = fc.record({
    topicBits: fc.nat({ max: 63 }),
    generation: hasConflicts
      ? fc.option(fc.oneof(fc.constant(1), fc.nat({ max: 3 })), { nil: undefined, freq: 3 })
      : fc.constant(undefined),
    rack: hasRacks ? fc.option(fc.nat({ max: 2 }), { nil: undefined, freq: 2 }) : fc.constant(undefined),
    isStatic: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
  });
  const claims = fc.array(fc.nat({ max: 9 }), { maxLength: 40, size: 'max' });
  const replicas = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 });
  const parts: fc.Arbitrary<Parts> = fc.record({
    counts: fc.array(count, { minLength: 1, maxLength: 6, size: 'max' }),
    members: fc.array(member, { minLength: 1, maxLength: 9, size: 'max' }),
    hasEqualTopics: fc.boolean(),
    isNamedApart: fc.boolean(),
    owners: fc.oneof(fc.constant([]), claims),
    rivals: hasConflicts ? seldom(claims) : fc.constant([]),
    racks: hasRacks ? seldom(fc.array(replicas, { maxLength: 20, size: 'max' })) : fc.constant([]),
    hasUnknownTopic: hasConflicts
      ? fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() })
      : fc.constant(false),
  });
  return parts.map(buildGroup);
}

function seldom<Item>(lists: fc.Arbitrary<Item[]>): fc.Arbitrary<Item[]> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant<Item[]>([]) }, { weight: 1, arbitrary: lists });
}

function buildGroup(parts: Parts): GroupFields {
  const partitionsPerTopic = Object.fromEntries(
    parts.counts.map((count, index) => [topicName(index, parts), count]),
  );
  const owned = ownedLists(parts);
  const members = parts.members.map((member, index): [string, MemberFields] => [
    parts.isNamedApart ? `consumer-${'zyxwvutsr'[index]}-${index}` : `C${index}`,
    buildMember(parts, member, index, owned[index] ?? []),
  ]);
  return {
    partitionsPerTopic,
    ...(parts.racks.length === 0 ? {} : { partitionRacks: rackLists(parts) }),
    members: Object.fromEntries(members),
  };
}

function topicName(index: number, { isNamedApart }: Parts): string {
  return isNamedApart ? `${'fedcba'[index]}-topic` : `t${index}`;
}

function buildMember(
  parts: Parts,
  { topicBits, generation, rack, isStatic }: MemberParts,
  index: number,
  ownedPartitions: { topic: string; partition: number }[],
): MemberFields {
  const bits = parts.hasEqualTopics ? (parts.members[0]?.topicBits ?? 0) | 1 : topicBits;
  const topics = parts.counts.flatMap((_, topic) => ((bits >> topic) & 1 ? topicName(topic, parts) : []));
  return {
    topics: parts.hasUnknownTopic && index % 2 === 0 ? [...topics, 'unknown'] : topics,
    ...(isStatic ? { groupInstanceId: `i${(index * 7) % 10}` } : {}),
    ...(rack === undefined ? {} : { rackId: RACKS[rack] ?? 'r0' }),
    ...(ownedPartitions.length === 0 ? {} : { ownedPartitions }),
    ...(generation === undefined ? {} : { generation }),
  };
}

/** What each member says it owns; a partition stands in a list once. */
function ownedLists(parts: Parts): { topic: string; partition: number }[][] {
  const lists: { topic: string; partition: number }[][] = parts.members.map(() => []);
  for (const [turn, topicPartition] of allPartitions(parts).entries()) {
    const owner = claimant(parts.owners, turn);
    const rival = claimant(parts.rivals, turn);
    lists[owner]?.push(topicPartition);
    if (rival !== owner) lists[rival]?.push(topicPartition);
  }
  return lists;
}

/** Index of a member, or one that no member has. */
function claimant(claims: readonly number[], turn: number): number {
  return (claims[turn % claims.length] ?? 0) - 1;
}

function rackLists(parts: Parts): Record<string, (string | null)[][]> {
  const lists: Record<string, (string | null)[][]> = {};
  for (const [turn, { topic }] of allPartitions(parts).entries()) {
    const replicas = parts.racks[turn % parts.racks.length] ?? [];
    const list = lists[topic] ?? [];
    lists[topic] = list;
    list.push(replicas.map((rack) => RACKS[rack] ?? null));
  }
  return lists;
}

function allPartitions(parts: Parts): { topic: string; partition: number }[] {
  return parts.counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, partition) => ({ topic: topicName(index, parts), partition })),
  );
}
