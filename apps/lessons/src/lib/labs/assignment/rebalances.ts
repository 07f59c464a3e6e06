import { assign, isAssignorName } from '@keyway/core/assignors/assign';
import type { Assignment, GroupSubscription, Member } from '@keyway/core/assignors/assignment';
import { assignServerRange } from '@keyway/core/assignors/server/assign-server-range';
import { assignServerUniform } from '@keyway/core/assignors/server/assign-server-uniform';
import { diffAssignments } from '@keyway/core/diff-assignments';
import { type LabStrategy, labRacks } from '@keyway/lesson/containers/lab-assignment';
import type { Plan } from './plan.ts';
import type { Scene } from './scenes.ts';

/** A rebalance that has happened. */
export interface Rebalance {
  /** Place of its scene; a scene has a second rebalance where a cooperative group first revokes and then gives. */
  scene: number;
  /** Everybody in the group, those without a partition too. */
  assignment: Assignment;
  /** Whether a member had to give something up in it, so that a cooperative group goes on to another. */
  isRestless: boolean;
}

/** Releases that differ in nothing since 4.0.1. */
const KAFKA_VERSION = '4.4';

/**
 * A cooperative group needs one round to revoke and one to give. With racks it may think again, five rounds were seen,
 * and in rare groups it never comes to rest; so there is a bound.
 */
export const MAX_FOLLOW_UPS = 7;

/**
 * Lets a group live through its scenes under one strategy.
 * Members report what they own and since which generation, as Kafka's clients do; for an assignor of the broker that
 * is the previous target. A cooperative group rebalances again by itself when a member had to give something up,
 * `MAX_FOLLOW_UPS` times at most.
 * @returns at least one rebalance a scene, in order
 */
export function playRebalances(strategy: LabStrategy, plan: Plan, scenes: readonly Scene[]): Rebalance[] {
  const rebalances: Rebalance[] = [];
  for (const [scene, { members, counts }] of scenes.entries()) {
    for (let round = 0; round <= MAX_FOLLOW_UPS; round++) {
      const previous: Assignment = rebalances.at(-1)?.assignment ?? new Map();
      const subscription: GroupSubscription = {
        members: members.map((member) =>
          reportingMember(member, plan, { previous, generation: rebalances.length }),
        ),
        partitionCounts: new Map(plan.topics.map(({ name }, place) => [name, counts[place] ?? 0])),
        ...(plan.replicaCount !== undefined && {
          partitionRacks: racksByTopic(plan, counts, plan.replicaCount),
        }),
      };
      const assignment = assignBy(strategy, subscription);
      const isRestless = strategy === 'cooperative-sticky' && hasRevoked(previous, assignment);
      rebalances.push({ scene, assignment, isRestless });
      if (!isRestless) break;
    }
  }
  return rebalances;
}

/**
 * Racks with a copy of each partition: the copies of partition p lie in the racks p, p + 1 … around the circle, as
 * Kafka spreads them over brokers that stand one in each rack.
 * @example racksOf(4, 2) // ['r2', 'r3']
 */
export function racksOf(partition: number, replicaCount: number): string[] {
  return Array.from(
    { length: replicaCount },
    (_, copy) => labRacks[(partition + copy) % labRacks.length] ?? labRacks[0],
  );
}

function racksByTopic(
  { topics }: Plan,
  counts: readonly number[],
  replicaCount: number,
): Map<string, string[][]> {
  return new Map(
    topics.map(({ name }, place) => [
      name,
      Array.from({ length: counts[place] ?? 0 }, (_, partition) => racksOf(partition, replicaCount)),
    ]),
  );
}

/** A member as it joins a rebalance; one that is new owns nothing and has no generation. */
function reportingMember(
  { letter, topics, rack }: Scene['members'][number],
  plan: Plan,
  { previous, generation }: { previous: Assignment; generation: number },
): Member {
  const ownedPartitions = previous.get(letter);
  return {
    memberId: letter,
    topics: topics.flatMap((place) => plan.topics[place]?.name ?? []),
    ...(plan.replicaCount !== undefined && rack !== undefined && { rackId: rack }),
    ...(ownedPartitions && { ownedPartitions, generation }),
  };
}

function assignBy(strategy: LabStrategy, subscription: GroupSubscription): Assignment {
  if (isAssignorName(strategy)) return assign(strategy, subscription);
  const assignServer = strategy === 'server-range' ? assignServerRange : assignServerUniform;
  return assignServer(subscription, { kafkaVersion: KAFKA_VERSION });
}

/** Whether a member that is still there lost something. */
function hasRevoked(before: Assignment, after: Assignment): boolean {
  return diffAssignments(before, after).some(
    ({ change, from }) =>
      (change === 'revoked' || change === 'moved') && from !== undefined && after.has(from),
  );
}
