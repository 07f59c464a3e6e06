import { resultOf } from './producer-simulation/ledger.ts';
import { createProducerRun } from './producer-simulation/producer-run.ts';
import type { ProducerSimulationInput } from './producer-simulation/simulation-input.ts';
import type { ProducerSimulationResult } from './producer-simulation/simulation-result.ts';
import { stepProducer } from './producer-simulation/step-producer.ts';

/**
 * Runs a producer on virtual time: records into batches, batches into requests, requests to brokers and back.
 * Placing, batch sizes, `linger.ms`, what a sender pass sends and the load table follow Kafka; the network and the
 * brokers are a simple model (`createBrokerClock`). There are no retries and no bound on memory, and leaders stay.
 * Records sent at one instant are all appended before the sender looks.
 * @param input - not changed, but for `random`, which is drawn from
 * @returns every record, acknowledged or failed, with batches, requests and the steps in between; plain data
 * @throws {TypeError | CoreError} SIMULATION_INPUT, PARTITION_COUNT_RANGE, METADATA_ORDER, RANDOM_RANGE, RANDOM_STUCK
 * Source: kafka 1eb7644, KafkaProducer, RecordAccumulator and Sender.
 * Vectors: stateful-partitioners.json (producer, load-table, compression-ratio)
 */
export function simulateProducer(input: ProducerSimulationInput): ProducerSimulationResult {
  const run = createProducerRun(input);
  for (let nowMs = run.waiting.nextMs(); nowMs !== undefined; nowMs = run.waiting.nextMs()) {
    stepProducer(run, nowMs);
  }
  return resultOf(run.ledger, input.partitions.length);
}
