import type { GroupSubscription } from '../src/assignors/assignment.ts';
import { consumerThreads } from '../src/assignors/legacy-scala/consumer-threads.ts';
import type { AssignorCase } from './assignor-cases.ts';
import { readVectors } from './read-vectors.ts';

/** A case of assignors-legacy-scala.json. */
export interface LegacyScalaCase extends Omit<AssignorCase, 'members'> {
  kafkaVersion: string;
  members: Record<string, { threads: Record<string, number> }>;
}

/** The cases of one assignor. */
export function legacyScalaCases(name: string): (LegacyScalaCase & { id: string; flags: string[] })[] {
  return readVectors<LegacyScalaCase>('assignors-legacy-scala').filter(({ assignor }) => assignor === name);
}

/** The group that a case describes, a member a thread. */
export function threadsOfCase({ members, partitionsPerTopic }: LegacyScalaCase): GroupSubscription {
  const consumers = Object.entries(members).map(([consumerId, { threads }]) => ({
    consumerId,
    threads: new Map(Object.entries(threads)),
  }));
  return {
    members: consumerThreads(consumers),
    partitionCounts: new Map(Object.entries(partitionsPerTopic)),
  };
}
