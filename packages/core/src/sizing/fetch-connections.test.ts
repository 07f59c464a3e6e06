import { expect, test } from 'vitest';
import { fetchConnections } from './fetch-connections.ts';

test('sockets follow brokers: ten thousand partitions on ten brokers take eleven', () => {
  expect(fetchConnections({ partitionCount: 10_000, brokerCount: 10, consumerCount: 1 })).toEqual({
    popularCount: 10_000,
    javaCount: 11,
    zookeeperCount: 10,
  });
});

// Seen with ss: a console consumer 2.7.2 on one broker held two, and a third to its bootstrap address at first.
test('one broker: one to read and one to the coordinator', () => {
  expect(fetchConnections({ partitionCount: 1, brokerCount: 1, consumerCount: 1 }).javaCount).toBe(2);
});

// By hand: 7 partitions on 5 brokers, members with 3, 2, 2: 3 + 2 + 2 leaders and 3 coordinators.
test('a consumer asks no more brokers than it has partitions, and an idle one the coordinator only', () => {
  expect(fetchConnections({ partitionCount: 7, brokerCount: 5, consumerCount: 3 }).javaCount).toBe(10);
  expect(fetchConnections({ partitionCount: 2, brokerCount: 5, consumerCount: 3 }).javaCount).toBe(5);
  expect(fetchConnections({ partitionCount: 10_000, brokerCount: 10, consumerCount: 10_000 }).javaCount).toBe(
    20_000,
  );
});

test('the ZooKeeper consumer: fetchers of each process to each broker, whatever its threads', () => {
  const group = {
    partitionCount: 100,
    brokerCount: 10,
    consumerCount: 100,
    processCount: 2,
    fetcherCount: 4,
  };
  expect(fetchConnections(group).zookeeperCount).toBe(80);
});

test.each(['brokerCount', 'consumerCount', 'processCount', 'fetcherCount'])('%s of 0 is refused', (name) => {
  const group = { partitionCount: 6, brokerCount: 3, consumerCount: 2, [name]: 0 };
  expect(() => fetchConnections(group)).toThrow(new RegExp(`^QUANTITY_RANGE: "${name}"`));
});
