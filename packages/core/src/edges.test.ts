import { describe, expect, test } from 'vitest';
import { ASSIGNOR_NAMES, assign } from './assignors/assign.ts';
import type { GroupSubscription } from './assignors/assignment.ts';
import { assignServerRange } from './assignors/server/assign-server-range.ts';
import { assignServerUniform } from './assignors/server/assign-server-uniform.ts';
import { murmur2 } from './murmur2.ts';
import { partitionForKey } from './partition-for-key.ts';

const assignors: [string, (group: GroupSubscription) => Map<string, unknown[]>][] = [
  ...ASSIGNOR_NAMES.map((name): (typeof assignors)[number] => [name, (group) => assign(name, group)]),
  ['server-range', assignServerRange],
  ['server-uniform', assignServerUniform],
];

test('a key of 100 MB hashes as in Java', () => {
  const key = Uint8Array.from({ length: 100_000_001 }, (_, index) => index * 31);
  // kafka-clients 4.0.0, Utils.murmur2 of the same bytes.
  expect([murmur2(key), partitionForKey(key, 6)]).toEqual([-2005857490, 4]);
});

describe.each(assignors)('%s at the edges', (_name, run) => {
  const partitionCounts = new Map([['t', 3]]);

  test('a million topics and nobody there', () => {
    const topics = Array.from({ length: 1_000_000 }, (_, index): [string, number] => [`t${index}`, 1]);
    expect(run({ members: [], partitionCounts: new Map(topics) })).toEqual(new Map());
  });

  test('members without topics get nothing, and are in the answer', () => {
    const members = ['a', 'b'].map((memberId) => ({ memberId, topics: [] }));
    expect(run({ members, partitionCounts })).toEqual(
      new Map([
        ['a', []],
        ['b', []],
      ]),
    );
  });

  test('ids that look like numbers or like members of an object', () => {
    const ids = ['10', '9', '__proto__', 'constructor'];
    const group = { members: ids.map((memberId) => ({ memberId, topics: ['t'] })), partitionCounts };
    const assignment = run(group);
    expect([...assignment.keys()].sort()).toEqual([...ids].sort());
    expect([...assignment.values()].flat()).toHaveLength(3);
    expect(({} as Record<string, unknown>).t).toBeUndefined();
  });

  test.each([-1, 2 ** 31 - 1])('a generation of %d', (generation) => {
    const owned = [{ topic: 't', partition: 0 }];
    const members = [
      { memberId: 'a', topics: ['t'], ownedPartitions: owned, generation },
      { memberId: 'b', topics: ['t'], ownedPartitions: [], generation },
    ];
    expect([...run({ members, partitionCounts }).values()].flat()).toHaveLength(3);
  });

  test('one id twice is refused', () => {
    const members = ['a', 'a'].map((memberId) => ({ memberId, topics: ['t'] }));
    expect(() => run({ members, partitionCounts })).toThrow(/^MEMBER_ID_DUPLICATE/);
  });
});
