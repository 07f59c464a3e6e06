import type { Cell, Story } from './tell-story.ts';

/** A partition that a reader is asked about: the place of its topic, and its number. */
export type AskedPartition = Pick<Cell, 'topic' | 'partition'>;

/**
 * The partition of the last step that is most worth a question: the one to which the strategies give the most different
 * owners, of these the one that changes hands under the most of them, of these the first.
 * @returns undefined where there is nothing to ask: no strategy, or nobody in the group
 */
export function askedPartition(story: Story): AskedPartition | undefined {
  const last = lastCells(story);
  if (story.scenes.at(-1)?.members.length === 0) return;
  let best: { asked: AskedPartition; worth: number } | undefined;
  for (const [place, { topic, partition }] of (last[0]?.after ?? []).entries()) {
    const owners = last.map(({ after }) => after[place]?.owner);
    const movedCount = last.filter(({ before, after }) => {
      const old = before.find((cell) => cell.topic === topic && cell.partition === partition);
      return old?.owner !== after[place]?.owner;
    }).length;
    const worth = new Set(owners).size * (last.length + 1) + movedCount;
    if (owners.some((owner) => owner !== undefined) && worth > (best?.worth ?? 0)) {
      best = { asked: { topic, partition }, worth };
    }
  }
  return best?.asked;
}

/** Who has the partition in the end, under each strategy in the order of the story; undefined is nobody. */
export function ownersAtEnd(story: Story, { topic, partition }: AskedPartition): (string | undefined)[] {
  return lastCells(story).map(
    ({ after }) => after.find((cell) => cell.topic === topic && cell.partition === partition)?.owner,
  );
}

function lastCells({ tellings }: Story): { before: readonly Cell[]; after: readonly Cell[] }[] {
  return tellings.map(({ steps }) => ({
    before: steps.at(-2)?.generations.at(-1)?.cells ?? [],
    after: steps.at(-1)?.generations.at(-1)?.cells ?? [],
  }));
}
