import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssignorCase, anyOwningGroup, groupOfCase } from '../test/assignor-cases.ts';
import { failing, readVectors } from '../test/read-vectors.ts';
import type { AssignmentExplanation } from './assignment-reasons/assignment-reason.ts';
import { ASSIGNOR_NAMES } from './assignors/assign.ts';
import type { GroupSubscription, TopicPartition } from './assignors/assignment.ts';
import { explainAssignment } from './explain-assignment.ts';

// Single explanations, word by word: explain-assignment.test.ts.

describe('vectors', () => {
  const cases = ['assignors', 'assignors-histories', 'upstream-assignor-cases'].flatMap((file) =>
    readVectors<AssignorCase>(file),
  );

  test.each(ASSIGNOR_NAMES)(
    '%s: the partitions that are explained are those that Kafka gives, in its order',
    (name) => {
      const holds = (one: AssignorCase): boolean =>
        Object.entries(one.expected ?? {}).every(([memberId, list]) => {
          const explained = explainAssignment(name, groupOfCase(one), memberId);
          const own = explained.filter((entry) => entry.memberId === memberId && entry.partition !== null);
          return (
            textsOf(own) === textsOf(list) && explained.every((entry) => isTrueOf(entry, groupOfCase(one)))
          );
        });
      const own = cases.filter(({ assignor, expected }) => assignor === name && expected !== undefined);
      expect(own.length).toBeGreaterThan(30);
      expect(failing(own, holds)).toEqual([]);
    },
  );
});

describe('properties', () => {
  test.each(ASSIGNOR_NAMES)(
    '%s: asked for each partition or for each member, the answers are the same',
    (name) => {
      fc.assert(
        fc.property(anyOwningGroup, (group) => {
          const topics = [...group.partitionCounts].filter(([topic]) => isSubscribed(group, topic));
          const byPartition = topics.flatMap(([topic, count]) =>
            Array.from(
              { length: count },
              (_, partition) => explainAssignment(name, group, { topic, partition })[0],
            ),
          );
          const byMember = group.members.flatMap(({ memberId }) => explainAssignment(name, group, memberId));
          const known = new Set(byMember.map((entry) => JSON.stringify(entry)));
          expect(byPartition.filter((entry) => !known.has(JSON.stringify(entry)))).toEqual([]);
          expect(byMember.every((entry) => isTrueOf(entry, group))).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );
});

function textsOf(list: readonly { topic: string | null; partition: number | null }[]): string {
  return list.map(({ topic, partition }) => `${topic}-${partition}`).join();
}

function isSubscribed({ members }: GroupSubscription, topic: string): boolean {
  return members.some(({ topics }) => topics.includes(topic));
}

/** Whether what an explanation says can be read off the group itself, by the rules' own words. */
function isTrueOf(
  { memberId, topic, partition, reason }: AssignmentExplanation,
  group: GroupSubscription,
): boolean {
  const claims = ({ ownedPartitions = [] }: { ownedPartitions?: readonly TopicPartition[] }): boolean =>
    ownedPartitions.some((one) => one.topic === topic && one.partition === partition);
  switch (reason.rule) {
    case 'range': {
      const { partitionCount, memberCount, quotient, remainder, position, start, count } = reason;
      const isInside = partition === null ? count === 0 : partition >= start && partition < start + count;
      const isDivision = quotient * memberCount + remainder === partitionCount && remainder < memberCount;
      return isInside && isDivision && position < memberCount;
    }
    case 'range-racks':
      return (
        reason.step === 'rest' || reason.rackId === undefined || reason.replicaRacks.includes(reason.rackId)
      );
    case 'roundrobin': {
      const passed = (reason.seat - reason.cursor + reason.memberCount) % reason.memberCount;
      const topicsOf = (id: string) => group.members.find((member) => member.memberId === id)?.topics ?? [];
      return (
        passed === reason.skipped.length && reason.skipped.every((id) => !topicsOf(id).includes(topic ?? ''))
      );
    }
    case 'nothing':
      return true;
    default: {
      const claimants = group.members.filter(claims).map((member) => member.memberId);
      const isKept = reason.change !== 'kept' || (reason.from === reason.to && reason.cause === undefined);
      const isMoved = reason.change !== 'moved' || (reason.from !== reason.to && reason.from !== undefined);
      return (
        isKept &&
        isMoved &&
        (memberId === null ? reason.isWaiting : memberId === reason.to) &&
        claimants.sort().join() === [...reason.claimedBy].sort().join() &&
        (claimants.length !== 1 || reason.from === claimants[0])
      );
    }
  }
}
