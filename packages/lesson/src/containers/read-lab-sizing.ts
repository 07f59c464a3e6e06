import { ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: lab sizing`: the measurements that the lab starts with. */
export interface LabSizing {
  /** MB/s that the topic must carry. */
  target: number;
  /** MB/s that a producer reaches on one partition. */
  producer: number;
  /** MB/s that a consumer reaches on one partition. */
  consumer: number;
  brokerCount: number;
  replicationFactor: number;
  segmentCount: number;
}

const MOST = 1_000_000;

/**
 * Reads `target`, `producer` and `consumer` (whole MB/s from 1), `brokers` (1 to 1000), `replication` (1 to 10) and
 * `segments` (1 to 10000); none is needed.
 */
export function readLabSizing(parameters: Record<string, unknown>): Reading<LabSizing> {
  const reader = new ParameterReader('lab sizing', parameters);
  const count = (name: string, most: number, start: number): number =>
    reader.has(name) ? reader.count(name, 1, most) : start;
  return reader.finish({
    target: count('target', MOST, 100),
    producer: count('producer', MOST, 10),
    consumer: count('consumer', MOST, 20),
    brokerCount: count('brokers', 1000, 3),
    replicationFactor: count('replication', 10, 3),
    segmentCount: count('segments', 10_000, 4),
  });
}
