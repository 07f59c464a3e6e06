import { CoreError } from '../../core-error.ts';
import type { Member } from '../assignment.ts';

/** A consumer of the ZooKeeper kind. */
export interface ThreadedConsumer {
  /** Group, `_`, and `consumer.id` or a text that names the process. */
  consumerId: string;
  /** Streams that it opened, by topic: integers from 1 to 100000. */
  threads: ReadonlyMap<string, number>;
}

/** Streams of one topic in one process; more would be a slip of the pen. */
const MAX_THREADS = 100_000;

/**
 * The threads of the consumers, each a member of its own: what the assignors of the ZooKeeper consumer work on.
 * Thread n of a consumer is called `consumerId-n` and reads every topic that has more than n streams.
 * @returns a member a thread, by consumer as listed, threads by number
 * @throws {TypeError} when a field is not of its type
 * @throws {CoreError} THREAD_COUNT_RANGE
 * @example consumerThreads([{ consumerId: 'C1', threads: new Map([['t', 2]]) }])
 *   // [{ memberId: 'C1-0', topics: ['t'] }, { memberId: 'C1-1', topics: ['t'] }]
 * Source: kafka 0.8.2.2, TopicCount and ConsumerThreadId. Vectors: assignors-legacy-scala.json
 */
export function consumerThreads(consumers: readonly ThreadedConsumer[]): Member[] {
  return consumers.flatMap(({ consumerId, threads }) => {
    if (typeof consumerId !== 'string') throw new TypeError('"consumerId" expected a string');
    if (!(threads instanceof Map)) {
      throw new TypeError(`"threads" of consumer "${consumerId}" expected a Map of stream counts by topic`);
    }
    let length = 0;
    for (const [topic, threadCount] of threads) {
      checkThreadCount(consumerId, topic, threadCount);
      length = Math.max(length, threadCount);
    }
    return Array.from({ length }, (_, thread) => ({
      memberId: `${consumerId}-${thread}`,
      topics: [...threads].filter(([, threadCount]) => threadCount > thread).map(([topic]) => topic),
    }));
  });
}

function checkThreadCount(consumerId: string, topic: string, threadCount: number): void {
  if (Number.isInteger(threadCount) && threadCount >= 1 && threadCount <= MAX_THREADS) return;
  throw new CoreError('THREAD_COUNT_RANGE', {
    subject: `threads of consumer "${consumerId}" for "${topic}"`,
    expected: `an integer from 1 to ${MAX_THREADS}`,
    received: String(threadCount),
    advice: 'pass the number of streams opened, or leave the topic out if there are none',
  });
}
