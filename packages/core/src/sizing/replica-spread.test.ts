import { expect, test } from 'vitest';
import { replicaSpread } from './replica-spread.ts';

// Leaders counted in what StripedReplicaPlacer of kafka-metadata 4.0.0 placed: fewest and most on a broker.
test.each([
  [10_000, 10, 3, 1000, 1000, 30_000],
  [10, 3, 2, 3, 4, 20],
  [7, 4, 1, 1, 2, 7],
  [2, 5, 3, 0, 1, 6],
])(
  '%d partitions, %d brokers, factor %d',
  (partitionCount, brokerCount, replicationFactor, fewest, most, all) => {
    expect(replicaSpread({ partitionCount, brokerCount, replicationFactor })).toMatchObject({
      leadersPerBroker: { fewest, most, average: partitionCount / brokerCount },
      replicaCount: all,
      replicasPerBroker: { average: all / brokerCount },
      followerCount: all - partitionCount,
    });
  },
);

test('more copies than brokers are refused', () => {
  expect(() => replicaSpread({ partitionCount: 6, brokerCount: 2, replicationFactor: 3 })).toThrow(
    /^QUANTITY_RANGE: "replicationFactor" expected an integer from 1 to 2, got 3/,
  );
});
