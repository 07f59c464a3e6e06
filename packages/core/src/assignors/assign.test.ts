import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssignorCase,
  anyGroup,
  anyOwningGroup,
  groupOf,
  groupOfCase,
  isExpected,
  textsByMember,
} from '../../test/assignor-cases.ts';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { verifyAssignment } from '../verify-assignment.ts';
import { ASSIGNOR_NAMES, assign, isAssignorName } from './assign.ts';

const FILES = ['assignors', 'assignors-histories', 'upstream-assignor-cases'].flatMap((file) => {
  const cases = readVectors<AssignorCase>(file);
  return ASSIGNOR_NAMES.map((name) => ({ file, name, cases: cases.filter((one) => one.assignor === name) }));
});
const quirks = readVectors<AssignorCase>('assignors-quirks');
const quirksWith = (...flags: string[]): (AssignorCase & { id: string })[] =>
  quirks.filter((one) => flags.some((flag) => one.flags.includes(flag)));

const isSound = (one: AssignorCase, options = {}): boolean => {
  const protocol = one.assignor === 'cooperative-sticky' ? 'cooperative' : 'eager';
  const group = groupOfCase(one);
  return verifyAssignment(group, assign(one.assignor, group, options), { protocol }).length === 0;
};

describe('vectors', () => {
  test.each(FILES.filter(({ cases }) => cases.length > 0))(
    '$file#$name: every case exactly, the order of lists included',
    ({ name, cases }) => {
      expect(failing(cases, (one) => isExpected(assign(name, groupOfCase(one)), one))).toEqual([]);
    },
  );

  test('assignors-quirks: where Kafka answers soundly, so do we, with the same answer', () => {
    const left = ['EmptySubscriptionFirst', 'GhostPartition', 'NeverReturns'];
    const stale = ['StaleClaimOutOfPlay', 'StaleClaimUnsubscribed'];
    const cases = quirks.filter((one) => !one.flags.some((flag) => [...left, ...stale].includes(flag)));
    expect(failing(cases, (one) => isExpected(assign(one.assignor, groupOfCase(one)), one))).toEqual([]);
    expect(failing(cases, (one) => isSound(one))).toEqual([]);
  });

  test('assignors-quirks: a partition number that the topic does not have is refused', () => {
    for (const one of quirksWith('GhostPartition')) {
      expect(() => assign(one.assignor, groupOfCase(one)), one.id).toThrow(/^OWNED_PARTITION_RANGE/);
    }
  });

  test('assignors-quirks: a member without topics that comes first gets what Kafka gives it, or nothing on request', () => {
    const cases = quirksWith('EmptySubscriptionFirst');
    expect(failing(cases, (one) => isExpected(assign(one.assignor, groupOfCase(one)), one))).toEqual([]);
    expect(failing(cases, (one) => isSound(one, { keepsEmptySubscriptionsApart: true }))).toEqual([]);
  });

  test('assignors-quirks: stale claims on which Kafka fails, or gives to a non-subscriber, are passed over', () => {
    const cases = quirksWith('StaleClaimOutOfPlay', 'StaleClaimUnsubscribed');
    expect(failing(cases, (one) => isSound(one))).toEqual([]);
  });

  test('assignors-quirks: a group on which Kafka never returns is answered soundly', () => {
    expect(failing(quirksWith('NeverReturns'), (one) => isSound(one))).toEqual([]);
  });
});

describe('properties', () => {
  test.each(ASSIGNOR_NAMES)('%s: new members get every partition once, subscribers only, evenly', (name) => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        expect(verifyAssignment(group, assign(name, group))).toEqual([]);
      }),
    );
  });

  test.each(ASSIGNOR_NAMES)('%s: whatever members claim, the round is sound', (name) => {
    const protocol = name === 'cooperative-sticky' ? 'cooperative' : 'eager';
    fc.assert(
      fc.property(anyOwningGroup, (group) => {
        expect(verifyAssignment(group, assign(name, group), { protocol })).toEqual([]);
      }),
    );
  });

  test.each(ASSIGNOR_NAMES)('%s: the order in which new members are listed changes no set', (name) => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const turned = { ...group, members: group.members.toReversed() };
        expect(sortedTexts(assign(name, turned))).toEqual(sortedTexts(assign(name, group)));
      }),
    );
  });

  test.each(ASSIGNOR_NAMES)('%s: listing owning members otherwise keeps the round even', (name) => {
    const protocol = name === 'cooperative-sticky' ? 'cooperative' : 'eager';
    fc.assert(
      fc.property(anyOwningGroup, (group) => {
        const turned = { ...group, members: group.members.toReversed() };
        expect(verifyAssignment(turned, assign(name, turned), { protocol })).toEqual([]);
      }),
    );
  });

  test.each(ASSIGNOR_NAMES)('%s: the group is left as it was', (name) => {
    fc.assert(
      fc.property(anyOwningGroup, (group) => {
        const before = structuredClone(group);
        assign(name, group);
        expect(group).toEqual(before);
      }),
    );
  });

  test.each(ASSIGNOR_NAMES)('%s: members come out in the order in which they are listed', (name) => {
    const group = groupOf({ b: ['t'], __proto__x: ['t'], a: ['t'] }, { t: 3 });
    expect([...assign(name, group).keys()]).toEqual(['b', '__proto__x', 'a']);
  });

  test.each(ASSIGNOR_NAMES)('%s: no members, no topics and no partitions are answered', (name) => {
    expect(assign(name, { members: [], partitionCounts: new Map([['t', 3]]) })).toEqual(new Map());
    expect(textsByMember(assign(name, groupOf({ a: [], b: [] }, { t: 3 })))).toEqual({ a: [], b: [] });
    expect(textsByMember(assign(name, groupOf({ a: ['t'], b: ['u'] }, { t: 0 })))).toEqual({ a: [], b: [] });
  });

  test.each(ASSIGNOR_NAMES)('%s: names that objects know are names like others', (name) => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const group = {
      members: names.map((memberId) => ({ memberId, topics: names })),
      partitionCounts: new Map(names.map((topic) => [topic, 2])),
    };
    const assignment = assign(name, group);
    expect([...assignment.keys()]).toEqual(names);
    expect(verifyAssignment(group, assignment)).toEqual([]);
  });
});

describe('errors', () => {
  test.each(['RoundRobinAssigner', 'Range', '', 'toString'])('the assignor "%s" is unknown', (name) => {
    expect(isAssignorName(name)).toBe(false);
    expect(() => assign(name, groupOf({ a: ['t'] }, { t: 1 }))).toThrow(/^ASSIGNOR_UNKNOWN/);
  });
});

describe('bugs', () => {
  test.each(ASSIGNOR_NAMES)('%s: a rebalance leaves nothing behind for the next one', (name) => {
    // The memory of a sticky assignor was kept on the class, so that two consumers of one process advertised each
    // other's partitions. A group of 84 members with aiokafka stood still for 45 minutes.
    const group = groupOf({ a: ['t'], b: ['t'] }, { t: 4 });
    const before = textsByMember(assign(name, group));
    const owned = [0, 1, 2, 3].map((partition) => ({ topic: 't', partition }));
    assign(name, {
      ...group,
      members: [{ memberId: 'b', topics: ['t'], ownedPartitions: owned, generation: 9 }],
    });
    expect(textsByMember(assign(name, group))).toEqual(before);
  });

  test.each([
    ['range', 'eager'],
    ['roundrobin', 'eager'],
    ['sticky', 'eager'],
    ['cooperative-sticky', 'cooperative'],
  ] as const)(
    '%s: 1000 members with subscriptions of their own share 10 000 partitions and come to an end',
    (name, protocol) => {
      // Balancing looked at every partition of every member before each move, minutes for a few thousand partitions.
      // Groups of Java consumers (3.5) and of librdkafka clients outlived their session timeout and never settled.
      const topics = Array.from({ length: 100 }, (_, index) => `t${index}`);
      const group = {
        members: Array.from({ length: 1000 }, (_, index) => ({
          memberId: `c${index}`,
          topics: topics.filter((_, topic) => (topic * 7 + index * 13) % 10 < 5 - (index % 3)),
        })),
        partitionCounts: new Map(topics.map((topic) => [topic, 100])),
      };
      const hog = topics.flatMap((topic) =>
        Array.from({ length: 100 }, (_, partition) => ({ topic, partition })),
      );
      const members = [{ memberId: 'hog', topics, ownedPartitions: hog, generation: 1 }, ...group.members];
      for (const one of [group, { ...group, members }]) {
        expect(verifyAssignment(one, assign(name, one), { protocol })).toEqual([]);
      }
    },
  );
});

function sortedTexts(assignment: ReturnType<typeof assign>): [string, string[]][] {
  const texts = Object.entries(textsByMember(assignment));
  return texts
    .map(([id, list]): [string, string[]] => [id, list.sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
