/** Members of which the least loaded is at hand. */
export interface LoadHeap {
  /** The least loaded member; undefined when there are no members. */
  lightest(): number | undefined;
  /** To be called after the load of a member changed; a member that is not in the heap is ignored. */
  update(member: number): void;
}

/**
 * A binary heap of members whose loads change while they are in it.
 * @param members - each once
 * @param compare - order by load, as it stands at the moment
 */
export function createLoadHeap(
  members: readonly number[],
  compare: (left: number, right: number) => number,
): LoadHeap {
  const heap = members.slice();
  // Who only ever changes the lightest member, as most callers do, never needs the places.
  let places: Map<number, number> | undefined;
  for (let place = (heap.length >>> 1) - 1; place >= 0; place--) sink(place);

  function isLighter(left: number, right: number): boolean {
    return compare(heap[left] ?? 0, heap[right] ?? 0) < 0;
  }

  function swap(left: number, right: number): void {
    const leftMember = heap[left] ?? 0;
    const rightMember = heap[right] ?? 0;
    heap[left] = rightMember;
    heap[right] = leftMember;
    places?.set(rightMember, left);
    places?.set(leftMember, right);
  }

  function sink(start: number): void {
    for (let place = start; ; ) {
      let child = 2 * place + 1;
      if (child >= heap.length) return;
      if (child + 1 < heap.length && isLighter(child + 1, child)) child += 1;
      if (!isLighter(child, place)) return;
      swap(child, place);
      place = child;
    }
  }

  function rise(start: number): void {
    for (let place = start; place > 0; ) {
      const parent = (place - 1) >>> 1;
      if (!isLighter(place, parent)) return;
      swap(place, parent);
      place = parent;
    }
  }

  return {
    lightest: () => heap[0],
    update: (member) => {
      if (heap[0] === member) {
        sink(0);
        return;
      }
      places ??= new Map(heap.map((one, place) => [one, place]));
      const place = places.get(member);
      if (place === undefined) return;
      rise(place);
      sink(places.get(member) ?? place);
    },
  };
}
