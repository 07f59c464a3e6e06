import { type KeySkew, keySkew, saltedKeySkew } from '@keyway/core/key-skew';
import type { LabSkew } from '@keyway/lesson/containers/read-lab-skew';
import { readWholeNumber } from '../fields/read-whole-number.ts';
import type { SkewState } from './lab-address.ts';
import { type RecordsReading, readRecords } from './read-records.ts';

/** More lanes than this are no picture any more. */
export const MAX_PARTITIONS = 1000;
export const MAX_SALTED_KEYS = 20;
export const MAX_SALTS = 64;

/** What stands in the fields of the skew lab, and all that follows from it. */
export class SkewLabState {
  records: string = $state('');
  partitions: string = $state('');
  saltedKeys: string = $state('');
  salts: string = $state('');
  /** A dropped file stands in for the text until the text is changed. */
  file: { name: string; reading: RecordsReading } | undefined = $state.raw();

  readonly #partitionCount = $derived(readWholeNumber(this.partitions, 1, MAX_PARTITIONS));
  readonly #hottestCount = $derived(readWholeNumber(this.saltedKeys, 0, MAX_SALTED_KEYS));
  readonly #saltCount = $derived(readWholeNumber(this.salts, 1, MAX_SALTS));
  readonly reading: RecordsReading = $derived(this.file ? this.file.reading : readRecords(this.records));

  /** The last good result is kept while a field is being typed, so that the picture does not jump. */
  #lastSkew: KeySkew | undefined;
  #lastSalted: KeySkew | undefined;

  readonly skew: KeySkew | undefined = $derived.by(() => {
    const { recordCount, keyCounts } = this.reading;
    if (recordCount > 0 && 'value' in this.#partitionCount) {
      this.#lastSkew = keySkew(keyCounts, this.#partitionCount.value);
    }
    return this.#lastSkew;
  });
  /** The same with the hottest keys salted; undefined where none is. */
  readonly salted: KeySkew | undefined = $derived.by(() => {
    const { recordCount, keyCounts } = this.reading;
    if (
      recordCount > 0 &&
      'value' in this.#partitionCount &&
      'value' in this.#hottestCount &&
      'value' in this.#saltCount
    ) {
      const hottestCount = this.#hottestCount.value;
      const saltCount = this.#saltCount.value;
      this.#lastSalted =
        hottestCount === 0 || saltCount === 1
          ? undefined
          : saltedKeySkew(keyCounts, this.#partitionCount.value, { hottestCount, saltCount });
    }
    return this.#lastSalted;
  });

  constructor({ records, partitionCount, saltedKeyCount, saltCount }: LabSkew) {
    this.records = records;
    this.partitions = String(partitionCount);
    this.saltedKeys = String(saltedKeyCount);
    this.salts = String(saltCount);
  }

  /** The fields as the address has them. */
  get state(): SkewState {
    const { records, partitions, saltedKeys, salts } = this;
    return { records, partitions, saltedKeys, salts };
  }

  /** Takes over what an address names, and leaves the rest. */
  apply(named: Partial<SkewState>): void {
    Object.assign(this, named);
  }
}
