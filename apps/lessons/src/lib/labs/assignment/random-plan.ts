import {
  type LabEvent,
  type LabMember,
  labLetters,
  labRacks,
  labStrategies,
} from '@keyway/lesson/containers/lab-assignment';
import type { Plan } from './plan.ts';

/**
 * A group and what happens to it, for tests; not every event of it can happen.
 * @param random - integers from 0 up to, not including, its argument
 */
export function randomPlan(random: (below: number) => number): Plan {
  const topics = ['orders', 'a', 'Z_9', 'x.y-z']
    .slice(0, 1 + random(4))
    .map((name) => ({ name, count: 1 + random(12) }));
  const replicaCount = random(2) === 0 ? undefined : 1 + random(labRacks.length);
  const hasEqualTopics = random(2) === 0;
  const randomMember = (letter: LabMember['letter']): LabMember => ({
    letter,
    topics: topics.map((_, place) => place).filter(() => hasEqualTopics || random(3) > 0),
    rack: labRacks[random(labRacks.length + 1)],
  });
  const memberCount = 1 + random(labLetters.length - 1);
  const randomEvent = (): LabEvent => {
    const letter = labLetters[random(labLetters.length)] ?? 'A';
    const kind = (['join', 'join', 'leave', 'crash', 'grow'] as const)[random(5)] ?? 'join';
    if (kind === 'grow') return { kind, topic: random(topics.length), count: 1 + random(16) };
    return kind === 'join' ? { kind, member: randomMember(letter) } : { kind, letter };
  };
  return {
    topics,
    members: labLetters.slice(0, memberCount).map(randomMember),
    events: Array.from({ length: random(7) }, randomEvent),
    strategies: labStrategies.filter((_, place) => place === 0 || random(3) > 0),
    replicaCount,
  };
}
