import type { GroupSubscription } from '@keyway/core/assignors/assignment';
import { hasEqualSubscriptions } from '@keyway/core/assignors/has-equal-subscriptions';
import { readClaims } from '@keyway/core/assignors/read-claims';
import { readStickyGroup } from '@keyway/core/assignors/sticky-group';

/**
 * Why our core answers a group soundly on which Kafka's own assignor does not, where that can be told from the group.
 * Such an answer is no answer to who asks for upstream's oddity. Two more ways in which we differ need no word here:
 * a partition that does not exist is refused with an error, and a group on which Kafka never returns cannot be told
 * from others beforehand.
 * @param name - of an assignor of the consumer
 * @returns undefined when the answer is upstream's
 * @throws {TypeError | CoreError} those of the assignor
 * Vectors: assignors-quirks.json, flags StaleClaimOutOfPlay and StaleClaimUnsubscribed
 */
export function reasonForSoundAnswer(name: string, groupSubscription: GroupSubscription): string | undefined {
  if (name !== 'sticky' && name !== 'cooperative-sticky') return undefined;
  const group = readStickyGroup(groupSubscription);
  // Members with equal subscriptions are shared out by an algorithm that does not look at older claims.
  if (hasEqualSubscriptions(group.members, false)) return undefined;
  const { ids, generations } = readClaims(group, name);
  const newest = generations.reduce((highest, generation) => Math.max(highest, generation), -1);
  const stale = group.members.find((_, member) => {
    const topics = new Set(group.topicsOf[member]);
    const isStale = (generations[member] ?? -1) < newest;
    return isStale && ids[member]?.some((id) => !topics.has(group.table.topicOf[id] ?? -1));
  });
  if (stale === undefined) return undefined;
  return (
    'a claim from an older generation to a topic that the member does not subscribe to is passed over here; ' +
    'Kafka fails on it or gives the partition back'
  );
}
