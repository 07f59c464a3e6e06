import type { ProducerSimulationResult } from '@keyway/core/producer-simulation/simulation-result';
import type { LabRecordPath } from '@keyway/lesson/containers/read-lab-record-path';
import { readWholeNumber } from '../fields/read-whole-number.ts';
import type { RecordPathState } from './lab-address.ts';
import { ACKS, type Acks, LAB_PARTITIONERS, type LabPartitioner, type Plan, run } from './plan.ts';

/** Least and most of each number; a picture of more is no picture. */
export const RANGES = {
  partitions: [1, 6],
  records: [1, 60],
  interval: [1, 100],
  bytes: [0, 10_000],
  batch: [0, 1_000_000],
  linger: [0, 1000],
} as const;

/** A run and the plan that it followed. */
export interface Run {
  plan: Plan;
  result: ProducerSimulationResult;
}

/** What stands in the fields of the lab of a record's path, and all that follows from it. */
export class RecordPathLabState {
  partitions: string = $state('');
  records: string = $state('');
  interval: string = $state('');
  bytes: string = $state('');
  batch: string = $state('');
  linger: string = $state('');
  isKeyed: boolean = $state(false);
  acks: Acks = $state('all');
  partitioner: LabPartitioner = $state('built-in');
  /** Number of the slow partition; empty for none. */
  slow: string = $state('');
  seed: number = $state(1);
  /** The moment looked at, in ms; undefined for the end. */
  at: number | undefined = $state();

  /** Kept while a field is being typed, so that the picture does not jump. */
  #last: Run | undefined;
  readonly run: Run | undefined = $derived.by(() => {
    const plan = this.#plan();
    if (plan) this.#last = { plan, result: run(plan) };
    return this.#last;
  });
  readonly now: number = $derived(Math.min(this.at ?? Number.POSITIVE_INFINITY, this.run?.result.endMs ?? 0));

  constructor(start: LabRecordPath) {
    this.partitions = String(start.partitionCount);
    this.records = String(start.recordCount);
    this.interval = String(start.intervalMs);
    this.bytes = String(start.valueBytes);
    this.batch = String(start.batchBytes);
    this.linger = String(start.lingerMs);
    this.isKeyed = start.isKeyed;
  }

  /** The fields as the address has them. */
  get state(): RecordPathState {
    const { partitions, records, interval, bytes, batch, linger, acks, partitioner, slow } = this;
    const keyed = this.isKeyed ? 'yes' : 'no';
    const at = this.at === undefined ? '' : String(this.at);
    return {
      partitions,
      records,
      interval,
      bytes,
      keyed,
      batch,
      linger,
      acks,
      partitioner,
      slow,
      seed: String(this.seed),
      at,
    };
  }

  /** Takes over what an address names, and leaves the rest. */
  apply({ keyed, acks, partitioner, seed, at, slow, ...numbers }: Partial<RecordPathState>): void {
    Object.assign(this, numbers);
    if (keyed !== undefined) this.isKeyed = keyed === 'yes';
    this.acks = ACKS.find((one) => one === acks) ?? this.acks;
    this.partitioner = LAB_PARTITIONERS.find((one) => one === partitioner) ?? this.partitioner;
    this.slow = slow !== undefined && /^\d?$/.test(slow) ? slow : '';
    if (seed !== undefined && /^\d{1,9}$/.test(seed)) this.seed = Number(seed);
    this.at = at !== undefined && /^\d+(\.\d+)?$/.test(at) ? Number(at) : undefined;
  }

  #plan(): Plan | undefined {
    const read = (name: keyof typeof RANGES): number | undefined => {
      const [least, most] = RANGES[name];
      const reading = readWholeNumber(this[name], least, most);
      return 'value' in reading ? reading.value : undefined;
    };
    const partitionCount = read('partitions');
    const recordCount = read('records');
    const intervalMs = read('interval');
    const valueBytes = read('bytes');
    const batchBytes = read('batch');
    const lingerMs = read('linger');
    if (partitionCount === undefined || recordCount === undefined || intervalMs === undefined) return;
    if (valueBytes === undefined || batchBytes === undefined || lingerMs === undefined) return;
    const slow = this.slow === '' ? null : Number(this.slow);
    return {
      partitionCount,
      recordCount,
      intervalMs,
      valueBytes,
      batchBytes,
      lingerMs,
      isKeyed: this.isKeyed,
      acks: this.acks,
      partitioner: this.partitioner,
      slowPartition: slow !== null && slow < partitionCount ? slow : null,
      seed: this.seed,
    };
  }
}
