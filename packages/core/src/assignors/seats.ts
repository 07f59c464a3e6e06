/** Seats around a circle that empty one by one. */
export interface Seats {
  /** First taken seat at or after `cursor`; undefined when there is none. */
  firstFrom(cursor: number): number | undefined;
  /** Empties a seat for good. */
  remove(seat: number): void;
}

/**
 * Finds the next taken seat in nearly constant time, however many have been emptied.
 * @param seats - ascending integers >= 0
 */
export function createSeats(seats: readonly number[]): Seats {
  // links[i] leads towards the first taken seat from index i on; paths are halved on the way.
  const links = Int32Array.from({ length: seats.length + 1 }, (_, index) => index);

  function indexFrom(cursor: number): number {
    let low = 0;
    let high = seats.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((seats[middle] ?? 0) < cursor) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function follow(start: number): number {
    let index = start;
    for (let next = links[index] ?? index; next !== index; next = links[index] ?? index) {
      links[index] = links[next] ?? next;
      index = links[index] ?? next;
    }
    return index;
  }

  return {
    firstFrom: (cursor) => seats[follow(indexFrom(cursor))],
    remove: (seat) => {
      const index = indexFrom(seat);
      if (seats[index] === seat) links[index] = index + 1;
    },
  };
}
