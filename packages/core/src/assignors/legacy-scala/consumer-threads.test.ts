import { describe, expect, test } from 'vitest';
import { consumerThreads, type ThreadedConsumer } from './consumer-threads.ts';

// Vectors: assign-legacy-scala-range.test.ts and assign-legacy-scala-round-robin.test.ts.

const consumer = (threads: Record<string, number>): ThreadedConsumer => ({
  consumerId: 'g_h',
  threads: new Map(Object.entries(threads)),
});

describe('properties', () => {
  test('a topic with fewer streams is read by the first threads only', () => {
    expect(consumerThreads([consumer({ t: 1, u: 3 })])).toEqual([
      { memberId: 'g_h-0', topics: ['t', 'u'] },
      { memberId: 'g_h-1', topics: ['u'] },
      { memberId: 'g_h-2', topics: ['u'] },
    ]);
  });

  test('a consumer without streams has no threads', () => {
    expect(consumerThreads([consumer({})])).toEqual([]);
  });
});

describe('errors', () => {
  test.each([0, -1, 1.5, Number.NaN, 100_001])('%d streams are refused', (count) => {
    expect(() => consumerThreads([consumer({ t: count })])).toThrow(/^THREAD_COUNT_RANGE.*"g_h" for "t"/);
  });

  test('a wrong type is a TypeError', () => {
    const listed = { consumerId: 'g_h', threads: [['t', 1]] } as unknown as ThreadedConsumer;
    const nameless = { threads: new Map() } as unknown as ThreadedConsumer;
    expect(() => consumerThreads([listed])).toThrow(TypeError);
    expect(() => consumerThreads([nameless])).toThrow(TypeError);
  });
});
