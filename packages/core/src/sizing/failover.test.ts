import { expect, test } from 'vitest';
import { failover } from './failover.ts';

const TOPIC = { partitionCount: 10_000, brokerCount: 10, replicationFactor: 3 };

test('a tenth of the leaders is elected anew, and only what has a copy', () => {
  expect(failover(TOPIC)).toEqual({
    leadersToElect: { average: 1000, most: 1000 },
    offlineCount: 0,
    records: ['kraft-log'],
    partitionsToLoad: 0,
  });
  expect(failover({ ...TOPIC, replicationFactor: 1 }).offlineCount).toBe(1000);
  expect(failover({ partitionCount: 10, brokerCount: 3, replicationFactor: 2 }).leadersToElect.most).toBe(4);
});

// KAFKA-5642 in 1.1, KIP-833 in 3.3, ZooKeeper gone in 4.0.
test.each([
  ['0.8.2', ['zookeeper-one-by-one'], 10_000],
  ['1.0.2', ['zookeeper-one-by-one'], 10_000],
  ['1.1', ['zookeeper-batched'], 10_000],
  ['3.2.3', ['zookeeper-batched'], 10_000],
  ['3.9.1', ['zookeeper-batched', 'kraft-log'], 10_000],
  ['4.0', ['kraft-log'], 0],
])('%s puts elections on record by %j', (version, records, partitionsToLoad) => {
  expect(failover(TOPIC, version)).toMatchObject({ records, partitionsToLoad });
});
