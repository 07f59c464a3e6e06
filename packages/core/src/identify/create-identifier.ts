import { checkPartitionCount, MAX_PARTITION_COUNT } from '../check-partition-count.ts';
import { CoreError } from '../core-error.ts';
import { type Candidate, isMatch, type Observations } from './candidate.ts';
import { createPlacementStore, type PlacementLimits } from './create-placement-store.ts';
import { describeEmptyKey } from './describe-empty-key.ts';
import { explainTable } from './explain-table.ts';
import { findExamples } from './find-examples.ts';
import { hashKeys } from './hash-keys.ts';
import type { ClientsAlike, Identification, Unexplained, Verdict, Writer } from './identification.ts';
import { clientsOf, judgeWriters } from './judge-writers.ts';
import {
  dealingClientIds,
  firstPartitionClientIds,
  placementRules,
  spreadingClientIds,
} from './placement-rules.ts';

/** Takes the records of a topic one by one, and says at the end who wrote them. */
export interface Identifier {
  /**
   * @param key - serialized key, or null for none
   * @param partition - where the record stands; integer from 0 to 2147483646
   * @param recordCount - integer >= 1
   * @throws {CoreError} PARTITION_RANGE, RECORD_COUNT_RANGE
   */
  add(key: Uint8Array | null, partition: number, recordCount?: number): void;
  identify(): Identification;
}

/** What is kept when nothing else is said: two million placements, 256 MiB of keys. */
export const DEFAULT_LIMITS: PlacementLimits = { placementCount: 2_000_000, keyBytes: 2 ** 28 };
const MOST_EXAMPLES = 5;
const NOTHING_LEFT: Unexplained = {
  share: 0,
  shareInterval: [0, 1],
  placementCount: 0,
  recordCount: 0,
  clientIds: [],
  examples: [],
};
/** A heap on one partition: so many placements, and so large a part of what is left over. */
const HEAP_COUNT = 5;
const HEAP_SHARE = 0.9;

/**
 * An identifier for the records of one topic.
 * @param partitionCount - partitions of the topic, all of them; integer from 1 to 2147483647
 * @throws {CoreError} PARTITION_COUNT_RANGE
 */
export function createIdentifier(
  partitionCount: number,
  limits: PlacementLimits = DEFAULT_LIMITS,
): Identifier {
  checkPartitionCount(partitionCount);
  const { store, add } = createPlacementStore(limits);
  const emptyKeys = new Map<number, number>();
  let withoutKeyCount = 0;
  return {
    add: (key, partition, recordCount = 1) => {
      checkInteger('PARTITION_RANGE', 'partition', partition, 0, MAX_PARTITION_COUNT - 1);
      checkInteger('RECORD_COUNT_RANGE', 'recordCount', recordCount, 1, Number.MAX_SAFE_INTEGER);
      if (key === null) withoutKeyCount += recordCount;
      else if (key.length > 0) add(key, partition, recordCount);
      // Some clients of one rule hash it and some spread it, so it is judged apart.
      else emptyKeys.set(partition, (emptyKeys.get(partition) ?? 0) + recordCount);
    },
    identify: () => {
      const beyond = new Set(store.partitionOf.filter((partition) => partition >= partitionCount));
      const observations: Observations = {
        store,
        hashed: hashKeys(store.keys),
        partitionCount,
        placeCount: partitionCount + beyond.size,
      };
      const found = identifyObserved(observations);
      const emptyKey = describeEmptyKey(emptyKeys, found.writers, partitionCount);
      return { ...found, withoutKeyCount, ...(emptyKey && { emptyKey }), leftOutCount: store.leftOutCount };
    },
  };
}

function identifyObserved(
  observations: Observations,
): Omit<Identification, 'withoutKeyCount' | 'emptyKey' | 'leftOutCount'> {
  const { store, partitionCount, placeCount } = observations;
  // With one place there is nothing to tell clients by.
  const explained = placeCount === 1 || store.keyOf.length === 0 ? undefined : explainTable(observations);
  const judged = explained && judgeWriters(explained);
  const writers = judged?.writers.map(({ writer }) => writer) ?? [];
  const candidates =
    judged?.writers.flatMap(({ candidate }) => explained?.table.candidates[candidate] ?? []) ?? [];
  const examples = findExamples(observations, candidates, MOST_EXAMPLES);
  const leftOver = leftOverOf(observations, candidates);
  const fitsAll = fittingAll(observations);
  const hasFitting = fitsAll.length > 0 || placeCount === 1;
  const leftShare = judged?.background.share ?? 0;
  const verdict = verdictOf(writers, leftOver.placementCount, leftShare, hasFitting, partitionCount);
  return {
    verdict,
    partitionCount,
    keyCount: store.keys.length,
    placementCount: store.keyOf.length,
    recordCount: store.recordCountOf.reduce((sum, count) => sum + count, 0),
    writers,
    unexplained:
      judged === undefined || verdict === 'undecided'
        ? NOTHING_LEFT
        : { ...judged.background, ...leftOver, examples: examples.unexplained },
    fitsAll,
    splitKeyCount: examples.splitKeyCount,
    splitKeys: examples.splitKeys,
    ...(examples.disagreement && { disagreement: examples.disagreement }),
    noticeableCount: noticeableCountOf(store.keyOf.length, placeCount),
    outOfRange: outOfRangeOf(observations),
  };
}

function verdictOf(
  writers: readonly Writer[],
  leftOverCount: number,
  leftShare: number,
  hasFitting: boolean,
  partitionCount: number,
): Verdict {
  const [first, ...others] = writers;
  if (first === undefined) return hasFitting ? 'undecided' : 'unexplained';
  if (others.length > 0) return leftShare > 0.5 ? 'unexplained' : 'mixed';
  if (leftOverCount > 0) return 'unexplained';
  if (first.mayBeChance) return 'undecided';
  return first.partitionCount === partitionCount ? 'one-client' : 'other-count';
}

function leftOverOf(
  observations: Observations,
  writers: readonly Candidate[],
): Pick<Unexplained, 'placementCount' | 'recordCount' | 'onePartition' | 'clientIds'> {
  const { store } = observations;
  const counts = new Map<number, number>();
  let placementCount = 0;
  let recordCount = 0;
  for (let at = 0; at < store.keyOf.length; at++) {
    if (writers.some((writer) => isMatch(observations, writer, at))) continue;
    const partition = store.partitionOf[at] ?? 0;
    counts.set(partition, (counts.get(partition) ?? 0) + 1);
    placementCount += 1;
    recordCount += store.recordCountOf[at] ?? 0;
  }
  const heap = [...counts].find(([, count]) => count >= HEAP_COUNT && count >= HEAP_SHARE * placementCount);
  return {
    placementCount,
    recordCount,
    ...(heap && { onePartition: heap[0] }),
    clientIds: placementCount === 0 ? [] : blindClientIds(heap?.[0]),
  };
}

/** Clients that look at no key and could have left such a heap, or none. One that deals in turn begins at 0 when new. */
function blindClientIds(onePartition: number | undefined): readonly string[] {
  if (onePartition === undefined) return [...spreadingClientIds, ...dealingClientIds];
  return onePartition === 0 ? [...firstPartitionClientIds, ...dealingClientIds] : [];
}

function fittingAll(observations: Observations): ClientsAlike[] {
  const { store, partitionCount } = observations;
  return placementRules.flatMap((_, rule) => {
    for (let at = 0; at < store.keyOf.length; at++) {
      if (!isMatch(observations, { rule, partitionCount, cost: 0 }, at)) return [];
    }
    return [clientsOf([rule], partitionCount)];
  });
}

/** A further writer is believed when what it explains outweighs the cost of naming it. */
function noticeableCountOf(placementCount: number, placeCount: number): number {
  if (placeCount === 1 || placementCount === 0) return placementCount;
  const cost = Math.log(placementCount) / 2 + Math.log(placementRules.length);
  return Math.min(placementCount, Math.ceil(cost / Math.log(placeCount)));
}

function outOfRangeOf({ store, partitionCount }: Observations): Identification['outOfRange'] {
  const beyond = store.partitionOf.filter((partition) => partition >= partitionCount);
  const largest = beyond.reduce((most, partition) => Math.max(most, partition), -1);
  return { placementCount: beyond.length, largestPartition: largest === -1 ? null : largest };
}

function checkInteger(code: string, subject: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new CoreError(code, {
    subject,
    expected: `an integer from ${least} to ${most}`,
    received: String(value),
    advice: 'give what the topic holds',
  });
}
