import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { type Murmur2Trace, traceMurmur2 } from '@keyway/core/trace-murmur2';
import type { LabKey } from '@keyway/lesson/containers/read-lab-key';
import { explainKey, type KeyExplanation } from './explain-key.ts';
import { type KeyCharacter, keyCharacters } from './key-characters.ts';
import type { LabState } from './lab-address.ts';
import { type LaneRow, laneRows, sampleKeys } from './lane-rows.ts';
import { type OtherSpelling, otherSpelling } from './other-spelling.ts';
import { type CountProblem, readPartitionCount } from './read-partition-count.ts';
import { type LabKeyType, readTypedKey } from './read-typed-key.ts';

/** A key and its partitions at two counts. */
export interface KeyMoveRow {
  key: string;
  from: number;
  to: number;
}

/** What stands in the fields of a key lab, and all that follows from it. */
export class KeyLabState {
  /** The key field. Every text is a key, the empty one too. */
  key: string = $state('');
  type: LabKeyType = $state('string');
  /** The partition count field, as typed. */
  partitions: string = $state('');
  /** Another count to compare with, as typed. */
  other: string = $state('');

  readonly #reading = $derived(readPartitionCount(this.partitions));
  /** Kept so that the picture does not jump while a count is being typed. */
  #lastCount: number = 1;
  #lastBytes: Uint8Array = new Uint8Array(0);

  readonly problem: CountProblem | undefined = $derived(
    'problem' in this.#reading ? this.#reading.problem : undefined,
  );
  readonly partitionCount: number = $derived.by(() => {
    if ('count' in this.#reading) this.#lastCount = this.#reading.count;
    return this.#lastCount;
  });
  /** The bytes of the key; those of the last good one while another is being typed. */
  readonly bytes: Uint8Array = $derived.by(() => {
    this.#lastBytes = readTypedKey(this.type, this.key) ?? this.#lastBytes;
    return this.#lastBytes;
  });
  readonly isKeyRefused: boolean = $derived(readTypedKey(this.type, this.key) === undefined);
  readonly explanation: KeyExplanation = $derived(explainKey(this.bytes, this.partitionCount));
  /** Signs and their bytes; only a text has any. */
  readonly characters: KeyCharacter[] = $derived(this.type === 'string' ? keyCharacters(this.key) : []);
  readonly lanes: LaneRow[] = $derived(laneRows(this.key, this.explanation.partition, this.partitionCount));
  readonly spelling: OtherSpelling | undefined = $derived(
    this.type === 'string' ? otherSpelling(this.key, this.partitionCount) : undefined,
  );
  readonly trace: Murmur2Trace = $derived(traceMurmur2(this.bytes));
  /** Where the keys of the lanes go at the other count; undefined while there is none. */
  readonly moves: KeyMoveRow[] | undefined = $derived.by(() => {
    const other = readPartitionCount(this.other);
    if (!('count' in other)) return undefined;
    const samples = sampleKeys.filter((sample) => sample !== this.key);
    return [
      ...samples.map((key) => ({ key, bytes: encodeJavaUtf8(key) })),
      { key: this.key, bytes: this.bytes },
    ].map(({ key, bytes }) => ({
      key,
      from: explainKey(bytes, this.partitionCount).partition,
      to: explainKey(bytes, other.count).partition,
    }));
  });

  constructor({ key, partitionCount }: LabKey) {
    this.key = key;
    this.partitions = String(partitionCount);
    this.#lastCount = partitionCount;
  }

  /** Takes over what an address names, and leaves the rest. */
  apply({ key, partitions, type, other }: Partial<LabState>): void {
    // An address with a key and no type is one of a text.
    if (key !== undefined) {
      this.key = key;
      this.type = type ?? 'string';
      this.other = other ?? '';
    }
    if (partitions !== undefined) this.partitions = partitions;
  }

  /** Counts up or down from the last count that could be read. */
  step(by: 1 | -1): void {
    this.partitions = String(Math.max(1, this.partitionCount + by));
  }
}
