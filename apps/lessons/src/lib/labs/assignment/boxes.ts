import type { Cell, Generation } from './tell-story.ts';

/** A member with what it has, and dashed what it has just lost; without a letter: what is with nobody. */
export interface Box {
  letter: string | undefined;
  /** By topic, in the order of the topics. */
  groups: { topic: number; cells: Cell[] }[];
}

/** The boxes of a generation: members by letter, then nobody where nobody has something. */
export function toBoxes({ cells, counts }: Generation): Box[] {
  const letters = [...counts.keys()].sort();
  const holderOf = ({ owner, from }: Cell): string | undefined => {
    if (owner !== undefined) return owner;
    return from !== undefined && counts.has(from) ? from : undefined;
  };
  const boxes = [...letters, undefined].map((letter) => ({
    letter,
    groups: toGroups(cells.filter((cell) => holderOf(cell) === letter)),
  }));
  return boxes.filter(({ letter, groups }) => letter !== undefined || groups.length > 0);
}

function toGroups(cells: readonly Cell[]): Box['groups'] {
  const topics = [...new Set(cells.map(({ topic }) => topic))];
  return topics.map((topic) => ({ topic, cells: cells.filter((cell) => cell.topic === topic) }));
}
