import { partitionOfScalaProducer, type ScalaProducerVersion } from '../clients/scala-producer.ts';
import { decodeUtf8 } from '../decode-utf8.ts';
import {
  type BuiltinPartitioner,
  createBuiltinPartitioner,
} from '../partitioners/create-builtin-partitioner.ts';
import { createCounterPartitioner082 } from '../partitioners/create-counter-partitioner-0.8.2.ts';
import { createCounterPartitioner0102 } from '../partitioners/create-counter-partitioner-0.10.2.ts';
import { createDefaultPartitioner24 } from '../partitioners/create-default-partitioner-2.4.ts';
import { createRoundRobinPartitioner } from '../partitioners/create-round-robin-partitioner.ts';
import { createScalaPartitioner } from '../partitioners/create-scala-partitioner-0.8.ts';
import { createUniformStickyPartitioner } from '../partitioners/create-uniform-sticky-partitioner.ts';
import type { Random } from '../partitioners/draw-positive.ts';
import type { BatchAwarePartitioner, Partitioner } from '../partitioners/partitioner.ts';
import type { PartitionerName } from './simulation-input.ts';

/** How a producer comes by the partition of a record that names none. */
export type PlacementRule =
  /** By key, else where the built-in partitioner appends it. */
  | { kind: 'built-in'; partitioner: BuiltinPartitioner }
  /** The partitioner answers, for keyed records too. */
  | { kind: 'asked-once'; partitioner: Partitioner; onFailedRound?: () => void }
  /** The same, but it is told when the record would open a batch, and answers anew (2.4 to 3.9). */
  | { kind: 'asked-twice'; partitioner: BatchAwarePartitioner };

/** What a rule is made from. */
export interface PlacementRuleOptions {
  random: Random;
  now: () => number;
  batchBytes: number;
  refreshIntervalMs: number;
}

/** The rule of a partitioner, in a producer of the versions that had it. */
export function createPlacementRule(name: PartitionerName, options: PlacementRuleOptions): PlacementRule {
  const { random } = options;
  switch (name) {
    case 'built-in':
      return { kind: 'built-in', partitioner: createBuiltinPartitioner(options) };
    case 'default-2.4':
      return { kind: 'asked-twice', partitioner: createDefaultPartitioner24({ random }) };
    case 'uniform-sticky':
      return { kind: 'asked-twice', partitioner: createUniformStickyPartitioner({ random }) };
    case 'round-robin-2.4':
      return { kind: 'asked-twice', partitioner: createRoundRobinPartitioner({ version: '2.4' }) };
    case 'round-robin-3.9.2':
      return { kind: 'asked-twice', partitioner: createRoundRobinPartitioner({ version: '3.9.2' }) };
    case 'round-robin-4.0':
      return { kind: 'asked-once', partitioner: createRoundRobinPartitioner({ version: '2.4' }) };
    case 'counter-0.8.2':
      return { kind: 'asked-once', partitioner: createCounterPartitioner082({ random }) };
    case 'counter-0.10.2':
      return { kind: 'asked-once', partitioner: createCounterPartitioner0102({ random }) };
    case 'scala-0.8.0':
      return scalaRule('0.8.0', options);
    case 'scala-0.8.2':
      return scalaRule('0.8.2', options);
  }
}

/** Each record is a round of its own, as in the Scala producer's synchronous mode. */
function scalaRule(version: ScalaProducerVersion, options: PlacementRuleOptions): PlacementRule {
  const scala = createScalaPartitioner({ ...options, version });
  return {
    kind: 'asked-once',
    partitioner: {
      partition(topic, key, state) {
        scala.startRound();
        if (key === null) return scala.partition(topic, state);
        return partitionOfScalaProducer(decodeUtf8(key), state.partitionCount, version);
      },
    },
    onFailedRound: scala.failRound,
  };
}
