/** Up to this count the list is a real one; a client may walk through it at every call. */
const MAX_REAL_LENGTH = 1000;

/**
 * The list of a topic's partitions, as a client wants to see it.
 * A long one is a stand-in: an array that has the length and makes its items as they are asked for.
 * All partitions are alike but for their number, so to filter it is to keep all of them or none.
 * @template Item
 * @param {(partition: number) => Item} itemOf
 * @returns {(partitionCount: number) => Item[]}
 */
export function createPartitionLists(itemOf) {
  const real = new Map();
  return (partitionCount) => {
    if (partitionCount > MAX_REAL_LENGTH) return standIn(partitionCount, itemOf);
    if (!real.has(partitionCount)) {
      real.set(
        partitionCount,
        Array.from({ length: partitionCount }, (_, partition) => itemOf(partition)),
      );
    }
    return real.get(partitionCount);
  };
}

function standIn(length, itemOf) {
  const list = new Proxy([], {
    get(target, name) {
      if (name === 'length') return length;
      if (name === 'filter') return (isKept) => (isKept(itemOf(0)) ? list : []);
      if (typeof name === 'string' && /^\d+$/.test(name)) return itemOf(Number(name));
      return target[name];
    },
  });
  return list;
}
