import type { GroupSubscription } from '../assignment.ts';
import { checkGroupSubscription } from '../check-group-subscription.ts';
import { compareText } from '../compare-members.ts';

/** The threads of a group as every consumer finds them in ZooKeeper. */
export interface Threads {
  /** Ids of the threads that read something, in their order as text: c-10 comes before c-2. */
  threadIds: readonly string[];
  /** The threads of each topic, by their place in `threadIds`, ascending. */
  placesByTopic: ReadonlyMap<string, readonly number[]>;
}

/**
 * Checks a group of threads and puts it in order.
 * @throws {TypeError | CoreError} those of `checkGroupSubscription`
 */
export function readThreads(groupSubscription: GroupSubscription): Threads {
  checkGroupSubscription(groupSubscription);
  const threads = groupSubscription.members
    .filter(({ topics }) => topics.length > 0)
    .sort((left, right) => compareText(left.memberId, right.memberId));
  const placesByTopic = new Map<string, number[]>();
  threads.forEach(({ topics }, place) => {
    for (const topic of new Set(topics)) {
      const places = placesByTopic.get(topic);
      if (places === undefined) placesByTopic.set(topic, [place]);
      else places.push(place);
    }
  });
  return { threadIds: threads.map(({ memberId }) => memberId), placesByTopic };
}
