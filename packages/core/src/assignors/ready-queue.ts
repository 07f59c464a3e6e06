/** Members that stand in line, one line a rack; who joined first is served first, whatever the line. */
export interface ReadyQueue {
  join(member: number): void;
  /** Takes out the first member that stands in one of the named lines. */
  takeFirst(rackNames: Iterable<string>): number | undefined;
  /** Sends everybody away. */
  clear(): void;
  /** Those still in line, in the order in which they joined. */
  rest(): number[];
}

interface Line {
  readonly entries: { readonly member: number; readonly turn: number }[];
  /** Entries before it have been served. */
  head: number;
}

/** An empty queue. */
export function createReadyQueue(rackNameOf: (member: number) => string): ReadyQueue {
  const lines = new Map<string, Line>();
  let turns = 0;
  return {
    join: (member) => {
      const line = lines.get(rackNameOf(member)) ?? { entries: [], head: 0 };
      line.entries.push({ member, turn: turns });
      lines.set(rackNameOf(member), line);
      turns += 1;
    },
    takeFirst: (rackNames) => {
      let first: Line | undefined;
      for (const name of rackNames) {
        const line = lines.get(name);
        if (line !== undefined && turnOf(line) < (first === undefined ? turns : turnOf(first))) first = line;
      }
      if (first === undefined) return undefined;
      const member = first.entries[first.head]?.member;
      first.head += 1;
      return member;
    },
    clear: () => lines.clear(),
    rest: () => {
      const entries = [...lines.values()].flatMap((line) => line.entries.slice(line.head));
      return entries.sort((left, right) => left.turn - right.turn).map(({ member }) => member);
    },
  };
}

function turnOf({ entries, head }: Line): number {
  return entries[head]?.turn ?? Number.POSITIVE_INFINITY;
}
