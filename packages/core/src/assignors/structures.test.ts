import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceScore } from './balance-score.ts';
import { createLoadHeap } from './load-heap.ts';
import { createMovementLog } from './movement-log.ts';
import { createPartitionTable } from './partition-table.ts';
import { createReadyQueue } from './ready-queue.ts';
import { createRepetitionWatch } from './repetition-watch.ts';
import { createSeats } from './seats.ts';

// The structures that keep the assignors fast, each against the slow and obvious way.

describe('properties', () => {
  test('load heap: the lightest is the lightest, after any changes', () => {
    const changes = fc.array(fc.tuple(fc.nat(9), fc.nat(20)));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), changes, (members, steps) => {
        const loads = Array.from({ length: 10 }, () => 0);
        const compare = (left: number, right: number): number => loads[left]! - loads[right]! || left - right;
        const heap = createLoadHeap(members, compare);
        for (const [member, load] of steps) {
          loads[member] = load;
          heap.update(member);
          expect(heap.lightest()).toBe(members.toSorted(compare)[0]);
        }
      }),
    );
  });

  test('seats: the next taken seat is the next taken seat', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(30)));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), steps, (numbers, moves) => {
        const taken = numbers.toSorted((left, right) => left - right);
        const seats = createSeats(taken.slice());
        for (const [isRemoval, seat] of moves) {
          if (isRemoval) {
            seats.remove(seat);
            taken.splice(0, taken.length, ...taken.filter((other) => other !== seat));
          }
          expect(seats.firstFrom(seat)).toBe(taken.find((other) => other >= seat));
        }
      }),
    );
  });

  test('ready queue: the first to join among the named lines is served', () => {
    const steps = fc.array(fc.oneof(fc.nat(11), fc.subarray(['r0', 'r1', 'r2', 'r3'])));
    const rackNameOf = (member: number): string => `r${member % 4}`;
    fc.assert(
      fc.property(steps, (moves) => {
        const queue = createReadyQueue(rackNameOf);
        let line: number[] = [];
        for (const move of moves) {
          if (typeof move === 'number') {
            queue.join(move);
            line.push(move);
          } else {
            const index = line.findIndex((member) => move.includes(rackNameOf(member)));
            expect(queue.takeFirst(move)).toBe(line[index]);
            line = line.filter((_, place) => place !== index);
          }
          expect(queue.rest()).toEqual(line);
        }
      }),
    );
  });

  test('balance score: the sum of the differences of all pairs', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (counts) => {
        const pairs = counts.flatMap((left, index) =>
          counts.slice(index + 1).map((right) => Math.abs(left - right)),
        );
        expect(balanceScore(counts)).toBe(pairs.reduce((sum, difference) => sum + difference, 0));
      }),
    );
  });

  test('repetition watch: any circle is noticed, and no way that never comes back', () => {
    const shape = fc.record({ tail: fc.nat(40), length: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(shape, ({ tail, length }) => {
        const state = new Int32Array(2);
        const watch = createRepetitionWatch([state]);
        let noticedAt = -1;
        for (let step = 1; step <= 8 * (tail + length) && noticedAt < 0; step++) {
          state[1] = step <= tail ? step : tail + 1 + ((step - tail - 1) % length);
          if (watch.isRepeated()) noticedAt = step;
        }
        expect(noticedAt).toBeGreaterThan(tail);
      }),
    );
  });
});

describe('movement log', () => {
  const table = createPartitionTable(new Map([['t', 40]]));

  test('what came the other way goes back first, in the order of a Java HashSet', () => {
    const log = createMovementLog(table, 3);
    for (const id of [3, 17, 20]) log.record(id, 0, 1);
    // java.util.HashSet of these on JDK 17: t-20, t-3, t-17.
    expect(log.partitionToMove(5, 1, 0)).toBe(20);
    expect(log.partitionToMove(5, 0, 1)).toBe(5);
  });

  test('two moves are one way, and a way back is none', () => {
    const log = createMovementLog(table, 3);
    log.record(7, 0, 1);
    log.record(7, 1, 2);
    expect(log.partitionToMove(8, 2, 0)).toBe(7);
    expect(log.partitionToMove(8, 1, 0)).toBe(8);
    log.record(7, 2, 0);
    expect(log.partitionToMove(8, 2, 0)).toBe(8);
    expect([...log.sources].every((source) => source === -1)).toBe(true);
  });
});
