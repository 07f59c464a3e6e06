import { expect, test } from 'vitest';
import { sizeTopic } from './size-topic.ts';

// Worked by hand: max(100/10, 100/20) = 10 partitions, 100/20 = 5 threads, 3 brokers with 3, 3 and 4 leaders.
test('from throughputs to everything else', () => {
  const sizing = sizeTopic({
    throughputs: { target: 100, producerPerPartition: 10, consumerPerPartition: 20 },
  });
  expect(sizing).toMatchObject({
    throughput: { neededCount: 10, popularCount: 5, neededThreadCount: 5 },
    plan: { partitionCount: 10, threadCount: 5, brokerCount: 3, replicationFactor: 3, kafkaVersion: '4.0' },
    producerMemory: { popularBytes: 163_840, poolBytes: 163_840, isExhausted: false },
    threadUse: { usefulCount: 5, idleCount: 0, partitionsPerThread: { fewest: 2, most: 2 } },
    fetchConnections: { popularCount: 10, javaCount: 15 },
    replicaSpread: { leadersPerBroker: { fewest: 3, most: 4 }, replicaCount: 30 },
    failover: { leadersToElect: { most: 4 } },
  });
});

test('the ten thousand partitions on ten brokers of the popular text', () => {
  expect(sizeTopic({ partitionCount: 10_000, brokerCount: 10, threadCount: 1 })).toMatchObject({
    producerMemory: { popularBytes: 163_840_000, poolBytes: 33_554_432 },
    threadUse: { popularCount: 10_000, partitionsPerThread: { most: 10_000 } },
    fetchConnections: { popularCount: 10_000, javaCount: 11, zookeeperCount: 10 },
    failover: { leadersToElect: { most: 1000 } },
  });
  expect(sizeTopic({ partitionCount: 10_000 }).throughput).toBeUndefined();
});

test('fewer brokers than the usual copies', () => {
  expect(sizeTopic({ partitionCount: 6, brokerCount: 2 }).plan.replicationFactor).toBe(2);
});

test('a plan must say how many partitions, or how to find out', () => {
  expect(() => sizeTopic({})).toThrow(/^PARTITION_COUNT_RANGE/);
  expect(() => sizeTopic({ partitionCount: 6, brokerCount: 0 })).toThrow(/^QUANTITY_RANGE: "brokerCount"/);
});
