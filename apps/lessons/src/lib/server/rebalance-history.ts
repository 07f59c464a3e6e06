import { assign } from '@keyway/core/assignors/assign';
import type { Assignment, Member, TopicPartition } from '@keyway/core/assignors/assignment';
import type {
  AssignmentParameters,
  DrawnAssignor,
  Subscriptions,
} from '@keyway/lesson/containers/read-assignment';
import type { GroupEvent } from '../page/worked-table.ts';

/** A rebalance that has happened. */
export interface Rebalance {
  events: GroupEvent[];
  /** Everybody in the group, those without a partition too. */
  assignment: Assignment;
}

/** A cooperative group needs one round to revoke and one to give; more means that something is wrong. */
const MAX_FOLLOW_UPS = 3;

/**
 * Lets a group live through its changes under one assignor.
 * Members report what they own and since which generation, as Kafka's clients do, so sticky assignors can be sticky.
 * A cooperative group rebalances again by itself until nothing is on its way from one member to another.
 * @returns one entry a rebalance, in order; the first is `before` when the parameters say what was owned
 */
export function rebalanceHistory(assignor: DrawnAssignor, parameters: AssignmentParameters): Rebalance[] {
  const { partitionCounts, members, changes, owned } = parameters;
  const history: Rebalance[] = [];
  if (owned) history.push({ events: [{ kind: 'before' }], assignment: ownedAssignment(members, owned) });
  let present: Subscriptions = members;
  rebalance([]);
  for (const { join, leave } of changes) {
    const staying = [...present].filter(([memberId]) => !leave.includes(memberId));
    present = new Map([...staying, ...join]);
    rebalance([
      ...leave.map((memberId): GroupEvent => ({ kind: 'leaves', memberId })),
      ...[...join.keys()].map((memberId): GroupEvent => ({ kind: 'joins', memberId })),
    ]);
  }
  return history;

  function rebalance(events: GroupEvent[]): void {
    history.push({ events, assignment: assignOnce() });
    for (let round = 0; round < MAX_FOLLOW_UPS && isOnItsWay(); round++) {
      history.push({ events: [{ kind: 'follow-up' }], assignment: assignOnce() });
    }
  }

  function assignOnce(): Assignment {
    const previous = history.at(-1)?.assignment;
    return assign(assignor, {
      members: reportingMembers(present, previous, history.length),
      partitionCounts,
    });
  }

  /** Whether a partition that somebody could read is with nobody. */
  function isOnItsWay(): boolean {
    const assigned = [...(history.at(-1)?.assignment.values() ?? [])].flat().length;
    const wanted = new Set([...present.values()].flat());
    return [...wanted].reduce((sum, topic) => sum + (partitionCounts.get(topic) ?? 0), 0) > assigned;
  }
}

/** The members as they join a rebalance; one that is new owns nothing and has no generation. */
function reportingMembers(
  present: Subscriptions,
  previous: Assignment | undefined,
  generation: number,
): Member[] {
  return [...present].map(([memberId, topics]) => {
    const ownedPartitions = previous?.get(memberId);
    return ownedPartitions ? { memberId, topics, ownedPartitions, generation } : { memberId, topics };
  });
}

function ownedAssignment(members: Subscriptions, owned: Map<string, Map<string, number[]>>): Assignment {
  return new Map(
    [...members.keys()].map((memberId) => [
      memberId,
      [...(owned.get(memberId) ?? [])].flatMap(([topic, partitions]) =>
        partitions.map((partition): TopicPartition => ({ topic, partition })),
      ),
    ]),
  );
}
