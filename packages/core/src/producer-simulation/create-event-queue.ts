/** Things that wait for their time. */
export interface EventQueue<Event> {
  /** Time of the next event; undefined when there is none. */
  nextMs(): number | undefined;
  add(atMs: number, event: Event): void;
  /** Takes the next event: by time, then by the order of adding. */
  take(): Event | undefined;
}

interface Entry<Event> {
  atMs: number;
  order: number;
  event: Event;
}

/** An empty queue; a binary heap, so that a hundred thousand records do not need a sort a step. */
export function createEventQueue<Event>(): EventQueue<Event> {
  const heap: Entry<Event>[] = [];
  let addedCount = 0;
  return {
    nextMs: () => heap[0]?.atMs,
    add(atMs, event) {
      heap.push({ atMs, order: addedCount++, event });
      rise(heap, heap.length - 1);
    },
    take() {
      swap(heap, 0, heap.length - 1);
      const entry = heap.pop();
      sink(heap, 0);
      return entry?.event;
    },
  };
}

function rise<Event>(heap: Entry<Event>[], index: number): void {
  const parent = (index - 1) >> 1;
  if (index === 0 || !isBefore(heap[index], heap[parent])) return;
  swap(heap, index, parent);
  rise(heap, parent);
}

function sink<Event>(heap: Entry<Event>[], index: number): void {
  const left = 2 * index + 1;
  const earlier = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
  if (!isBefore(heap[earlier], heap[index])) return;
  swap(heap, index, earlier);
  sink(heap, earlier);
}

function swap<Event>(heap: Entry<Event>[], one: number, other: number): void {
  const held = heap[one];
  const moved = heap[other];
  if (held === undefined || moved === undefined) return;
  heap[one] = moved;
  heap[other] = held;
}

function isBefore<Event>(left: Entry<Event> | undefined, right: Entry<Event> | undefined): boolean {
  if (left === undefined || right === undefined) return left !== undefined;
  return left.atMs < right.atMs || (left.atMs === right.atMs && left.order < right.order);
}
