import { checkPartitionCount } from '../check-partition-count.ts';
import { CoreError } from '../core-error.ts';
import {
  type ProducerSettings,
  type ProducerSimulationInput,
  partitionerNames,
  type SimulatedBroker,
  type SimulatedPartition,
  type SimulatedRecord,
} from './simulation-input.ts';

const DEFAULTS: ProducerSettings = {
  partitioner: 'built-in',
  batchBytes: 16_384,
  lingerMs: 5,
  acks: 'all',
  maxInFlightCount: 5,
  maxRequestBytes: 1_048_576,
  deliveryTimeoutMs: 120_000,
  compressionRatio: null,
  isAdaptive: true,
  availabilityTimeoutMs: 0,
  refreshIntervalMs: 600_000,
  metadataOrder: null,
};

/**
 * The settings with their defaults.
 * @throws {CoreError} PARTITION_COUNT_RANGE, SIMULATION_INPUT with the place of what is wrong
 */
export function checkSimulationInput(input: ProducerSimulationInput): ProducerSettings {
  const settings = { ...DEFAULTS, ...input.settings };
  checkSettings(settings);
  checkPartitionCount(input.partitions.length);
  for (const [index, partition] of input.partitions.entries()) {
    checkPartition(`partitions[${index}]`, partition, input.brokers.length);
  }
  for (const [index, broker] of input.brokers.entries()) checkBroker(`brokers[${index}]`, broker);
  for (const [index, record] of input.records.entries()) {
    checkRecord(`records[${index}]`, record, input.partitions.length);
  }
  return settings;
}

function checkSettings(settings: ProducerSettings): void {
  checkOneOf('settings.partitioner', settings.partitioner, partitionerNames);
  checkOneOf('settings.acks', settings.acks, [0, 1, 'all']);
  checkInteger('settings.batchBytes', settings.batchBytes, 0);
  checkInteger('settings.maxInFlightCount', settings.maxInFlightCount, 1);
  checkInteger('settings.maxRequestBytes', settings.maxRequestBytes, 1);
  checkTime('settings.lingerMs', settings.lingerMs);
  checkTime('settings.deliveryTimeoutMs', settings.deliveryTimeoutMs);
  checkTime('settings.availabilityTimeoutMs', settings.availabilityTimeoutMs);
  checkInteger('settings.refreshIntervalMs', settings.refreshIntervalMs, Number.MIN_SAFE_INTEGER);
  if (settings.compressionRatio !== null)
    checkAboveZero('settings.compressionRatio', settings.compressionRatio);
}

function checkPartition(place: string, partition: SimulatedPartition, brokerCount: number): void {
  const { leader, extraMs = 0, followerMs = [] } = partition;
  if (leader !== null && !(Number.isInteger(leader) && leader >= 0 && leader < brokerCount)) {
    throw wrong(`${place}.leader`, `null or the index of one of ${brokerCount} brokers`, leader);
  }
  checkTime(`${place}.extraMs`, extraMs);
  for (const [index, ms] of followerMs.entries()) checkTime(`${place}.followerMs[${index}]`, ms);
}

function checkBroker(place: string, broker: SimulatedBroker): void {
  const { networkMs, appendMs, bytesPerMs, outages = [] } = broker;
  checkTime(`${place}.networkMs`, networkMs);
  checkTime(`${place}.appendMs`, appendMs);
  if (bytesPerMs !== undefined) checkAboveZero(`${place}.bytesPerMs`, bytesPerMs);
  for (const [index, { fromMs, untilMs }] of outages.entries()) {
    checkTime(`${place}.outages[${index}].fromMs`, fromMs);
    // An outage may last for ever.
    if (!(untilMs > fromMs)) throw wrong(`${place}.outages[${index}].untilMs`, 'more than fromMs', untilMs);
  }
}

function checkRecord(place: string, record: SimulatedRecord, partitionCount: number): void {
  const { key = null, sentAtMs, valueBytes, partition } = record;
  checkTime(`${place}.sentAtMs`, sentAtMs);
  checkInteger(`${place}.valueBytes`, valueBytes, 0);
  if (key !== null && typeof key !== 'string' && !(key instanceof Uint8Array)) {
    throw new TypeError(`"${place}.key" expected a text, a Uint8Array or null, got ${typeof key}`);
  }
  if (partition === undefined) return;
  checkInteger(`${place}.partition`, partition, 0);
  // The real producer waits for a partition that may still be created, and fails after max.block.ms.
  if (partition >= partitionCount)
    throw wrong(`${place}.partition`, `less than ${partitionCount}`, partition);
}

function checkTime(subject: string, value: number): void {
  if (!(Number.isFinite(value) && value >= 0)) throw wrong(subject, 'a finite number of ms >= 0', value);
}

function checkAboveZero(subject: string, value: number): void {
  if (!(value > 0)) throw wrong(subject, 'a number above 0', value);
}

function checkInteger(subject: string, value: number, least: number): void {
  if (!(Number.isSafeInteger(value) && value >= least)) throw wrong(subject, `an integer >= ${least}`, value);
}

function checkOneOf(subject: string, value: unknown, known: readonly unknown[]): void {
  if (!known.includes(value)) throw wrong(subject, `one of ${known.join(', ')}`, value);
}

function wrong(subject: string, expected: string, received: unknown): CoreError {
  return new CoreError('SIMULATION_INPUT', {
    subject,
    expected,
    received: String(received),
    advice: 'correct it, or leave an optional field out for its default',
  });
}
