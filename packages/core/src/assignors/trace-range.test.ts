import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignRange } from './assign-range.ts';
import { traceRange } from './trace-range.ts';

// The same division as in the vectors of range, which assign.test.ts runs.

describe('properties', () => {
  test('a trace says what range assigns', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ids, fc.nat(40), (memberIds, partitionCount) => {
        const members = memberIds.map((memberId) => ({ memberId, topics: ['t'] }));
        const assignment = assignRange({ members, partitionCounts: new Map([['t', partitionCount]]) });
        for (const { memberId, start, count } of traceRange(partitionCount, memberIds).positions) {
          const run = Array.from({ length: count }, (_, index) => start + index);
          expect(assignment.get(memberId)?.map(({ partition }) => partition)).toEqual(run);
        }
      }),
    );
  });

  test('ten partitions and three members: 3 each, one more for the first', () => {
    expect(traceRange(10, ['C2', 'C0', 'C1'])).toEqual({
      quotient: 3,
      remainder: 1,
      positions: [
        { memberId: 'C0', position: 0, start: 0, count: 4 },
        { memberId: 'C1', position: 1, start: 4, count: 3 },
        { memberId: 'C2', position: 2, start: 7, count: 3 },
      ],
    });
  });

  test('thirteen partitions and twelve members: c-10 and c-11 come before c-2', () => {
    const memberIds = Array.from({ length: 12 }, (_, index) => `c-${index}`);
    const firsts = traceRange(13, memberIds).positions.slice(0, 5);
    expect(firsts.map(({ memberId, start, count }) => [memberId, start, count])).toEqual([
      ['c-0', 0, 2],
      ['c-1', 2, 1],
      ['c-10', 3, 1],
      ['c-11', 4, 1],
      ['c-2', 5, 1],
    ]);
  });
});

describe('errors', () => {
  test.each([-1, 1.5, Number.NaN, 2 ** 31])('a count of %d is refused', (count) => {
    expect(() => traceRange(count, ['a'])).toThrow(/^PARTITION_COUNT_RANGE/);
  });

  test('nobody to divide by is refused', () => {
    expect(() => traceRange(3, [])).toThrow(/^MEMBER_IDS_EMPTY/);
  });

  test('the same member twice is refused', () => {
    expect(() => traceRange(3, ['a', 'a'])).toThrow(/^MEMBER_ID_DUPLICATE/);
  });
});
