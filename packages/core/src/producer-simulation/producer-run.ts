import { topicState } from '../partitioners/topic-state.ts';
import { type AccumulatedBatch, compressedBytes } from './accumulated-batch.ts';
import { checkSimulationInput } from './check-simulation-input.ts';
import { createBatchQueues } from './create-batch-queues.ts';
import { type BrokerClock, createBrokerClock } from './create-broker-clock.ts';
import { type CompressionEstimate, createCompressionEstimate } from './create-compression-estimate.ts';
import { createEventQueue, type EventQueue } from './create-event-queue.ts';
import { createPlacementRule } from './create-placement-rule.ts';
import { createSender, type Sender } from './create-sender.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Placing } from './place-record.ts';
import type { ProducerSettings, ProducerSimulationInput } from './simulation-input.ts';
import type { Failure } from './simulation-result.ts';

/** What waits for its time; a `wake` only makes the sender look again. */
export type Waiting =
  | { kind: 'answer'; broker: number; batches: readonly number[]; failure: Failure | null }
  | { kind: 'timeout'; batch: AccumulatedBatch }
  | { kind: 'send'; record: number }
  | { kind: 'wake' };

/** A producer in the middle of a simulation. */
export interface ProducerRun {
  input: ProducerSimulationInput;
  settings: ProducerSettings;
  /** Virtual time in ms. */
  nowMs: number;
  waiting: EventQueue<Waiting>;
  placing: Placing;
  sender: Sender;
  /** By broker. */
  clocks: BrokerClock[];
  /** By broker: requests without an answer. */
  inFlightCounts: number[];
  compression: CompressionEstimate | null;
  ledger: Ledger;
}

/**
 * A producer before its first record.
 * @throws {TypeError | CoreError} those of `simulateProducer`
 */
export function createProducerRun(input: ProducerSimulationInput): ProducerRun {
  const settings = checkSimulationInput(input);
  const { partitions, brokers, records, random } = input;
  const compression = settings.compressionRatio === null ? null : createCompressionEstimate();
  const queues = createBatchQueues({ batchBytes: settings.batchBytes, compression });
  const sizeOf = (batch: AccumulatedBatch): number => compressedBytes(batch, settings.compressionRatio);
  const leaders = partitions.map(({ leader }) => leader);
  const state = topicState(
    leaders.map((leader) => leader !== null),
    settings.metadataOrder ?? undefined,
  );
  const waiting = createEventQueue<Waiting>();
  for (const [record, { sentAtMs }] of records.entries()) waiting.add(sentAtMs, { kind: 'send', record });

  const run: ProducerRun = {
    input,
    settings,
    nowMs: 0,
    waiting,
    placing: {
      rule: createPlacementRule(settings.partitioner, { ...settings, random, now: () => run.nowMs }),
      queues,
      state,
      maxRequestBytes: settings.maxRequestBytes,
    },
    sender: createSender({ queues, leaders, settings, sizeOf }),
    clocks: brokers.map((broker) => createBrokerClock(broker, settings.acks)),
    inFlightCounts: brokers.map(() => 0),
    compression,
    ledger: createLedger(records),
  };
  return run;
}
