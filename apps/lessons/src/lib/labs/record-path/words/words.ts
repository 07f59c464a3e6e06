import type { ClosedBy, Failure } from '@keyway/core/producer-simulation/simulation-result';
import type { Acks, LabPartitioner } from '../plan.ts';

/** What the lab of a record's path says. */
export interface RecordPathLabWords {
  producer: string;
  records: string;
  interval: string;
  bytes: string;
  keyed: string;
  keyedHint: string;
  batch: string;
  linger: string;
  acks: string;
  acksMeans: Record<Acks, string>;
  partitioner: string;
  partitioners: Record<LabPartitioner, string>;
  partitions: string;
  slow: string;
  none: string;
  drawAgain: string;
  model: string;
  result: (records: string, batches: string, requests: string, perBatch: string) => string;
  latency: (mean: string, most: string) => string;
  moment: string;
  ms: (ms: string) => string;
  earlier: string;
  later: string;
  places: Record<'toCome' | 'waiting' | 'underway' | 'stored' | 'acknowledged' | 'failed', string>;
  legend: { open: string; underway: string; stored: string; acknowledged: string };
  partition: string;
  batchNumber: string;
  recordCount: string;
  opened: string;
  closed: string;
  why: string;
  sizeBytes: string;
  storedAt: string;
  finished: string;
  closedBy: Record<ClosedBy, string>;
  failure: Record<Failure, string>;
  never: string;
}
