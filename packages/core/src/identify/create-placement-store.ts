/** Different placements (a key on a partition) with their records, each key kept once. */
export interface PlacementStore {
  /** Keys as texts of one character a byte; by key index. */
  keys: string[];
  /** First placement of each key; by key index. */
  firstOfKey: number[];
  /** By placement index. */
  keyOf: number[];
  partitionOf: number[];
  recordCountOf: number[];
  /** Next placement of the same key, or -1. */
  nextOf: number[];
  /** Records of placements for which there was no room. */
  leftOutCount: number;
}

/** How much a store keeps. */
export interface PlacementLimits {
  /** Different placements; integer >= 1. */
  placementCount: number;
  /** Bytes of different keys together. */
  keyBytes: number;
}

/** Takes placements one by one. */
export interface PlacementCollector {
  store: PlacementStore;
  add(key: Uint8Array, partition: number, recordCount: number): void;
}

const CHUNK = 4096;

/** A store and its door: what came before only adds to a count, and beyond the limits new placements are left out. */
export function createPlacementStore(limits: PlacementLimits): PlacementCollector {
  const store: PlacementStore = {
    keys: [],
    firstOfKey: [],
    keyOf: [],
    partitionOf: [],
    recordCountOf: [],
    nextOf: [],
    leftOutCount: 0,
  };
  const indexOfKey = new Map<string, number>();
  let keyBytes = 0;
  const append = (keyIndex: number, partition: number, recordCount: number): number => {
    store.keyOf.push(keyIndex);
    store.partitionOf.push(partition);
    store.recordCountOf.push(recordCount);
    return store.nextOf.push(-1) - 1;
  };
  const add = (key: Uint8Array, partition: number, recordCount: number): void => {
    const text = textOfBytes(key);
    const known = indexOfKey.get(text);
    const isFull = store.keyOf.length >= limits.placementCount;
    if (known === undefined) {
      if (isFull || keyBytes + key.length > limits.keyBytes) {
        store.leftOutCount += recordCount;
        return;
      }
      keyBytes += key.length;
      const keyIndex = store.keys.push(text) - 1;
      indexOfKey.set(text, keyIndex);
      store.firstOfKey.push(append(keyIndex, partition, recordCount));
      return;
    }
    let last = -1;
    for (let at = store.firstOfKey[known] ?? -1; at !== -1; at = store.nextOf[at] ?? -1) {
      if (store.partitionOf[at] === partition) {
        store.recordCountOf[at] = (store.recordCountOf[at] ?? 0) + recordCount;
        return;
      }
      last = at;
    }
    if (isFull) store.leftOutCount += recordCount;
    else store.nextOf[last] = append(known, partition, recordCount);
  };
  return { store, add };
}

/** Bytes as a text of one character a byte, which a Map can hold by value. */
function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    // `apply` takes a typed array as it is; spreading it costs three times as much, measured over a million short keys.
    text += String.fromCharCode.apply(undefined, bytes.subarray(at, at + CHUNK) as unknown as number[]);
  }
  return text;
}

/** The bytes of a key of the store. */
export function bytesOfKey(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
