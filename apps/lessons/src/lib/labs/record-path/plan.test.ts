import { expect, test } from 'vitest';
import { type Plan, run } from './plan.ts';

const plan: Plan = {
  partitionCount: 6,
  recordCount: 24,
  intervalMs: 2,
  valueBytes: 100,
  isKeyed: true,
  batchBytes: 16_384,
  lingerMs: 10,
  acks: 'all',
  partitioner: 'built-in',
  slowPartition: null,
  seed: 1,
};

test('keyed records go where kafka-clients puts user-1 to user-4 of 6 partitions', () => {
  const { records } = run(plan);
  expect(records.slice(0, 4).map(({ partition }) => partition)).toEqual([2, 2, 5, 1]);
});

test('the same seed gives the same run', () => {
  const keyless = { ...plan, isKeyed: false, batchBytes: 300 };
  expect(run(keyless)).toEqual(run(keyless));
});

test('a slow partition acknowledges later than the same partition otherwise does', () => {
  const lastOf = (slowPartition: number | null): number => run({ ...plan, slowPartition }).endMs;
  expect(lastOf(2)).toBeGreaterThan(lastOf(null));
});

test('acks=0 is done when it is sent, acks=1 waits for the leader, acks=all for the follower too', () => {
  const [none, leader, all] = (['0', '1', 'all'] as const).map((acks) => run({ ...plan, acks }).endMs);
  expect(none).toBeLessThan(Number(leader));
  expect(leader).toBeLessThan(Number(all));
});
