import { describe, expect, test } from 'vitest';
import { logFiles } from './log-files.ts';

// Counted in the directory of a partition, in /proc/PID/fd and in /proc/PID/maps of running brokers; the segments are
// those that the broker had made.
describe('brokers as they are', () => {
  test.each([
    ['0.8.2.2', 4, 8],
    ['0.10.0.1', 3, 6],
    ['0.10.1.1', 4, 12],
    ['0.11.0.3', 4, 15],
    ['2.7.2', 6, 24],
    ['2.8.2', 6, 24],
    ['3.0.2', 6, 25],
    ['3.9.1', 6, 25],
  ])('%s: %d segments are %d files', (version, segmentCount, seen) => {
    const { fileCount, descriptorCount } = logFiles({ replicaCount: 1, segmentCount }, version);
    expect(fileCount.fewest).toBeLessThanOrEqual(seen);
    expect(fileCount.most).toBeGreaterThanOrEqual(seen);
    expect(fileCount.most - fileCount.fewest).toBeLessThanOrEqual(4);
    expect(descriptorCount).toBe(segmentCount);
  });

  test('the files of a segment and of a partition by release', () => {
    const namesIn = (version: string): unknown => {
      const { segmentFiles, partitionFiles } = logFiles({ replicaCount: 1, segmentCount: 1 }, version);
      return [segmentFiles, partitionFiles];
    };
    expect(namesIn('0.10.0.1')).toEqual([['.log', '.index'], []]);
    expect(namesIn('0.10.1.1')).toEqual([['.log', '.index', '.timeindex'], []]);
    expect(namesIn('2.8.2')).toEqual([['.log', '.index', '.timeindex'], ['leader-epoch-checkpoint']]);
    expect(namesIn('3.9.1')).toEqual([
      ['.log', '.index', '.timeindex'],
      ['leader-epoch-checkpoint', 'partition.metadata'],
    ]);
  });

  test('an index takes a map and no descriptor', () => {
    expect(logFiles({ replicaCount: 1, segmentCount: 4 }, '0.8.2.2')).toMatchObject({
      descriptorCount: 4,
      mapCount: 4,
    });
  });

  test('a clean stop of 3.9.1 leaves a snapshot more: 26 files', () => {
    expect(logFiles({ replicaCount: 1, segmentCount: 6 }, '3.9.1').fileCount.most).toBe(26);
  });
});

test('two files a partition is what one segment had until 0.10.0, and no more than that', () => {
  expect(logFiles({ replicaCount: 10_000, segmentCount: 1 }, '0.8.2')).toMatchObject({
    popularCount: 20_000,
    fileCount: { fewest: 20_000, most: 20_000 },
  });
  expect(logFiles({ replicaCount: 10_000, segmentCount: 10 }, '4.0').fileCount.fewest).toBe(410_000);
});

describe('errors', () => {
  test.each([
    [{ replicaCount: 0, segmentCount: 1 }, '4.0', /^QUANTITY_RANGE: "replicaCount"/],
    [{ replicaCount: 1, segmentCount: 1.5 }, '4.0', /^QUANTITY_RANGE: "segmentCount"/],
    [{ replicaCount: 2 ** 47, segmentCount: 3 }, '4.0', /^QUANTITY_RANGE: "replicaCount \* segmentCount"/],
    [{ replicaCount: 1, segmentCount: 1 }, 'trunk', /^KAFKA_VERSION_UNKNOWN/],
  ])('%j in %s', (log, version, message) => {
    expect(() => logFiles(log, version)).toThrow(message);
  });
});
