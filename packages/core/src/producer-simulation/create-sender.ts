import type { LoadTable } from '../partitioners/build-load-table.ts';
import { loadTableOfQueues, type PartitionQueue } from '../partitioners/load-table-of-queues.ts';
import { type AccumulatedBatch, estimatedBytes, isFull } from './accumulated-batch.ts';
import type { BatchQueues } from './create-batch-queues.ts';
import type { ProducerSettings } from './simulation-input.ts';

/** Batches for one broker. */
export interface DrainedRequest {
  broker: number;
  batches: AccumulatedBatch[];
}

/** The part of the producer that decides what is sent when. */
export interface Sender {
  /**
   * One pass: which brokers are due, and what goes to those that can take a request.
   * @param inFlightCounts - by broker: requests without an answer
   * @returns requests, and the load table that the built-in partitioner draws from next
   */
  pass(
    inFlightCounts: readonly number[],
    nowMs: number,
  ): { requests: DrainedRequest[]; table: LoadTable | null };
}

/** What a sender is made from. */
export interface SenderOptions {
  queues: BatchQueues;
  /** By partition: index of its leader; null = none. */
  leaders: readonly (number | null)[];
  settings: Pick<
    ProducerSettings,
    'lingerMs' | 'maxInFlightCount' | 'maxRequestBytes' | 'availabilityTimeoutMs' | 'metadataOrder'
  >;
  /** Bytes of a batch over the network, once it is closed. */
  sizeOf: (batch: AccumulatedBatch) => number;
}

/** What the sender remembers of a broker. */
interface BrokerState {
  partitions: number[];
  /** Partition from which the next request begins, so that a full request does not starve the others. */
  firstIndex: number;
  /** When there was last data for it, and when it last took some. */
  times?: { readyMs: number; drainedMs: number };
}

/**
 * The sender thread, one pass at a time.
 * Source: kafka 1eb7644, RecordAccumulator.ready and drain, Sender.sendProducerData.
 * Vectors: stateful-partitioners.json (sender)
 */
export function createSender(options: SenderOptions): Sender {
  const { settings } = options;
  const brokers = brokerStates(options);
  return {
    pass(inFlightCounts, nowMs) {
      // Before the queues are drained, as in Kafka: the lengths are what the brokers have not taken yet.
      const table = loadTable(options, brokers);
      const requests: DrainedRequest[] = [];
      for (const [broker, state] of brokers) {
        if (!isDue(options, state, nowMs)) continue;
        state.times = { readyMs: nowMs, drainedMs: state.times?.drainedMs ?? nowMs };
        if ((inFlightCounts[broker] ?? 0) >= settings.maxInFlightCount) continue;
        state.times.drainedMs = nowMs;
        requests.push({ broker, batches: drain(options, state) });
      }
      return { requests, table };
    },
  };
}

function brokerStates({ leaders, settings }: SenderOptions): Map<number, BrokerState> {
  const brokers = new Map<number, BrokerState>();
  for (const partition of settings.metadataOrder ?? leaders.keys()) {
    const leader = leaders[partition] ?? null;
    if (leader === null) continue;
    const state = brokers.get(leader) ?? { partitions: [], firstIndex: 0 };
    state.partitions.push(partition);
    brokers.set(leader, state);
  }
  return brokers;
}

/** A broker is due when any of its partitions is: its first batch is full or has waited long enough. */
function isDue({ queues, settings }: SenderOptions, { partitions }: BrokerState, nowMs: number): boolean {
  return partitions.some((partition) => {
    const [first, second] = queues.queues.get(partition) ?? [];
    if (first === undefined) return false;
    return second !== undefined || isFull(first) || nowMs >= first.openedMs + settings.lingerMs;
  });
}

/** The first batch of each partition goes along, due or not, while the request has room. */
function drain({ queues, settings, sizeOf }: SenderOptions, state: BrokerState): AccumulatedBatch[] {
  const batches: AccumulatedBatch[] = [];
  let requestBytes = 0;
  const { partitions } = state;
  const start = state.firstIndex;
  for (let step = 0; step < partitions.length; step++) {
    state.firstIndex = (start + step) % partitions.length;
    const partition = partitions[state.firstIndex] ?? -1;
    const first = queues.queues.get(partition)?.[0];
    if (first === undefined) continue;
    if (batches.length > 0 && requestBytes + estimatedBytes(first) > settings.maxRequestBytes) break;
    queues.takeFirst(partition);
    batches.push(first);
    requestBytes += sizeOf(first);
  }
  return batches;
}

function loadTable(
  { queues, leaders, settings }: SenderOptions,
  brokers: ReadonlyMap<number, BrokerState>,
): LoadTable | null {
  const partitionQueues = [...queues.queues]
    .sort(([left], [right]) => left - right)
    .map(([partition, batches]): PartitionQueue => {
      const leader = leaders[partition] ?? null;
      const queue = { partition, batchCount: batches.length, hasLeader: leader !== null };
      const times = leader === null ? undefined : brokers.get(leader)?.times;
      if (times === undefined) return queue;
      return { ...queue, leaderReadyMs: times.readyMs, leaderDrainedMs: times.drainedMs };
    });
  const { availabilityTimeoutMs } = settings;
  return loadTableOfQueues(partitionQueues, { partitionCount: leaders.length, availabilityTimeoutMs });
}
