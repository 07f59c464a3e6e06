import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { buildLoadTable } from './build-load-table.ts';
import { createBuiltinPartitioner } from './create-builtin-partitioner.ts';
import {
  type AdaptiveCase,
  type BuiltinCase,
  replayBuiltinCase,
  type StickyCase,
} from './replay-builtin-case.ts';
import { scriptedRandom } from './scripted-random.ts';
import { topicState } from './topic-state.ts';

type VectorCase = BuiltinCase & {
  id: string;
  flags: string[];
  expected: number[];
  cumulative?: number[] | null;
  randomsUsed?: number;
};
const cases = readVectors<VectorCase>('builtin-partitioner');

describe('vectors', () => {
  test.each(['adaptive', 'sticky', 'roundrobin-partitioner'])(
    '%s: each partition is the one Kafka chose',
    (kind) => {
      const holds = (one: VectorCase): boolean => String(replayBuiltinCase(one)) === String(one.expected);
      expect(
        failing(
          cases.filter((one) => one.kind === kind),
          holds,
        ),
      ).toEqual([]);
    },
  );

  test('adaptive: the running sums are those of Kafka', () => {
    const withStats = cases.filter(
      (one): one is VectorCase & AdaptiveCase => one.kind === 'adaptive' && one.loadStats !== null,
    );
    const holds = ({ loadStats, cumulative }: VectorCase & AdaptiveCase): boolean => {
      const queues = loadStats!.partitionIds
        .slice(0, loadStats!.length)
        .map((partition, index) => ({ partition, batchCount: loadStats!.queueSizes[index]! }));
      const table = buildLoadTable(queues, loadStats!.queueSizes.length);
      return JSON.stringify(table?.cumulative ?? null) === JSON.stringify(cumulative);
    };
    expect(failing(withStats, holds)).toEqual([]);
  });

  test('sticky: as many draws are used as in Kafka', () => {
    const sticky = cases.filter((one): one is VectorCase & StickyCase => one.kind === 'sticky');
    const holds = (one: VectorCase & StickyCase): boolean => {
      const enough = { ...one, randoms: one.randoms.slice(0, one.randomsUsed) };
      const tooFew = { ...one, randoms: one.randoms.slice(0, one.randomsUsed! - 1) };
      return String(replayBuiltinCase(enough)) === String(one.expected) && !replays(tooFew);
    };
    expect(failing(sticky, holds)).toEqual([]);
  });

  function replays(one: BuiltinCase): boolean {
    try {
      return replayBuiltinCase(one).length > 0;
    } catch {
      return false;
    }
  }
});

describe('properties', () => {
  test('a table that is taken away leaves a uniform choice', () => {
    const partitioner = createBuiltinPartitioner({ random: scriptedRandom([0, 0]), batchBytes: 1 });
    partitioner.setLoadTable({ cumulative: [1], partitions: [2] });
    expect(partitioner.currentPartition(topicState([true, true, true]))).toBe(2);
    partitioner.setLoadTable(null);
    partitioner.addBytes(1, true, topicState([true, true, true]));
    expect(partitioner.currentPartition(topicState([true, true, true]))).toBe(0);
  });

  test('a batch.size of 0 counts as 1, as in KafkaProducer', () => {
    const partitioner = createBuiltinPartitioner({ random: scriptedRandom([0, 1]), batchBytes: 0 });
    const state = topicState([true, true]);
    partitioner.currentPartition(state);
    expect([partitioner.addBytes(0, true, state), partitioner.addBytes(1, true, state)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('errors', () => {
  const state = topicState([true, true]);

  test('a script that is too short says so', () => {
    expect(() =>
      replayBuiltinCase({
        kind: 'sticky',
        leaders: [true],
        stickyBatchSize: 1,
        randoms: [],
        appends: [{ bytes: 1, enableSwitch: true }],
      }),
    ).toThrow(/^RANDOMS_USED_UP/);
  });

  test.each([0.25, 2 ** 31, Number.NaN])('chance that gives %d is refused', (draw) => {
    expect(() =>
      createBuiltinPartitioner({ random: () => draw, batchBytes: 1 }).currentPartition(state),
    ).toThrow(/^RANDOM_RANGE/);
  });

  test.each([-1, 1.5, Number.NaN])('a batch size of %d is refused', (batchBytes) => {
    expect(() => createBuiltinPartitioner({ random: () => 0, batchBytes })).toThrow(/^BATCH_BYTES_RANGE/);
  });

  test('bytes cannot be added before a partition was asked for, nor be negative', () => {
    const partitioner = createBuiltinPartitioner({ random: () => 0, batchBytes: 1 });
    expect(() => partitioner.addBytes(1, true, state)).toThrow(/^PARTITION_NOT_DRAWN/);
    partitioner.currentPartition(state);
    expect(() => partitioner.addBytes(-1, true, state)).toThrow(/^APPENDED_BYTES_RANGE/);
  });

  test('a table of another topic is refused, not followed out of the range', () => {
    const partitioner = createBuiltinPartitioner({ random: () => 0, batchBytes: 1 });
    partitioner.setLoadTable({ cumulative: [1], partitions: [7] });
    expect(() => partitioner.currentPartition(state)).toThrow(/^PARTITION_UNKNOWN/);
  });

  test('a topic without partitions is refused', () => {
    expect(() => topicState([])).toThrow(/^PARTITION_COUNT_RANGE/);
  });

  test.each([[[0]], [[0, 0]], [[1, 2]]])('a metadata order of %j for two partitions is refused', (order) => {
    expect(() => topicState([true, true], order)).toThrow(/^METADATA_ORDER/);
  });

  test.each([
    [[{ partition: 0, batchCount: -1 }], 1],
    [[{ partition: 0, batchCount: 1 }], 0],
  ])('queues %j of %d are refused', (queues, queueCount) => {
    expect(() => buildLoadTable(queues, queueCount)).toThrow(/^LOAD_QUEUE_RANGE/);
  });
});
