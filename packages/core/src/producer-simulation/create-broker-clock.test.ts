import { describe, expect, test } from 'vitest';
import { createBrokerClock } from './create-broker-clock.ts';
import type { SimulatedBroker, SimulatedPartition } from './simulation-input.ts';

// All times are worked by hand: there, storing batch after batch, the slowest follower, and back.
const broker: SimulatedBroker = { networkMs: 2, appendMs: 3 };
const replicated: SimulatedPartition = { leader: 0, followerMs: [4, 10] };
const batch = { partition: replicated, sizeBytes: 100 };

describe('answers', () => {
  test.each([
    [0, 5, 7],
    [1, 5, 7],
    ['all', 5, 17],
  ] as const)('acks=%s: stored after %d ms, answered after %d ms', (acks, storedMs, answeredMs) => {
    expect(createBrokerClock(broker, acks).receive([batch], 0)).toEqual({
      startedMs: 2,
      storedMs: [storedMs],
      answeredMs,
      isFailed: false,
    });
  });

  test('acks=all without followers is acks=1', () => {
    const alone = { partition: { leader: 0 }, sizeBytes: 100 };
    expect(createBrokerClock(broker, 'all').receive([alone], 0).answeredMs).toBe(7);
  });

  test('the batches of a request are stored one after the other, slow partitions and all their bytes included', () => {
    const slow = { partition: { leader: 0, extraMs: 20 }, sizeBytes: 500 };
    const times = createBrokerClock({ ...broker, bytesPerMs: 100 }, 1).receive([batch, slow], 0);
    // 2 + 3 + 1, then + 3 + 20 + 5; the answer waits for both.
    expect(times).toEqual({ startedMs: 2, storedMs: [6, 34], answeredMs: 36, isFailed: false });
  });

  test('a request waits at the broker until the one before it is answered, followers included', () => {
    const clock = createBrokerClock(broker, 'all');
    expect(clock.receive([batch], 0).answeredMs).toBe(17);
    expect(clock.receive([batch], 1)).toEqual({
      startedMs: 15,
      storedMs: [18],
      answeredMs: 30,
      isFailed: false,
    });
  });
});

describe('outages', () => {
  const outages = [{ fromMs: 10, untilMs: 20 }];
  const clockWithOutage = (): ReturnType<typeof createBrokerClock> =>
    createBrokerClock({ ...broker, outages }, 1);

  test.each([
    [0, 7, false, [5]],
    [4, 11, false, [9]],
    // Arrives before the outage and would be stored at 12.
    [7, 12, true, [null]],
    // Arrives within the outage.
    [8, 12, true, [null]],
    [17, 21, true, [null]],
    [18, 25, false, [23]],
  ] as const)('a request sent at %d is back at %d, broken: %s', (sentMs, answeredMs, isFailed, storedMs) => {
    expect(clockWithOutage().receive([batch], sentMs)).toMatchObject({ answeredMs, isFailed, storedMs });
  });

  test('what was stored before the broker went down stays stored, though the producer hears of a failure', () => {
    const times = clockWithOutage().receive([batch, batch], 4);
    expect(times).toEqual({ startedMs: 6, storedMs: [9, null], answeredMs: 12, isFailed: true });
  });

  test('what was under way is forgotten: after the outage the broker is free', () => {
    const clock = createBrokerClock({ networkMs: 2, appendMs: 30, outages }, 1);
    // Would have been done at 32; the second arrives at 21.
    expect(clock.receive([batch], 0).answeredMs).toBe(12);
    expect(clock.receive([batch], 19)).toMatchObject({ startedMs: 21, isFailed: false });
  });
});
