import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { bytesOfHex } from '../hex.ts';
import { scriptedRandom } from '../partitioners/scripted-random.ts';
import { topicState } from '../partitioners/topic-state.ts';
import { estimatedBytes, isFull } from './accumulated-batch.ts';
import { createBatchQueues } from './create-batch-queues.ts';
import { createCompressionEstimate } from './create-compression-estimate.ts';
import { createPlacementRule } from './create-placement-rule.ts';
import { type Placing, placeRecord } from './place-record.ts';
import { BATCH_HEADER_BYTES } from './record-bytes.ts';
import { type PartitionerName, partitionerNames } from './simulation-input.ts';

interface Drained {
  recordCount: number;
  sizeBytes: number;
  observedRatio: number;
}
interface ProducerCase {
  kind: string;
  partitioner: PartitionerName;
  leaders: boolean[];
  availablePartitions: number[];
  batchBytes: number;
  compression: 'none' | 'gzip';
  startRatio?: number;
  randoms: number[];
  steps: {
    step: 'send' | 'drain';
    atMs: number;
    keyHex?: string | null;
    valueBytes?: number;
    partition?: number;
  }[];
  expected: (number | Drained[])[];
  queues: { recordCount: number; estimatedBytes: number; isFull: boolean }[][];
}

describe('vectors', () => {
  const cases = readVectors<ProducerCase>('stateful-partitioners').filter(({ kind }) => kind === 'producer');
  const names = [...new Set(cases.map(({ partitioner }) => partitioner))];

  test.each(names)(
    '%s: partitions, batches, their sizes and the draws are those of KafkaProducer',
    (name) => {
      const own = cases.filter(({ partitioner }) => partitioner === name);
      expect(failing(own, (one) => JSON.stringify(replay(one)) === JSON.stringify(answerOf(one)))).toEqual(
        [],
      );
    },
  );

  test('every partitioner that a producer of 2.4 and later had is among them', () => {
    expect(partitionerNames.filter((name) => !names.includes(name))).toEqual([
      'counter-0.8.2',
      'counter-0.10.2',
      'scala-0.8.0',
      'scala-0.8.2',
    ]);
  });

  test('compression-ratio: the estimate moves in 32-bit floats', () => {
    interface RatioCase {
      kind: string;
      startRatio: number;
      observed: number[];
      expected: number[];
    }
    const ratioCases = readVectors<RatioCase>('stateful-partitioners').filter(
      ({ kind }) => kind === 'compression-ratio',
    );
    const holds = ({ startRatio, observed, expected }: RatioCase): boolean => {
      const estimate = createCompressionEstimate(startRatio);
      return observed.every((ratio, index) => {
        estimate.observe(ratio);
        return estimate.ratio() === Math.fround(expected[index]!);
      });
    };
    expect(failing(ratioCases, holds)).toEqual([]);
  });

  function answerOf(one: ProducerCase): unknown {
    return { expected: one.expected, queues: one.queues, drawCount: one.randoms.length };
  }

  function replay(one: ProducerCase): unknown {
    const { partitioner, leaders, batchBytes, compression, startRatio, randoms, steps } = one;
    const estimate = compression === 'gzip' ? createCompressionEstimate(startRatio) : null;
    const scripted = scriptedRandom(randoms);
    let drawCount = 0;
    const random = (): number => {
      drawCount++;
      return scripted();
    };
    const placing: Placing = {
      rule: createPlacementRule(partitioner, { random, now: () => 0, batchBytes, refreshIntervalMs: -1 }),
      queues: createBatchQueues({ batchBytes, compression: estimate }),
      state: { ...topicState(leaders), availablePartitions: one.availablePartitions },
      maxRequestBytes: 2_000_000_000,
    };
    const expected = steps.map(({ step, atMs, keyHex, valueBytes, partition }, index) => {
      if (step === 'send') {
        const key = typeof keyHex === 'string' ? bytesOfHex(keyHex) : null;
        const placed = placeRecord(placing, { key, valueBytes: valueBytes!, partition }, atMs);
        return 'batch' in placed ? placed.batch.partition : placed.failure;
      }
      const batch = placing.queues.takeFirst(partition!);
      if (batch === undefined) return [];
      // How well gzip did is taken from the case; without compression the size must come out by itself.
      const [drained] = one.expected[index] as Drained[];
      estimate?.observe(drained!.observedRatio);
      const sizeBytes = estimate === null ? BATCH_HEADER_BYTES + batch.uncompressedBytes : drained!.sizeBytes;
      const observedRatio = (sizeBytes - BATCH_HEADER_BYTES) / batch.uncompressedBytes;
      return [{ recordCount: batch.recordCount, sizeBytes, observedRatio: Math.fround(observedRatio) }];
    });
    const queues = leaders.map((_, partition) =>
      (placing.queues.queues.get(partition) ?? []).map((batch) => ({
        recordCount: batch.recordCount,
        estimatedBytes: estimatedBytes(batch),
        isFull: isFull(batch),
      })),
    );
    return { expected, queues, drawCount };
  }
});

describe('bugs', () => {
  // KAFKA-9965, KAFKA-13303, KAFKA-17632, spring-kafka#2686: RoundRobinPartitioner filled only every other partition.
  // Here through the whole producer: each record is larger than the one before, so each opens a batch.
  test.each([
    ['round-robin-2.4', [1, 3, 1, 3]],
    ['round-robin-3.9.2', [0, 1, 2, 3]],
    ['round-robin-4.0', [0, 1, 2, 3]],
  ] as const)('%s, four partitions, every record opens a batch: %j', (name, partitions) => {
    const placing: Placing = {
      rule: createPlacementRule(name, { random: () => 0, now: () => 0, batchBytes: 1, refreshIntervalMs: 0 }),
      queues: createBatchQueues({ batchBytes: 1, compression: null }),
      state: topicState([true, true, true, true]),
      maxRequestBytes: 1_048_576,
    };
    const placed = [100, 200, 300, 400].map((valueBytes) =>
      placeRecord(placing, { key: null, valueBytes, partition: undefined }, 0),
    );
    expect(placed.map((one) => ('batch' in one ? one.batch.partition : one.failure))).toEqual(partitions);
  });
});
