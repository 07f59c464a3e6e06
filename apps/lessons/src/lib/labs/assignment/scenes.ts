import {
  LAB_LIMITS,
  type LabEvent,
  type LabLetter,
  type LabMember,
} from '@keyway/lesson/containers/lab-assignment';
import type { Plan } from './plan.ts';

/** The group at rest: who is in it and how large the topics are, before anybody has assigned anything. */
export interface Scene {
  /** What has just happened; undefined at the start. */
  event: LabEvent | undefined;
  /** In the order in which they joined. */
  members: readonly LabMember[];
  /** Partitions of each topic, by its place. */
  counts: readonly number[];
}

/**
 * The start and what every event makes of it.
 * @returns one scene more than there are events that can happen; one that cannot, since the start was changed after it,
 *   is left out: who is not there cannot leave, who is there cannot join, and a topic only grows, so
 *   far as there is room
 */
export function toScenes({ topics, members, events }: Plan): Scene[] {
  let scene: Scene = { event: undefined, members, counts: topics.map(({ count }) => count) };
  const scenes = [scene];
  for (const event of events) {
    const next = sceneAfter(scene, event);
    if (!next) continue;
    scene = next;
    scenes.push(scene);
  }
  return scenes;
}

/**
 * Partitions that a topic may have beside the others.
 * @param counts - partitions of each topic, by its place; 0 for one that is not known
 */
export function mostPartitions(counts: readonly number[], topic: number): number {
  const others = counts.reduce((sum, count, place) => (place === topic ? sum : sum + count), 0);
  return Math.max(1, Math.min(LAB_LIMITS.partitions, LAB_LIMITS.allPartitions - others));
}

function sceneAfter({ members, counts }: Scene, event: LabEvent): Scene | undefined {
  if (event.kind === 'grow') {
    const before = counts[event.topic];
    if (before === undefined || event.count <= before || event.count > mostPartitions(counts, event.topic))
      return;
    return { event, members, counts: counts.with(event.topic, event.count) };
  }
  const isPresent = (letter: LabLetter): boolean => members.some((member) => member.letter === letter);
  if (event.kind === 'join') {
    if (isPresent(event.member.letter)) return;
    return { event, members: [...members, event.member], counts };
  }
  if (!isPresent(event.letter)) return;
  return { event, members: members.filter(({ letter }) => letter !== event.letter), counts };
}
