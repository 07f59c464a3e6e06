import { simulateProducer } from '@keyway/core/producer-simulation';
import type {
  PartitionerName,
  ProducerSimulationInput,
  partitionerNames,
} from '@keyway/core/producer-simulation/simulation-input';
import type { ProducerSimulationResult } from '@keyway/core/producer-simulation/simulation-result';

/** What the fields of the lab say, once they can be read. */
export interface Plan {
  partitionCount: number;
  recordCount: number;
  intervalMs: number;
  valueBytes: number;
  isKeyed: boolean;
  batchBytes: number;
  lingerMs: number;
  acks: Acks;
  partitioner: LabPartitioner;
  /** A partition whose leader is slow; null for none. */
  slowPartition: number | null;
  /** Of the chance: the same seed draws the same partitions. */
  seed: number;
}

export const ACKS = ['0', '1', 'all'] as const;
export type Acks = (typeof ACKS)[number];

/** The ages of the producer that a reader may meet; names are core's. */
export const LAB_PARTITIONERS = [
  'built-in',
  'default-2.4',
  'counter-0.10.2',
  'round-robin-4.0',
  'scala-0.8.2',
] as const;
export type LabPartitioner = (typeof LAB_PARTITIONERS)[number] &
  (typeof partitionerNames)[number] &
  PartitionerName;

/** Keys that a keyed producer sends in turn: few, so that a reader sees them meet. */
export const KEYS = ['user-1', 'user-2', 'user-3', 'user-4'] as const;
export const BROKER_COUNT = 2;
const NETWORK_MS = 2;
const APPEND_MS = 1;
const FOLLOWER_MS = 4;
const SLOW_MS = 40;

/** Runs the plan on virtual time. The network and the brokers are a small model; batches and placing are Kafka's. */
export function run(plan: Plan): ProducerSimulationResult {
  return simulateProducer(inputOf(plan));
}

/** The plan as core takes it: partitions lie on two brokers in turn. */
export function inputOf(plan: Plan): ProducerSimulationInput {
  const { acks, batchBytes, lingerMs, partitioner } = plan;
  return {
    records: Array.from({ length: plan.recordCount }, (_, index) => ({
      sentAtMs: index * plan.intervalMs,
      key: plan.isKeyed ? (KEYS[index % KEYS.length] ?? null) : null,
      valueBytes: plan.valueBytes,
    })),
    partitions: Array.from({ length: plan.partitionCount }, (_, partition) => ({
      leader: partition % BROKER_COUNT,
      followerMs: [FOLLOWER_MS],
      ...(partition === plan.slowPartition && { extraMs: SLOW_MS }),
    })),
    brokers: Array.from({ length: BROKER_COUNT }, () => ({ networkMs: NETWORK_MS, appendMs: APPEND_MS })),
    settings: { partitioner, batchBytes, lingerMs, acks: acks === 'all' ? 'all' : acks === '1' ? 1 : 0 },
    random: seededRandom(plan.seed),
  };
}

/** Chance that comes again with the same seed: an int32 a call. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  };
}
