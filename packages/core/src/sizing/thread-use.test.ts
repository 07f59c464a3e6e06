import { describe, expect, test } from 'vitest';
import { type AssignorCase, groupOfCase } from '../../test/assignor-cases.ts';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { threadUse } from './thread-use.ts';

test('more threads than partitions stand by', () => {
  expect(threadUse({ partitionCount: 10, threadCount: 12 })).toEqual({
    popularCount: 10,
    usefulCount: 10,
    idleCount: 2,
    partitionsPerThread: { fewest: 1, most: 1 },
  });
  expect(threadUse({ partitionCount: 10, threadCount: 3 })).toEqual({
    popularCount: 10,
    usefulCount: 3,
    idleCount: 0,
    partitionsPerThread: { fewest: 3, most: 4 },
  });
});

test('assignors.json: new groups on one topic are as Kafka shares them out', () => {
  const cases = readVectors<AssignorCase>('assignors').filter((one) => {
    const { members, partitionCounts } = groupOfCase(one);
    const isNew = members.every(({ ownedPartitions = [] }) => ownedPartitions.length === 0);
    const topics = new Set(members.flatMap((member) => member.topics));
    return (
      isNew && topics.size === 1 && partitionCounts.size === 1 && members.every((m) => m.topics.length === 1)
    );
  });
  expect(cases.length).toBeGreaterThan(20);
  const holds = ({ expected = {}, partitionsPerTopic }: AssignorCase): boolean => {
    const counts = Object.values(expected).map((list) => list.length);
    const [partitionCount = 0] = Object.values(partitionsPerTopic);
    const sized = threadUse({ partitionCount, threadCount: counts.length });
    const useful = counts.filter((count) => count > 0);
    return (
      sized.usefulCount === useful.length &&
      sized.idleCount === counts.length - useful.length &&
      sized.partitionsPerThread.fewest === Math.min(...useful) &&
      sized.partitionsPerThread.most === Math.max(...useful)
    );
  };
  expect(
    failing(
      cases.filter(({ partitionsPerTopic }) => (Object.values(partitionsPerTopic)[0] ?? 0) > 0),
      holds,
    ),
  ).toEqual([]);
});

describe('errors', () => {
  test('no threads, no partitions', () => {
    expect(() => threadUse({ partitionCount: 6, threadCount: 0 })).toThrow(/^QUANTITY_RANGE: "threadCount"/);
    expect(() => threadUse({ partitionCount: 0, threadCount: 1 })).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});
