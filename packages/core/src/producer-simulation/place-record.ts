import { CoreError } from '../core-error.ts';
import { partitionForKey } from '../partition-for-key.ts';
import type { BatchAwarePartitioner } from '../partitioners/partitioner.ts';
import type { TopicState } from '../partitioners/topic-state.ts';
import { type AppendedKeyless, appendKeyless } from './append-keyless.ts';
import { type Appended, appendToPartition, type BatchQueues } from './create-batch-queues.ts';
import type { PlacementRule } from './create-placement-rule.ts';
import { batchBoundBytes, type RecordShape } from './record-bytes.ts';
import type { Failure } from './simulation-result.ts';

/** A record as the producer has it after serialization. */
export interface SerializedRecord {
  key: Uint8Array | null;
  valueBytes: number;
  /** The partition that the application named. */
  partition: number | undefined;
}

/** What the records of a producer go through. */
export interface Placing {
  rule: PlacementRule;
  queues: BatchQueues;
  state: TopicState;
  maxRequestBytes: number;
}

/** A record that never came into a batch. */
export interface Refused {
  failure: Failure;
}

/** The partitioners keep their state by topic; a simulation has one. */
const TOPIC = '';

/**
 * Places a record and appends it, in the order of the producer: partition, size check, batch.
 * Source: kafka-clients 3.2.3 to 4.0.0, KafkaProducer.doSend. Vectors: stateful-partitioners.json (producer)
 */
export function placeRecord(
  placing: Placing,
  record: SerializedRecord,
  nowMs: number,
): AppendedKeyless | Refused {
  const { rule, queues, state } = placing;
  const shape: RecordShape = { keyBytes: record.key?.length ?? null, valueBytes: record.valueBytes };
  const partition = partitionOrNull(rule, record, state);
  if (partition === 'leader-not-available') return { failure: partition };
  if (batchBoundBytes(shape) > placing.maxRequestBytes) return { failure: 'record-too-large' };

  if (partition === null) {
    // Only the built-in partitioner leaves the partition open until the record is appended.
    if (rule.kind === 'built-in') return appendKeyless(queues, rule.partitioner, state, shape, nowMs);
    throw new TypeError(`"${rule.kind}" partitioners answer a partition at once`);
  }
  const appended =
    rule.kind === 'asked-twice'
      ? appendAskingTwice(placing, rule.partitioner, record, partition, shape, nowMs)
      : appendToPartition(queues, partition, shape, nowMs);
  return { ...appended, counted: [] };
}

/** null = decided while appending. */
function partitionOrNull(
  rule: PlacementRule,
  { key, partition }: SerializedRecord,
  state: TopicState,
): number | null | 'leader-not-available' {
  if (partition !== undefined) return partition;
  if (rule.kind === 'built-in') return key === null ? null : partitionForKey(key, state.partitionCount);
  try {
    return rule.partitioner.partition(TOPIC, key, state);
  } catch (error) {
    if (error instanceof CoreError && error.code === 'LEADER_NOT_AVAILABLE') return 'leader-not-available';
    throw error;
  }
}

function appendAskingTwice(
  { queues, state }: Placing,
  partitioner: BatchAwarePartitioner,
  record: SerializedRecord,
  partition: number,
  shape: RecordShape,
  nowMs: number,
): Appended {
  const attempt = queues.appendToLast(partition, shape, nowMs);
  if (attempt.batch !== null) return attempt;
  partitioner.onNewBatch(TOPIC, state, partition);
  const second = record.partition ?? partitioner.partition(TOPIC, record.key, state);
  const appended = appendToPartition(queues, second, shape, nowMs);
  return { ...appended, closedBatches: [...attempt.closedBatches, ...appended.closedBatches] };
}
