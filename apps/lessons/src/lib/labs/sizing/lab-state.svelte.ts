import { sizeTopic, type TopicSizing } from '@keyway/core/sizing/size-topic';
import type { LabSizing } from '@keyway/lesson/containers/read-lab-sizing';
import { readDecimal } from '../fields/read-decimal.ts';
import { readWholeNumber } from '../fields/read-whole-number.ts';
import type { SizingState } from './lab-address.ts';

/** Releases after which something in the answer changes. */
export const KAFKA_VERSIONS = ['0.8.2', '0.10.1', '0.11', '1.1', '2.8', '3.3', '4.0'] as const;
export const MAX_BROKERS = 1000;
export const MAX_SEGMENTS = 10_000;

/** The measurements and what follows from them. */
export interface Sized {
  target: number;
  producer: number;
  consumer: number;
  sizing: TopicSizing & { throughput: NonNullable<TopicSizing['throughput']> };
}

/** What stands in the fields of the sizing lab, and all that follows from it. */
export class SizingLabState {
  target: string = $state('');
  producer: string = $state('');
  consumer: string = $state('');
  brokers: string = $state('');
  replication: string = $state('');
  segments: string = $state('');
  kafka: string = $state('4.0');

  readonly #target = $derived(readDecimal(this.target));
  readonly #producer = $derived(readDecimal(this.producer));
  readonly #consumer = $derived(readDecimal(this.consumer));
  readonly #brokers = $derived(readWholeNumber(this.brokers, 1, MAX_BROKERS));
  /** Copies that the brokers can hold: two never lie on one. */
  readonly mostCopies: number = $derived('value' in this.#brokers ? Math.min(10, this.#brokers.value) : 10);
  readonly #replication = $derived(readWholeNumber(this.replication, 1, this.mostCopies));
  readonly #segments = $derived(readWholeNumber(this.segments, 1, MAX_SEGMENTS));

  /** Kept while a field is being typed, so that the picture does not jump. */
  #last: Sized | undefined;
  /** Whether the three throughputs fit together: a topic of more than 2147483647 partitions does not. */
  readonly isTooMuch: boolean = $derived.by(() => {
    const target = 'value' in this.#target ? this.#target.value : 0;
    const slower = Math.min(
      'value' in this.#producer ? this.#producer.value : 1,
      'value' in this.#consumer ? this.#consumer.value : 1,
    );
    return target / slower > MOST_PARTITIONS;
  });
  readonly sized: Sized | undefined = $derived.by(() => {
    this.#last = this.#size() ?? this.#last;
    return this.#last;
  });

  constructor(start: LabSizing) {
    this.target = String(start.target);
    this.producer = String(start.producer);
    this.consumer = String(start.consumer);
    this.brokers = String(start.brokerCount);
    this.replication = String(start.replicationFactor);
    this.segments = String(start.segmentCount);
  }

  /** The fields as the address has them. */
  get state(): SizingState {
    const { target, producer, consumer, brokers, replication, segments, kafka } = this;
    return { target, producer, consumer, brokers, replication, segments, kafka };
  }

  /** Takes over what an address names, and leaves the rest. */
  apply(named: Partial<SizingState>): void {
    const { kafka, ...fields } = named;
    Object.assign(this, fields);
    if (KAFKA_VERSIONS.some((version) => version === kafka)) this.kafka = kafka ?? this.kafka;
  }

  #size(): Sized | undefined {
    const readings = [this.#target, this.#producer, this.#consumer] as const;
    const counts = [this.#brokers, this.#replication, this.#segments] as const;
    const [target, producer, consumer, brokers, replication, segments] = [...readings, ...counts].map(
      (reading) => ('value' in reading ? reading.value : undefined),
    );
    if (target === undefined || producer === undefined || consumer === undefined || this.isTooMuch) return;
    if (brokers === undefined || replication === undefined || segments === undefined) return;
    const { throughput, ...rest } = sizeTopic({
      throughputs: { target, producerPerPartition: producer, consumerPerPartition: consumer },
      brokerCount: brokers,
      replicationFactor: replication,
      segmentCount: segments,
      kafkaVersion: this.kafka,
    });
    // A plan with throughputs has an answer for them.
    return throughput && { target, producer, consumer, sizing: { ...rest, throughput } };
  }
}

/** More than any cluster holds, and still a number that every quantity below can be computed with. */
const MOST_PARTITIONS = 1_000_000;
