import { describe, expect, test } from 'vitest';
import { simulateGroup } from '../group-simulation.ts';
import type { GroupStep } from './group-step.ts';
import type { GroupEvent, GroupScenario, JoiningMember } from './scenario.ts';

// What cannot be played, whether it shows at once or only when its turn comes.

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

describe('errors', () => {
  const playing = (events: unknown[], rest: object = {}): (() => GroupStep[]) => {
    const scenario = { assignor: 'range', partitionCounts: new Map([['t', 4]]), events, ...rest };
    return () => simulateGroup(scenario as GroupScenario);
  };

  test.each([
    ['ASSIGNOR_UNKNOWN', [], { assignor: 'uniform' }],
    ['ASSIGNOR_UNKNOWN', [{ atMs: 0, kind: 'strategy', assignor: 'Range' }], {}],
    ['MEMBER_ID_DUPLICATE', [], { members: [joining('a'), joining('a')] }],
    ['INSTANCE_ID_TAKEN', [], { members: [joining('a', 'i'), joining('b', 'i')] }],
    ['PARTITION_COUNT_RANGE', [], { partitionCounts: new Map([['t', 2 ** 30]]) }],
    ['PROTOCOL_CHANGE', [{ atMs: 0, kind: 'strategy', assignor: 'server-range' }], {}],
    ['EVENT_TIME_RANGE', [{ ...join(0, 'a'), atMs: -1 }], {}],
    ['EVENT_TIME_RANGE', [{ ...join(0, 'a'), atMs: Number.NaN }], {}],
    ['EVENT_UNKNOWN', [{ atMs: 0, kind: 'restart', memberId: 'a' }], {}],
    ['MEMBER_UNKNOWN', [{ atMs: 0, kind: 'leave', memberId: 'a' }], {}],
    [
      'MEMBER_UNKNOWN',
      [join(0, 'a'), { atMs: 1, kind: 'crash', memberId: 'a' }, { atMs: 2, kind: 'leave', memberId: 'a' }],
      {},
    ],
    ['MEMBER_ID_DUPLICATE', [join(0, 'a'), join(1, 'a')], {}],
    ['INSTANCE_ID_TAKEN', [join(0, 'a', 'i'), join(1, 'b', 'i')], {}],
    ['PARTITION_COUNT_RANGE', [{ atMs: 0, kind: 'grow', topic: 't', partitionCount: 4 }], {}],
    ['PARTITION_COUNT_RANGE', [{ atMs: 0, kind: 'grow', topic: 't', partitionCount: 4.5 }], {}],
    ['TIMING_RANGE', [], { timings: { rejoinMs: 0 } }],
    ['KAFKA_VERSION_UNKNOWN', [], { kafkaVersion: '3.9' }],
  ])('%s', (code, events, rest) => {
    expect(playing(events, rest)).toThrow(new RegExp(`^${code}:`));
  });

  test('a wrong type is a TypeError', () => {
    expect(playing([{ atMs: 0, kind: 'join', member: { memberId: 1, topics: [] } }])).toThrow(TypeError);
    expect(playing([{ atMs: 0, kind: 'leave' }])).toThrow(TypeError);
    expect(playing([], { events: 'none' })).toThrow(TypeError);
    expect(playing([], { partitionCounts: { t: 4 } })).toThrow(TypeError);
  });

  test('no events are no steps', () => {
    expect(playing([])()).toEqual([]);
  });
});
