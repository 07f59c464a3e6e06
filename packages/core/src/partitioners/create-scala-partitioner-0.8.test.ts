import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import type { ScalaProducerVersion } from '../clients/scala-producer.ts';
import { createScalaPartitioner, type ScalaPartitioner } from './create-scala-partitioner-0.8.ts';
import { scriptedRandom } from './scripted-random.ts';
import { type TopicState, topicState } from './topic-state.ts';

interface ScalaCase {
  kind: string;
  version: ScalaProducerVersion;
  refreshIntervalMs: number;
  randoms: number[];
  sends: { atMs: number; topic: string; leaders: boolean[]; isDelivered: boolean }[];
  expected: (number | null)[][];
}

describe('vectors', () => {
  const cases = readVectors<ScalaCase>('stateful-partitioners').filter(({ kind }) => kind === 'scala');

  test('every attempt of every send is placed as the Scala producer did', () => {
    expect(failing(cases, (one) => JSON.stringify(replay(one)) === JSON.stringify(one.expected))).toEqual([]);
  });

  function replay({ version, refreshIntervalMs, randoms, sends, expected }: ScalaCase): (number | null)[][] {
    let nowMs = 0;
    const partitioner = createScalaPartitioner({
      random: scriptedRandom(randoms),
      now: () => nowMs,
      version,
      refreshIntervalMs,
    });
    return sends.map(({ atMs, topic, leaders, isDelivered }, index) => {
      nowMs = atMs;
      return expected[index]!.map((_, attempt) => {
        partitioner.startRound();
        const partition = partitionOrNull(partitioner, topic, topicState(leaders));
        if (!isDelivered || attempt < expected[index]!.length - 1) partitioner.failRound();
        return partition;
      });
    });
  }

  function partitionOrNull(partitioner: ScalaPartitioner, topic: string, state: TopicState): number | null {
    try {
      return partitioner.partition(topic, state);
    } catch {
      return null;
    }
  }
});

describe('properties', () => {
  test('one partition gets everything for ten minutes, and may get it for ten more', () => {
    let nowMs = 0;
    const partitioner = createScalaPartitioner({
      random: scriptedRandom([4, 2]),
      now: () => nowMs,
      version: '0.8.2',
    });
    const state = topicState([true, true, true]);
    const chosen = Array.from({ length: 11 }, (_, minute) => {
      nowMs = minute * 60_000 + (minute === 10 ? 1 : 0);
      partitioner.startRound();
      return partitioner.partition('t', state);
    });
    expect(chosen).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  });
});

describe('errors', () => {
  test('no leader: the error names the topic and what the producer does next', () => {
    const partitioner = createScalaPartitioner({ random: () => 0, now: () => 0, version: '0.8.0' });
    expect(() => partitioner.partition('orders', topicState([false, false]))).toThrow(
      'LEADER_NOT_AVAILABLE: "orders" expected at least one partition with a leader, got none; ' +
        'the producer fails the attempt, refreshes its metadata and tries again',
    );
  });

  test('a remembered partition that is gone is refused', () => {
    const partitioner = createScalaPartitioner({ random: () => 3, now: () => 0, version: '0.8.0' });
    partitioner.partition('t', topicState([true, true, true, true]));
    expect(() => partitioner.partition('t', topicState([true, true]))).toThrow(/^PARTITION_UNKNOWN/);
  });
});
