import type { LabKey } from '@keyway/lesson/containers/read-lab-key';
import { explainKey, type KeyExplanation } from './explain-key.ts';
import { type KeyCharacter, keyCharacters } from './key-characters.ts';
import type { LabState } from './lab-address.ts';
import { type LaneRow, laneRows } from './lane-rows.ts';
import { type OtherSpelling, otherSpelling } from './other-spelling.ts';
import { type CountProblem, readPartitionCount } from './read-partition-count.ts';

/** What stands in the fields of a key lab, and all that follows from it. */
export class KeyLabState {
  /** The key field. Every text is a key, the empty one too. */
  key: string = $state('');
  /** The partition count field, as typed. */
  partitions: string = $state('');

  readonly #reading = $derived(readPartitionCount(this.partitions));
  /** Kept so that the picture does not jump while a count is being typed. */
  #lastCount: number = 1;

  readonly problem: CountProblem | undefined = $derived(
    'problem' in this.#reading ? this.#reading.problem : undefined,
  );
  readonly partitionCount: number = $derived.by(() => {
    if ('count' in this.#reading) this.#lastCount = this.#reading.count;
    return this.#lastCount;
  });
  readonly explanation: KeyExplanation = $derived(explainKey(this.key, this.partitionCount));
  readonly characters: KeyCharacter[] = $derived(keyCharacters(this.key));
  readonly lanes: LaneRow[] = $derived(laneRows(this.key, this.partitionCount));
  readonly other: OtherSpelling | undefined = $derived(otherSpelling(this.key, this.partitionCount));

  constructor({ key, partitionCount }: LabKey) {
    this.key = key;
    this.partitions = String(partitionCount);
    this.#lastCount = partitionCount;
  }

  /** Takes over what an address names, and leaves the rest. */
  apply({ key, partitions }: Partial<LabState>): void {
    if (key !== undefined) this.key = key;
    if (partitions !== undefined) this.partitions = partitions;
  }

  /** Counts up or down from the last count that could be read. */
  step(by: 1 | -1): void {
    this.partitions = String(Math.max(1, this.partitionCount + by));
  }
}
