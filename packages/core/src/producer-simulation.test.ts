import { describe, expect, test } from 'vitest';
import {
  type BuiltinPartitioner,
  createBuiltinPartitioner,
} from './partitioners/create-builtin-partitioner.ts';
import type { Random } from './partitioners/draw-positive.ts';
import { type TopicState, topicState } from './partitioners/topic-state.ts';
import type {
  ProducerSettings,
  ProducerSimulationInput,
  SimulatedRecord,
} from './producer-simulation/simulation-input.ts';
import type { ProducerSimulationResult, SimulationEvent } from './producer-simulation/simulation-result.ts';
import { simulateProducer } from './producer-simulation.ts';

/** Chance that can be repeated. */
function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  };
}

/** A value of 10 bytes without a key: 17 bytes as a record, 78 as a batch, 95 for two (stateful-partitioners.json). */
const small = (sentAtMs: number, partition?: number): SimulatedRecord => ({
  sentAtMs,
  valueBytes: 10,
  ...(partition === undefined ? {} : { partition }),
});

function simulate(
  records: SimulatedRecord[],
  settings: Partial<ProducerSettings> = {},
  rest: Partial<ProducerSimulationInput> = {},
): ProducerSimulationResult {
  return simulateProducer({
    records,
    partitions: [{ leader: 0 }],
    brokers: [{ networkMs: 2, appendMs: 3 }],
    random: seededRandom(1),
    ...rest,
    settings: { lingerMs: 10, acks: 1, ...settings },
  });
}

describe('worked by hand', () => {
  test('a batch waits for linger.ms, then goes there and back', () => {
    const { batches, records, requests, endMs } = simulate([small(0), small(6)]);
    expect(batches).toEqual([
      {
        partition: 0,
        records: [0, 1],
        openedAtMs: 0,
        closedAtMs: 10,
        closedBy: 'linger',
        uncompressedBytes: 95,
        estimatedBytes: 95,
        sizeBytes: 95,
        request: 0,
        storedAtMs: 15,
        finishedAtMs: 17,
        failure: null,
      },
    ]);
    expect(records[1]).toEqual({ partition: 0, batch: 0, sentAtMs: 6, finishedAtMs: 17, failure: null });
    expect(requests).toEqual([
      { broker: 0, batches: [0], sizeBytes: 95, sentAtMs: 10, startedAtMs: 12, answeredAtMs: 17 },
    ]);
    expect(endMs).toBe(17);
  });

  test('a batch that reaches batch.size goes at once', () => {
    const { batches } = simulate([small(0), small(6), small(7)], { batchBytes: 95 });
    expect(batches.map(({ closedBy, closedAtMs, records }) => [closedBy, closedAtMs, records])).toEqual([
      ['size', 6, [0, 1]],
      ['linger', 17, [2]],
    ]);
  });

  test('a record that finds no room ends the batch and opens the next', () => {
    const { batches } = simulate([small(0), { sentAtMs: 4, valueBytes: 30 }], { batchBytes: 100 });
    expect(batches.map(({ closedBy, closedAtMs }) => [closedBy, closedAtMs])).toEqual([
      ['size', 4],
      ['linger', 14],
    ]);
  });

  test('a batch that is not due goes along with one that is, to the same broker only', () => {
    const { batches } = simulate(
      [small(0, 0), small(4, 1), small(4, 2)],
      {},
      {
        partitions: [{ leader: 0 }, { leader: 0 }, { leader: 1 }],
        brokers: [
          { networkMs: 2, appendMs: 3 },
          { networkMs: 2, appendMs: 3 },
        ],
      },
    );
    expect(batches.map(({ closedBy, closedAtMs, request }) => [closedBy, closedAtMs, request])).toEqual([
      ['linger', 10, 0],
      ['company', 10, 0],
      ['linger', 14, 1],
    ]);
  });

  test('while no more requests may be in flight, a due batch stays open and grows', () => {
    const sendTimes = [0, 1, 2, 3, 7, 8];
    const { batches } = simulate(
      sendTimes.map((ms) => small(ms)),
      { lingerMs: 0, maxInFlightCount: 1 },
    );
    expect(
      batches.map(({ records, closedAtMs, finishedAtMs }) => [records, closedAtMs, finishedAtMs]),
    ).toEqual([
      [[0], 0, 7],
      [[1, 2, 3, 4], 7, 14],
      [[5], 14, 21],
    ]);
  });

  test.each([
    [0, 10, 15],
    [1, 17, 15],
    ['all', 27, 15],
  ] as const)('acks=%s: finished at %d, stored at %d', (acks, finishedAtMs, storedAtMs) => {
    const { batches } = simulate([small(0)], { acks }, { partitions: [{ leader: 0, followerMs: [4, 10] }] });
    expect(batches[0]).toMatchObject({ finishedAtMs, storedAtMs, failure: null });
  });

  test('keyed records go where Java puts them (murmur2.json), and records that name a partition there', () => {
    const keys = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6', ''];
    const records = keys.map((key, index) => ({ sentAtMs: index, key, valueBytes: 1 }));
    const partitions = Array.from({ length: 6 }, () => ({ leader: 0 }));
    const result = simulate([...records, small(9, 5)], {}, { partitions });
    expect(result.records.map(({ partition }) => partition)).toEqual([2, 2, 5, 1, 4, 5, 3, 5]);
  });
});

describe('failures', () => {
  test('acks=0 acknowledges what a broker that is down never stores; acks=1 hears of it', () => {
    const brokers = [{ networkMs: 2, appendMs: 3, outages: [{ fromMs: 5, untilMs: 50 }] }];
    expect(simulate([small(0)], { acks: 0 }, { brokers }).batches[0]).toMatchObject({
      failure: null,
      storedAtMs: null,
      finishedAtMs: 10,
    });
    expect(simulate([small(0)], { acks: 1 }, { brokers }).batches[0]).toMatchObject({
      failure: 'broker-down',
      storedAtMs: null,
      finishedAtMs: 14,
    });
  });

  test('a batch whose partition has no leader fails after delivery.timeout.ms', () => {
    const { batches, records } = simulate(
      [small(0), small(3)],
      { deliveryTimeoutMs: 50 },
      { partitions: [{ leader: null }] },
    );
    expect(batches[0]).toMatchObject({
      closedBy: 'timeout',
      closedAtMs: 50,
      request: null,
      failure: 'delivery-timeout',
    });
    expect(records.map(({ finishedAtMs }) => finishedAtMs)).toEqual([50, 50]);
  });

  test('an answer that comes after delivery.timeout.ms is too late, though the record is stored', () => {
    const { batches } = simulate([small(0)], { deliveryTimeoutMs: 16 });
    expect(batches[0]).toMatchObject({ failure: 'delivery-timeout', finishedAtMs: 16, storedAtMs: 15 });
  });

  test('a record above max.request.size is refused before it has a partition', () => {
    // Upper bound: 61 + 21 + 1 (no key) + 1 + value + 1, so 95 for a value of 10.
    const { records, batches } = simulate([small(0), { sentAtMs: 1, valueBytes: 11 }], {
      maxRequestBytes: 95,
    });
    expect(records.map(({ failure, finishedAtMs }) => [failure, finishedAtMs])).toEqual([
      [null, 17],
      ['record-too-large', 1],
    ]);
    expect(batches).toHaveLength(1);
  });

  test('the Scala producer fails a keyless record at once when no partition has a leader', () => {
    const { records } = simulate(
      [small(0)],
      { partitioner: 'scala-0.8.2' },
      { partitions: [{ leader: null }] },
    );
    expect(records[0]).toMatchObject({ failure: 'leader-not-available', finishedAtMs: 0 });
  });
});

describe('compression', () => {
  const records = Array.from({ length: 4000 }, (_, ms) => ({ sentAtMs: ms, valueBytes: 100 }));

  test('the estimate begins at 1 and learns: batches come to hold more records, and never outgrow batch.size', () => {
    const { batches } = simulate(records, { batchBytes: 2000, lingerMs: 1000, compressionRatio: 0.5 });
    const full = batches.filter(({ closedBy }) => closedBy === 'size').map((batch) => batch.records.length);
    // 109 bytes a record: 61 + 16 * 109 * 1.05 = 1892, which leaves no room for 109 more.
    expect(full[0]).toBe(16);
    expect(full.every((count, index) => count >= (full[index - 1] ?? 0))).toBe(true);
    expect(full.at(-1)).toBeGreaterThan(25);
    expect(Math.max(...batches.map(({ sizeBytes }) => sizeBytes))).toBeLessThanOrEqual(2000);
  });

  test('bytes are counted as they are estimated, so compressed records switch the partition later', () => {
    const drawCount = (compressionRatio: number | null): number =>
      simulate(records, { batchBytes: 2000, lingerMs: 1000, compressionRatio }).events.filter(
        (event) => event.kind === 'bytes-counted' && event.isDrawn,
      ).length;
    expect(drawCount(0.5)).toBeLessThan(drawCount(null));
  });
});

describe('keyless records', () => {
  test.each([
    [true, null],
    [false, null],
    [true, 0.4],
  ])(
    'adaptive %s, compression %s: the choices are those of the built-in partitioner fed the same appends',
    (isAdaptive, compressionRatio) => {
      const leaders = [0, 1, 2, null, 0];
      const batchBytes = 1000;
      const records = Array.from({ length: 3000 }, (_, index) => ({
        sentAtMs: index / 4,
        valueBytes: (index * 37) % 300,
      }));
      const { events } = simulateProducer({
        records,
        partitions: leaders.map((leader) => ({ leader })),
        brokers: [1, 2, 30].map((appendMs) => ({ networkMs: 1, appendMs })),
        settings: { batchBytes, isAdaptive, compressionRatio, deliveryTimeoutMs: 5000 },
        random: seededRandom(7),
      });
      const state = topicState(leaders.map((leader) => leader !== null));
      const partitioner = createBuiltinPartitioner({ random: seededRandom(7), batchBytes });
      const differing = events.filter((event) => differs(event, partitioner, state));
      expect(differing).toEqual([]);
      const drawnCount = events.filter((event) => event.kind === 'bytes-counted' && event.isDrawn).length;
      expect(drawnCount).toBeGreaterThan(50);
    },
  );

  /** Feeds one event to a partitioner of its own. */
  function differs(event: SimulationEvent, partitioner: BuiltinPartitioner, state: TopicState): boolean {
    if (event.kind === 'load-table') partitioner.setLoadTable(event.table);
    if (event.kind === 'record-appended') return event.partition !== partitioner.currentPartition(state);
    if (event.kind !== 'bytes-counted') return false;
    const isHere = event.partition === partitioner.currentPartition(state);
    return !isHere || partitioner.addBytes(event.bytes, event.isSwitchAllowed, state) !== event.isDrawn;
  }
});
