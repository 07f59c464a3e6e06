import type { Random } from '../partitioners/draw-positive.ts';

/**
 * Who places records, by the version whose rule it is.
 * `built-in` 3.3 and later; `default-2.4` the default of 2.4 to 3.2; `uniform-sticky`; `round-robin-2.4` to 3.9.1,
 * `round-robin-3.9.2` after KAFKA-17632, `round-robin-4.0` with a producer that asks once; `counter-0.8.2` the Java
 * producer to 0.10.1, `counter-0.10.2` to 2.3; `scala-0.8.0` and `scala-0.8.2` the Scala producer.
 * Keyed records go by their key, but for uniform sticky and round robin, which ignore keys.
 */
export const partitionerNames = [
  'built-in',
  'default-2.4',
  'uniform-sticky',
  'round-robin-2.4',
  'round-robin-3.9.2',
  'round-robin-4.0',
  'counter-0.8.2',
  'counter-0.10.2',
  'scala-0.8.0',
  'scala-0.8.2',
] as const;

/** One of `partitionerNames`. */
export type PartitionerName = (typeof partitionerNames)[number];

/** A record that the application sends. */
export interface SimulatedRecord {
  /** When `send` is called; ms >= 0. Records of one instant keep their order. */
  sentAtMs: number;
  /** A text is taken as UTF-8; null or left out = no key. */
  key?: Uint8Array | string | null;
  /** Size of the value; integer >= 0. */
  valueBytes: number;
  /** A partition that the application names itself. */
  partition?: number;
}

/** A partition of the topic. */
export interface SimulatedPartition {
  /** Index of its broker; null = no leader. */
  leader: number | null;
  /** Time that the leader needs for a batch of this partition on top of its own; ms >= 0, 0 when left out. */
  extraMs?: number;
  /** For each in-sync follower: how long after the leader it has a batch; ms >= 0. */
  followerMs?: readonly number[];
}

/** A broker, with one connection that handles one request after the other, as Kafka's does. */
export interface SimulatedBroker {
  /** One way; ms >= 0. */
  networkMs: number;
  /** Time to append a batch; ms >= 0. */
  appendMs: number;
  /** Append speed on top of that; above 0, unbounded when left out. */
  bytesPerMs?: number;
  /** Spans in which the broker answers nothing: its requests fail. */
  outages?: readonly { fromMs: number; untilMs: number }[];
}

/** The producer's settings by their Kafka name; defaults are those of 4.0 where nothing else is said. */
export interface ProducerSettings {
  /** `partitioner.class` and the producer's version; `built-in`. */
  partitioner: PartitionerName;
  /** `batch.size`; integer >= 0, 16384. */
  batchBytes: number;
  /** `linger.ms`; >= 0, 5 (0 until 3.9). */
  lingerMs: number;
  /** `acks`; `all`. */
  acks: 0 | 1 | 'all';
  /** `max.in.flight.requests.per.connection`; integer >= 1, 5. */
  maxInFlightCount: number;
  /** `max.request.size`; integer >= 1, 1048576. */
  maxRequestBytes: number;
  /** `delivery.timeout.ms`; >= 0, 120000. */
  deliveryTimeoutMs: number;
  /** What compression makes of the records: compressed / uncompressed, above 0; null = none. */
  compressionRatio: number | null;
  /** `partitioner.adaptive.partitioning.enable`; true. */
  isAdaptive: boolean;
  /** `partitioner.availability.timeout.ms`; >= 0, 0 = off. */
  availabilityTimeoutMs: number;
  /** `topic.metadata.refresh.interval.ms` of the Scala producer; 600000. */
  refreshIntervalMs: number;
  /** Every partition once, in the order of the producer's metadata; null = ascending. See `topicState`. */
  metadataOrder: readonly number[] | null;
}

/** What a simulated producer does and meets. */
export interface ProducerSimulationInput {
  records: readonly SimulatedRecord[];
  partitions: readonly SimulatedPartition[];
  brokers: readonly SimulatedBroker[];
  settings?: Partial<ProducerSettings>;
  /** One int32 a call. */
  random: Random;
}
