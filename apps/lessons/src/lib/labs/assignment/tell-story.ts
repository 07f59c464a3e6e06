import { type ComparedAssignment, diffAssignments } from '@keyway/core/diff-assignments';
import type { LabStrategy } from '@keyway/lesson/containers/lab-assignment';
import type { Plan } from './plan.ts';
import { playRebalances, type Rebalance } from './rebalances.ts';
import { type Scene, toScenes } from './scenes.ts';

/** What became of a partition in a generation; unowned: nobody had it and nobody has it. */
export type Change = 'first' | 'kept' | 'given' | 'moved' | 'revoked' | 'unowned';

/** A partition in a generation. */
export interface Cell {
  /** Place of its topic. */
  topic: number;
  partition: number;
  owner: string | undefined;
  change: Change;
  /** Whose it was, where that changed. */
  from: string | undefined;
}

/** One generation of a strategy. */
export interface Generation {
  /** From 1 on. */
  number: number;
  /** By topic and partition. */
  cells: Cell[];
  /** Partitions of each member of the group, by letter, in the order in which they joined. */
  counts: Map<string, number>;
}

/** What an event brought about under a strategy. */
export interface Step {
  /** Two where a cooperative group first revokes and then gives; more where it thinks again. */
  generations: Generation[];
  /** Whether it went on revoking after these. */
  isRestless: boolean;
  /** Partitions that are with another member than the one that had them last. */
  movedCount: number;
  /** The same over all steps up to this one. */
  movedInAll: number;
}

/** The group under one strategy; one step a scene. */
export interface Telling {
  strategy: LabStrategy;
  steps: Step[];
}

/** What happened, and what every strategy made of it. */
export interface Story {
  plan: Plan;
  scenes: Scene[];
  tellings: Telling[];
}

/** Lets the group live under each of the plan's strategies. */
export function tellStory(plan: Plan): Story {
  const scenes = toScenes(plan);
  const tellings = plan.strategies.map((strategy) => ({
    strategy,
    steps: toSteps(plan, scenes, playRebalances(strategy, plan, scenes)),
  }));
  return { plan, scenes, tellings };
}

/** The story as it was before its last events. */
export function shorten(story: Story, sceneCount: number): Story {
  return {
    plan: story.plan,
    scenes: story.scenes.slice(0, sceneCount),
    tellings: story.tellings.map(({ strategy, steps }) => ({ strategy, steps: steps.slice(0, sceneCount) })),
  };
}

function toSteps(plan: Plan, scenes: readonly Scene[], rebalances: readonly Rebalance[]): Step[] {
  // A cooperative group revokes in one generation and gives in a later one: that is one move too.
  const lastOwners = new Map<string, string>();
  let movedInAll = 0;
  return scenes.map(({ counts }, scene) => {
    const generations = rebalances.flatMap(({ scene: own, assignment }, place) =>
      own === scene
        ? [toGeneration(plan, counts, { place, assignment, before: rebalances[place - 1]?.assignment })]
        : [],
    );
    let movedCount = 0;
    for (const { topic, partition, owner } of generations.at(-1)?.cells ?? []) {
      if (owner === undefined) continue;
      const name = `${topic} ${partition}`;
      if ((lastOwners.get(name) ?? owner) !== owner) movedCount++;
      lastOwners.set(name, owner);
    }
    movedInAll += movedCount;
    const isRestless = rebalances.findLast((rebalance) => rebalance.scene === scene)?.isRestless ?? false;
    return { generations, isRestless, movedCount, movedInAll };
  });
}

function toGeneration(
  plan: Plan,
  counts: readonly number[],
  rebalance: { place: number; assignment: Rebalance['assignment']; before: ComparedAssignment | undefined },
): Generation {
  const { place, assignment, before } = rebalance;
  const changes = new Map(
    diffAssignments(before ?? new Map(), assignment).map((change) => [
      `${change.topic} ${change.partition}`,
      change,
    ]),
  );
  const cells = plan.topics.flatMap(({ name }, topic) =>
    Array.from({ length: counts[topic] ?? 0 }, (_, partition): Cell => {
      const found = changes.get(`${name} ${partition}`);
      if (!found) return { topic, partition, owner: undefined, change: 'unowned', from: undefined };
      const from = found.change === 'moved' || found.change === 'revoked' ? found.from : undefined;
      return { topic, partition, owner: found.to, change: before ? found.change : 'first', from };
    }),
  );
  return {
    number: place + 1,
    cells,
    counts: new Map([...assignment].map(([letter, owned]) => [letter, owned.length])),
  };
}
