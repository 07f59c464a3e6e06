/**
 * Hands out the subscribers of one topic from both ends: who has least, who has most.
 * Members are sorted once, but their counts are live, and the two ends advance level by level.
 */
export interface LoadPointers {
  /** The next member among those with the least. */
  nextLowest(): number;
  /** The next member among those with the most; -1 when there is none left. */
  nextHighest(): number;
  /** Takes the member that `nextHighest` gave last out of play. */
  excludeHighest(): void;
  /** Whether the two levels have met: nothing that could move would help. */
  isBalanced(): boolean;
}

/**
 * @param subscribers - places of members; at least one
 * @param counts - partitions of every member by its place; may change between calls
 */
export function createLoadPointers(subscribers: readonly number[], counts: Int32Array): LoadPointers {
  const places = sortByCount(subscribers, counts);
  const countAt = (index: number): number => counts[places[index] ?? 0] ?? 0;

  // The low range is [0, lowEnd): members that had lowCount when they entered it.
  let lowEnd = 0;
  let lowCount = countAt(0) - 1;
  let low = 0;
  // The high range is [highStart, highEnd); what lies above highEnd has nothing left to give.
  let highStart = places.length;
  let highEnd = places.length;
  let highCount = countAt(places.length - 1) + 1;
  let high = places.length - 1;

  return {
    nextLowest: () => {
      if (low >= lowEnd) {
        lowCount += 1;
        while (lowEnd < places.length && countAt(lowEnd) === lowCount) lowEnd += 1;
        low = 0;
      }
      return places[low++] ?? 0;
    },

    nextHighest: () => {
      if (high < highStart) {
        const isEmptied = highEnd <= highStart && highStart > 0;
        highCount = isEmptied ? countAt(highStart - 1) : highCount - 1;
        while (highStart > 0 && countAt(highStart - 1) === highCount) highStart -= 1;
        high = highEnd - 1;
      }
      return high < 0 ? -1 : (places[high--] ?? -1);
    },

    excludeHighest: () => {
      const excluded = places[high + 1] ?? 0;
      highEnd -= 1;
      places[high + 1] = places[highEnd] ?? 0;
      places[highEnd] = excluded;
    },

    isBalanced: () => highCount - lowCount <= 1,
  };
}

/** By count, then by place. One number each, because numbers sort many times faster than pairs. */
function sortByCount(subscribers: readonly number[], counts: Int32Array): Int32Array {
  const keys = Float64Array.from(subscribers, (place) => (counts[place] ?? 0) * counts.length + place).sort();
  return Int32Array.from(keys, (key) => key % counts.length);
}
