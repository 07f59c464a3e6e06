import fc from 'fast-check';
import type { AssignCall, ThreadFields } from '../oracle-protocol.ts';

/** What an assignor of the ZooKeeper consumer is given, without its name. */
export type ThreadGroupFields = Omit<AssignCall, 'call' | 'assignor' | 'members'> & {
  members: Record<string, ThreadFields>;
};

/**
 * Groups of the ZooKeeper consumer: up to 4 topics of 1 to 40 partitions, up to 6 consumers with 1 to 4 streams a
 * topic; mostly all alike, because round robin refuses others up to 0.10.1.
 */
export function threadGroupArbitrary(): fc.Arbitrary<ThreadGroupFields> {
  return fc
    .record({
      counts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4, size: 'max' }),
      streams: fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 4, size: 'max' }), {
        minLength: 1,
        maxLength: 6,
        size: 'max',
      }),
      isAlike: fc.oneof(
        { weight: 4, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    })
    .map(({ counts, streams, isAlike }) => {
      const topics = counts.map((count, index): [string, number] => [`t${index}`, count]);
      const members = streams.map((list, index): [string, ThreadFields] => {
        const threads = topics.flatMap(([topic], place): [string, number][] => {
          const streamCount = isAlike ? Math.max(1, list[0] ?? 1) : (list[place % list.length] ?? 1);
          // A consumer without a single stream is not in the group.
          return streamCount === 0 && place > 0 ? [] : [[topic, Math.max(1, streamCount)]];
        });
        return [`c${index}_host-${index}`, { threads: Object.fromEntries(threads) }];
      });
      return { partitionsPerTopic: Object.fromEntries(topics), members: Object.fromEntries(members) };
    });
}
