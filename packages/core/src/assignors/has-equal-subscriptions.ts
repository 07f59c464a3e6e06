import type { Member } from './assignment.ts';

/**
 * Whether all members subscribe to the same topics, which decides between the two sticky algorithms.
 * As in Kafka, a topic without metadata counts, and a name listed twice makes a list different from the first.
 *
 * Kafka takes the topics of the first members that it visits as those of all, and an empty list as "not known yet":
 * members without topics that happen to come first are then treated as if they had the topics of the next one.
 * @param members - in the order in which they are visited
 * @param keepsEmptyApart - true: a member without topics differs from one with topics wherever it comes
 */
export function hasEqualSubscriptions(members: readonly Member[], keepsEmptyApart: boolean): boolean {
  const pattern = keepsEmptyApart ? members[0] : members.find(({ topics }) => topics.length > 0);
  if (pattern === undefined) return true;
  const common = new Set(pattern.topics);
  const start = members.indexOf(pattern) + 1;
  return members
    .slice(start)
    .every(({ topics }) => topics.length === common.size && topics.every((topic) => common.has(topic)));
}
