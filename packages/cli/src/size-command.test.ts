import { expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

// Worked by hand: max(100/10, 100/20) = 10 against 100/max(10, 20) = 5; 100/20 = 5 threads.
test('from throughputs: what is so beside what the popular rule says', async () => {
  const { stdout, exitCode } = await keyway([
    'size',
    '--target',
    '100',
    '--producer',
    '10',
    '--consumer',
    '20',
  ]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^quantity +is +popular rule +because$/m);
  expect(stdout).toMatch(/^partitions needed +10 +5 +the slower side decides/m);
  expect(stdout).toMatch(/^threads needed +5 +10 /m);
});

test('the ten thousand partitions of the popular text', async () => {
  const { stdout } = await keyway([
    'size',
    '-n',
    '10000',
    '--brokers',
    '10',
    '--threads',
    '1',
    '--kafka',
    '0.8.2',
  ]);
  expect(stdout).toMatch(/^producer buffer, bytes +33554432 +163840000 +buffer\.memory holds 2048 batches/m);
  expect(stdout).toMatch(/^connections, Java +11 +10000 /m);
  expect(stdout).toMatch(/^leaders to elect +1000 +1000 /m);
  expect(stdout).toMatch(/one write to ZooKeeper after another/);
});

test('json has every quantity', async () => {
  const { stdout } = await keyway([
    'size',
    '-n',
    '7',
    '--brokers',
    '4',
    '--replication-factor',
    '1',
    '--format',
    'json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({
    plan: { partitionCount: 7, brokerCount: 4, replicationFactor: 1, kafkaVersion: '4.0' },
    replicaSpread: { leadersPerBroker: { fewest: 1, most: 2 } },
    failover: { offlineCount: 2 },
  });
});

test.each([
  [[], /name --partitions, or --target with --producer and --consumer/],
  [['--target', '100'], /belong together; name all three/],
  [['--target', '100', '--producer', '0', '--consumer', '1'], /THROUGHPUT_RANGE: "producerPerPartition"/],
  [['--target', '1,5', '--producer', '1', '--consumer', '1'], /Write the fraction behind a point/],
  [
    ['-n', '6', '--brokers', '2', '--replication-factor', '3'],
    /QUANTITY_RANGE: "replicationFactor" .* from 1 to 2/,
  ],
  [['-n', '6', '--kafka', 'trunk'], /KAFKA_VERSION_UNKNOWN/],
  [['-n', '6', '--threads', '-1'], /Expected an integer in digits/],
])('%j ends with 2', async (args, message) => {
  expect(await keyway(['size', ...args])).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});
