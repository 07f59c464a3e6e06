import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGroup, partitionsOf } from '../test/assignor-cases.ts';
import { assignRange } from './assignors/assign-range.ts';
import { assignRoundRobin } from './assignors/assign-round-robin.ts';
import { diffAssignments } from './diff-assignments.ts';

describe('properties', () => {
  test('every partition is named once, with the member that has it before and after', () => {
    const before = new Map([
      ['a', partitionsOf('t-1', 't-0', 'u-10')],
      ['b', partitionsOf('t-2', 'u-2')],
    ]);
    const after = new Map([
      ['a', partitionsOf('t-0', 't-2')],
      ['c', partitionsOf('t-1', 'v-0')],
      ['b', partitionsOf('u-2')],
    ]);
    expect(diffAssignments(before, after)).toEqual([
      { topic: 't', partition: 0, change: 'kept', from: 'a', to: 'a' },
      { topic: 't', partition: 1, change: 'moved', from: 'a', to: 'c' },
      { topic: 't', partition: 2, change: 'moved', from: 'b', to: 'a' },
      { topic: 'u', partition: 2, change: 'kept', from: 'b', to: 'b' },
      { topic: 'u', partition: 10, change: 'revoked', from: 'a' },
      { topic: 'v', partition: 0, change: 'given', to: 'c' },
    ]);
  });

  test('the way back undoes the way there', () => {
    const back = { kept: 'kept', moved: 'moved', revoked: 'given', given: 'revoked' } as const;
    fc.assert(
      fc.property(anyGroup, anyGroup, (first, second) => {
        const [before, after] = [assignRange(first), assignRoundRobin(second)];
        const there = diffAssignments(before, after);
        const returned = diffAssignments(after, before);
        expect(returned.map(({ topic, partition, from, to }) => [topic, partition, to, from])).toEqual(
          there.map(({ topic, partition, from, to }) => [topic, partition, from, to]),
        );
        expect(returned.map(({ change }) => change)).toEqual(there.map(({ change }) => back[change]));
      }),
    );
  });

  test('nothing before and nothing after is no change', () => {
    expect(diffAssignments(new Map(), new Map([['a', []]]))).toEqual([]);
  });
});

describe('errors', () => {
  test.each<[string, string, Record<string, string[]>]>([
    ['with two members', 't-1 with "a" and with "b"', { a: ['t-1'], b: ['t-1'] }],
    ['twice with one', 't-1 with "a" and with "a"', { a: ['t-1', 't-1'] }],
  ])('a partition %s is refused', (_, received, lists) => {
    const twice = new Map(Object.entries(lists).map(([id, names]) => [id, partitionsOf(...names)]));
    expect(() => diffAssignments(twice, new Map())).toThrow(`PARTITION_TWICE: "before" expected`);
    expect(() => diffAssignments(new Map(), twice)).toThrow(received);
  });
});
