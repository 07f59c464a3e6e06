import type { LabEvent } from '@keyway/lesson/containers/lab-assignment';
import type { Plan } from './plan.ts';
import type { NamedEvent } from './words/words.ts';

/** An event with the names that words need; no event is the start. */
export function nameEvent(event: LabEvent | undefined, { topics }: Pick<Plan, 'topics'>): NamedEvent {
  if (!event) return { kind: 'start' };
  if (event.kind === 'join') return { kind: 'join', letter: event.member.letter };
  if (event.kind === 'grow') return { ...event, topic: topics[event.topic]?.name ?? '' };
  return event;
}

/** A partition as the picture calls it: its topic only where there are several. */
export function namePartition(
  { topic, partition }: { topic: number; partition: number },
  { topics }: Pick<Plan, 'topics'>,
): string {
  return topics.length > 1 ? `${topics[topic]?.name} P${partition}` : `P${partition}`;
}

/** Whose colour a member wears: the same letter always has the same. */
export function toneOf(letter: string): number {
  return (letter.charCodeAt(0) - 'A'.charCodeAt(0)) % 8;
}
