import { describe, expect, test } from 'vitest';
import { textsByMember } from '../test/assignor-cases.ts';
import type { GroupStep } from './group-simulation/group-step.ts';
import type { GroupEvent, JoiningMember, SimulatedAssignor } from './group-simulation/scenario.ts';
import { simulateGroup } from './group-simulation.ts';

const ownedBy = (step: GroupStep): Map<string, { topic: string; partition: number }[]> =>
  new Map(step.members.map(({ memberId, owned }) => [memberId, [...owned]]));

const joining = (memberId: string, groupInstanceId?: string): JoiningMember => ({
  memberId,
  topics: ['t'],
  ...(groupInstanceId === undefined ? {} : { groupInstanceId }),
});

const join = (atMs: number, memberId: string, groupInstanceId?: string): GroupEvent => ({
  atMs,
  kind: 'join',
  member: joining(memberId, groupInstanceId),
});

function play(assignor: SimulatedAssignor, partitionCount: number, events: GroupEvent[]): GroupStep[] {
  return simulateGroup({
    assignor,
    partitionCounts: new Map([['t', partitionCount]]),
    events,
    kafkaVersion: '4.4',
  });
}

const kinds = (steps: GroupStep[]): string[] => steps.map(({ cause }) => cause.kind);
const unreadAfter = (step: GroupStep | undefined): number[] =>
  step?.unread.map(({ partition }) => partition) ?? [];

describe('stories', () => {
  test('eager: when a second member joins, everybody stops until the round is over', () => {
    const steps = play('range', 4, [join(0, 'a'), join(60_000, 'b')]);
    expect(kinds(steps)).toEqual(['join', 'assign', 'join', 'stop', 'assign']);
    expect(unreadAfter(steps[3])).toEqual([0, 1, 2, 3]);
    expect(textsByMember(ownedBy(steps[4]!))).toEqual({ a: ['t-0', 't-1'], b: ['t-2', 't-3'] });
    expect(steps[4]?.sinceStable?.map(({ change }) => change)).toEqual(['kept', 'kept', 'moved', 'moved']);
    expect(steps[4]!.atMs - steps[3]!.atMs).toBe(3_000);
  });

  test('cooperative: two rounds, and only what moves is unread, for one step', () => {
    const steps = play('cooperative-sticky', 4, [join(0, 'a'), join(60_000, 'b')]);
    expect(kinds(steps)).toEqual(['join', 'assign', 'join', 'assign', 'assign']);
    expect(textsByMember(ownedBy(steps[3]!))).toEqual({ a: ['t-0', 't-1'], b: [] });
    expect(steps.map(unreadAfter)).toEqual([[0, 1, 2, 3], [], [], [2, 3], []]);
    expect(textsByMember(ownedBy(steps[4]!))).toEqual({ a: ['t-0', 't-1'], b: ['t-2', 't-3'] });
    expect(steps.map(({ phase }) => phase)).toEqual([
      'rebalancing',
      'stable',
      'rebalancing',
      'rebalancing',
      'stable',
    ]);
  });

  test('KIP-848: the old owner is told, says that it has stopped, and the new one gets the partitions', () => {
    const steps = play('server-uniform', 4, [join(0, 'a'), join(62_000, 'b')]);
    const shown = steps.map(({ atMs, cause, phase }) => [
      atMs,
      cause.kind,
      'memberId' in cause && cause.memberId,
      phase,
    ]);
    expect(shown).toEqual([
      [0, 'join', 'a', 'reconciling'],
      [0, 'receive', 'a', 'stable'],
      [62_000, 'join', 'b', 'reconciling'],
      [65_000, 'revoke', 'a', 'reconciling'],
      [65_100, 'acknowledge', 'a', 'reconciling'],
      [67_000, 'receive', 'b', 'stable'],
    ]);
    expect(steps.map(unreadAfter)).toEqual([[0, 1, 2, 3], [], [], [2, 3], [2, 3], []]);
    expect(steps[4]?.unread[0]).toEqual({ topic: 't', partition: 2, stepCount: 2, sinceMs: 65_000 });
    expect(steps.map(({ members }) => members.map(({ epoch }) => epoch))).toEqual([
      [-1],
      [1],
      [1, -1],
      [1, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test.each(['range', 'cooperative-sticky', 'server-range'] as const)(
    '%s: what a crashed member owned is read by nobody until its session times out',
    (assignor) => {
      const crash: GroupEvent = { atMs: 200_000, kind: 'crash', memberId: 'b' };
      const steps = play(assignor, 4, [join(0, 'a'), join(60_000, 'b'), crash]);
      const crashed = steps.findIndex(({ cause }) => cause.kind === 'crash');
      const expired = steps.findIndex(({ cause }) => cause.kind === 'expire');
      expect(unreadAfter(steps[crashed])).toEqual([2, 3]);
      expect(steps[crashed]?.phase).toBe('stable');
      expect(steps[expired]!.atMs).toBe(245_000);
      expect(textsByMember(ownedBy(steps.at(-1)!))).toEqual({ a: ['t-0', 't-1', 't-2', 't-3'] });
    },
  );

  test('classic: a round waits for a member that has crashed, and an eager group stands still meanwhile', () => {
    const crash: GroupEvent = { atMs: 100_000, kind: 'crash', memberId: 'b' };
    const steps = play('range', 4, [join(0, 'a'), join(0, 'b'), crash, join(110_000, 'c')]);
    const stop = steps.findIndex(({ cause }) => cause.kind === 'stop');
    expect(steps[stop]?.atMs).toBe(110_000);
    expect(kinds(steps.slice(stop))).toEqual(['stop', 'expire', 'assign']);
    expect(unreadAfter(steps[stop])).toEqual([0, 1, 2, 3]);
    expect(steps.at(-1)?.atMs).toBe(145_000);
  });

  test('classic: a static member that comes back ends the round that waits for it', () => {
    const away: GroupEvent = { atMs: 100_000, kind: 'leave', memberId: 'b' };
    const back = [join(110_000, 'c'), join(120_000, 'b2', 'i')];
    const steps = play('range', 3, [join(0, 'a'), join(0, 'b', 'i'), away, ...back]);
    expect(kinds(steps).slice(-4)).toEqual(['join', 'stop', 'return', 'assign']);
    expect(steps.at(-1)).toMatchObject({ atMs: 120_000, phase: 'stable' });
    // Static members come first.
    expect(textsByMember(ownedBy(steps.at(-1)!))).toEqual({ a: ['t-1'], b2: ['t-0'], c: ['t-2'] });
  });

  test.each(['range', 'sticky', 'cooperative-sticky', 'server-uniform'] as const)(
    '%s: a static member that is back in time takes up its partitions, and nobody else notices',
    (assignor) => {
      const away: GroupEvent = { atMs: 200_000, kind: 'leave', memberId: 'b' };
      const steps = play(assignor, 4, [join(0, 'a'), join(60_000, 'b', 'i'), away, join(230_000, 'b2', 'i')]);
      const before = steps.find(({ cause }) => cause.kind === 'away');
      const last = steps.at(-1)!;
      expect(last.cause).toEqual({ kind: 'return', memberId: 'b2' });
      expect(last.epoch).toBe(before?.epoch);
      expect(last.members[1]?.owned).toEqual(before?.members[1]?.owned);
      expect(unreadAfter(before)).toHaveLength(2);
      expect(unreadAfter(last)).toEqual([]);
    },
  );

  test('a session that times out is the last one: who came back and crashed again has its full time', () => {
    const events: GroupEvent[] = [
      { atMs: 200_000, kind: 'crash', memberId: 'b' },
      join(210_000, 'b2', 'i'),
      { atMs: 220_000, kind: 'crash', memberId: 'b2' },
      join(220_000, 'b3', 'i'),
      { atMs: 220_000, kind: 'leave', memberId: 'b3' },
    ];
    const steps = play('server-range', 4, [join(0, 'a'), join(0, 'b', 'i'), ...events]);
    const expired = steps.filter(({ cause }) => cause.kind === 'expire');
    expect(expired.map(({ atMs, cause }) => [atMs, cause])).toEqual([
      [265_000, { kind: 'expire', memberId: 'b3' }],
    ]);
  });

  test.each([
    [['t', 'u'], ['u', 't'], false],
    [['t', 'u'], ['t'], true],
    [['t'], ['t', 'u'], true],
  ])('a static member that read %j and comes back for %j: a round or none', (before, after, isRound) => {
    for (const assignor of ['sticky', 'cooperative-sticky', 'server-uniform'] as const) {
      const steps = simulateGroup({
        assignor,
        partitionCounts: new Map([
          ['t', 8],
          ['u', 4],
        ]),
        members: [
          { memberId: 'a', topics: ['t', 'u'] },
          { memberId: 'b', topics: before, groupInstanceId: 'i' },
        ],
        events: [
          { atMs: 1_000, kind: 'leave', memberId: 'b' },
          { atMs: 2_000, kind: 'join', member: { memberId: 'b2', topics: after, groupInstanceId: 'i' } },
        ],
      });
      const back = steps.find(({ cause }) => cause.kind === 'return')!;
      const away = steps.find(({ cause }) => cause.kind === 'away')!;
      expect(steps.at(-1)!.epoch > away.epoch, assignor).toBe(isRound);
      const wanted = steps.at(-1)!.members.flatMap(({ topics }) => topics);
      expect(steps.at(-1)!.unread.filter(({ topic }) => wanted.includes(topic))).toEqual([]);
      // It can read on at once only where it is handed back what it had, or where the broker keeps it.
      const { owned, epoch } = back.members.find(({ memberId }) => memberId === 'b2')!;
      expect(epoch < 0, assignor).toBe(isRound && assignor !== 'server-uniform');
      expect(owned.length > 0, assignor).toBe(!isRound || assignor === 'server-uniform');
      expect(owned.filter(({ topic }) => !after.includes(topic))).toEqual([]);
    }
  });

  test('sticky: a static member that restarts into an open round remembers nothing', () => {
    const restart: GroupEvent[] = [
      { atMs: 200_000, kind: 'leave', memberId: 'b' },
      join(201_000, 'c'),
      join(202_000, 'b2', 'i'),
    ];
    const steps = play('sticky', 6, [join(0, 'a'), join(0, 'b', 'i'), ...restart]);
    // a keeps two of 0, 2 and 4; had b2 remembered 1, 3 and 5, it would have kept 1 and 3.
    expect(textsByMember(ownedBy(steps.at(-1)!))).toEqual({
      a: ['t-0', 't-2'],
      b2: ['t-1', 't-4'],
      c: ['t-3', 't-5'],
    });
  });

  test('KIP-848: a static member that restarts while it gives something up has nothing left to acknowledge', () => {
    const restart: GroupEvent[] = [{ atMs: 65_010, kind: 'leave', memberId: 'a' }, join(65_020, 'a2', 'i')];
    const steps = play('server-uniform', 4, [join(0, 'a', 'i'), join(62_000, 'b'), ...restart]);
    expect(kinds(steps.slice(2))).toEqual(['join', 'revoke', 'away', 'return', 'receive']);
    expect(textsByMember(ownedBy(steps.at(-1)!))).toEqual({ a2: ['t-0', 't-1'], b: ['t-2', 't-3'] });
    expect(steps.at(-1)?.phase).toBe('stable');
  });

  test('KIP-848: whom a change does not concern is at the new epoch at once', () => {
    const steps = play('server-uniform', 2, [join(0, 'a'), join(0, 'b'), join(60_000, 'c')]);
    expect(steps.at(-1)).toMatchObject({ atMs: 60_000, phase: 'stable', epoch: 3 });
    expect(steps.at(-1)?.members.map(({ epoch }) => epoch)).toEqual([3, 3, 3]);
  });

  test.each(['cooperative-sticky', 'server-uniform'] as const)(
    '%s: a topic that comes into being later is read by those who have been waiting for it',
    (assignor) => {
      const members = [{ memberId: 'a', topics: ['t', 'later'] }];
      const grow: GroupEvent = { atMs: 60_000, kind: 'grow', topic: 'later', partitionCount: 2 };
      const steps = simulateGroup({
        assignor,
        members,
        partitionCounts: new Map([['t', 1]]),
        events: [grow],
      });
      expect(textsByMember(ownedBy(steps[0]!))).toEqual({ a: ['t-0'] });
      expect(textsByMember(ownedBy(steps.at(-1)!)).a?.toSorted()).toEqual(['later-0', 'later-1', 't-0']);
    },
  );

  test('classic: the first member of a group sees what there is, grown while nobody was there or not', () => {
    const grow: GroupEvent = { atMs: 60_000, kind: 'grow', topic: 't', partitionCount: 3 };
    const steps = play('range', 2, [grow, join(61_000, 'a')]);
    expect(kinds(steps)).toEqual(['grow', 'join', 'assign']);
    expect(unreadAfter(steps.at(-1))).toEqual([]);
  });

  test('classic members do not see new partitions before they look at the metadata again; KIP-848 does at once', () => {
    const grow: GroupEvent = { atMs: 60_000, kind: 'grow', topic: 't', partitionCount: 5 };
    const classic = play('cooperative-sticky', 4, [join(0, 'a'), grow]);
    expect(kinds(classic)).toEqual(['join', 'assign', 'grow', 'notice', 'assign']);
    expect(classic.map(unreadAfter).slice(2)).toEqual([[4], [4], []]);
    expect(classic[3]?.atMs).toBe(360_000);
    const consumer = play('server-uniform', 4, [join(0, 'a'), grow]);
    expect(kinds(consumer)).toEqual(['join', 'receive', 'grow', 'receive']);
    expect(consumer[3]?.atMs).toBe(65_000);
  });

  test('a change away from an eager strategy stops everybody once; between cooperative rounds nobody stops', () => {
    const change = (assignor: SimulatedAssignor): GroupEvent => ({
      atMs: 200_000,
      kind: 'strategy',
      assignor,
    });
    const members = [join(0, 'a'), join(0, 'b')];
    expect(kinds(play('range', 4, [...members, change('cooperative-sticky')]))).toContain('stop');
    expect(kinds(play('cooperative-sticky', 4, [...members, change('range')]))).toContain('stop');
    expect(kinds(play('cooperative-sticky', 4, [...members, change('cooperative-sticky')]))).not.toContain(
      'stop',
    );
  });

  test.each([
    ['sticky', 4],
    ['cooperative-sticky', 4],
    ['server-uniform', 40],
  ] as const)('%s: a member joins 1000 others with 10000 partitions, in a few steps', (assignor, most) => {
    const members = Array.from({ length: 1000 }, (_, index) => ({ memberId: `m${index}`, topics: ['t'] }));
    const partitionCounts = new Map([['t', 10_000]]);
    const steps = simulateGroup({
      assignor,
      members,
      partitionCounts,
      events: [join(1, 'x')],
      kafkaVersion: '4.4',
    });
    expect(steps.length).toBeLessThanOrEqual(most);
    expect(steps.at(-1)?.members.at(-1)?.owned).toHaveLength(9);
    expect(unreadAfter(steps.at(-1))).toEqual([]);
  });

  test('the last member leaves: the group is empty and everything unread', () => {
    const steps = play('range', 2, [join(0, 'a'), { atMs: 60_000, kind: 'leave', memberId: 'a' }]);
    expect(steps.at(-1)).toMatchObject({ phase: 'empty', members: [] });
    expect(unreadAfter(steps.at(-1))).toEqual([0, 1]);
  });
});
