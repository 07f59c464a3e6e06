const COUNTS = [7, 12, 50];
const CALLS = 20;

const known = new Map();

/**
 * Whether chance or a turn decides where a client puts keys of that kind: no key, an empty one, any other.
 * Found out by asking the client the same thing again and again, at several counts.
 * @param {(key: Buffer | string | null, partitionCount: number) => number} partitionFor
 * @param {Buffer | string | null} key
 */
export function decidedByChance(partitionFor, key) {
  if (!known.has(partitionFor)) {
    known.set(partitionFor, {
      none: varies(partitionFor, null),
      empty: varies(partitionFor, Buffer.alloc(0)),
      other: varies(partitionFor, Buffer.from('user-1')),
    });
  }
  const { none, empty, other } = known.get(partitionFor);
  if (key === null) return none;
  return key.length === 0 ? empty : other;
}

function varies(partitionFor, key) {
  return COUNTS.some((count) => {
    const partitions = new Set();
    for (let call = 0; call < CALLS; call++) partitions.add(partitionFor(key, count));
    return partitions.size > 1;
  });
}
