import type { StickyGroup } from './sticky-group.ts';

/** One topic as the general algorithm goes through it. */
export interface GeneralTopic {
  /** Topic number. */
  readonly number: number;
  /** Members that subscribe, each once. */
  readonly subscribers: readonly number[];
  /** How often members name the topic; as in Kafka, a name listed twice counts twice. */
  readonly potential: number;
}

/** Topics in the order of the general algorithm: those that the fewest members can have first, then by name. */
export function orderGeneralTopics(group: StickyGroup): GeneralTopic[] {
  const subscribers: number[][] = group.table.topics.map(() => []);
  const potentials = new Int32Array(group.table.topics.length);
  group.topicsOf.forEach((topics, member) => {
    for (const number of topics) {
      const members = subscribers[number] ?? [];
      if (members.at(-1) !== member) members.push(member);
      potentials[number] = (potentials[number] ?? 0) + 1;
    }
  });
  return subscribers
    .map((members, number) => ({ number, subscribers: members, potential: potentials[number] ?? 0 }))
    .sort((left, right) => left.potential - right.potential || left.number - right.number);
}
