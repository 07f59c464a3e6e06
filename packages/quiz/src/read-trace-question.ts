import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { type Murmur2Steps, murmur2StepNames } from './murmur2-steps.ts';
import { endsOfPool } from './pool.ts';
import type { QuestionReader } from './question-reader.ts';
import { readMemberCounts, readMemberIds } from './read-members.ts';
import type { Murmur2TraceQuestion, RangeTraceQuestion, TraceQuestion } from './trace.ts';

/** Largest partition count that Kafka's int32 can hold. */
export const MAX_PARTITION_COUNT = 2_147_483_647;

/** A round for each four bytes is filled in; longer keys nobody fills in. */
const MOST_KEY_BYTES = 32;

/** Steps that a key of any length has. */
const ALWAYS_THERE: readonly Murmur2Steps[] = ['start', 'finish', 'masked', 'partition'];

/** Reads `of: murmur2` with `keys`, `partitions`, `steps`; or `of: range` with `partitions`, `members`, `memberCounts`. */
export function readTraceQuestion(reader: QuestionReader, id: string): TraceQuestion {
  const of = reader.word('of', ['murmur2', 'range']);
  return of === 'range' ? readRange(reader, id) : readMurmur2(reader, id);
}

function readMurmur2(reader: QuestionReader, id: string): Murmur2TraceQuestion {
  const partitionCounts = reader.has('partitions') ? readPartitions(reader, 2) : [];
  const steps = reader.has('steps')
    ? reader
        .listOf('steps', (subject, value) => reader.asWord(subject, value, murmur2StepNames))
        .filter((step) => step !== undefined)
    : murmur2StepNames.filter((step) => step !== 'partition' || partitionCounts.length > 0);
  if (steps.includes('partition') !== partitionCounts.length > 0) {
    reader.problem('"steps" and "partitions" must both ask for a partition, or neither; mend one');
  }
  const keys = reader.listOf('keys', (subject, value) => reader.asKey(subject, value));
  const byteCounts = endsOfPool(keys).map((key) => encodeJavaUtf8(String(key)).length);
  const most = Math.max(0, ...byteCounts);
  if (most > MOST_KEY_BYTES) {
    reader.problem(`"keys" expected at most ${MOST_KEY_BYTES} bytes, got ${most}; take shorter ones`);
  }
  // Short keys have no rounds and some have no tail: something must be left to ask for with every key.
  const isAlwaysAsked = steps.some((step) => ALWAYS_THERE.includes(step));
  const hasRounds = steps.some((step) => step !== 'tail') && byteCounts.every((byteCount) => byteCount >= 4);
  if (!isAlwaysAsked && !hasRounds) {
    reader.problem(
      '"steps" expected one that every key has, such as finish; add it, or take keys of four bytes and more',
    );
  }
  const valueNames = partitionCounts.length > 0 ? ['key', 'count'] : ['key'];
  return { kind: 'trace', of: 'murmur2', id, ...reader.texts(valueNames), keys, partitionCounts, steps };
}

function readRange(reader: QuestionReader, id: string): RangeTraceQuestion {
  const memberIds = readMemberIds(reader);
  return {
    kind: 'trace',
    of: 'range',
    id,
    ...reader.texts(['count', 'memberCount']),
    partitionCounts: readPartitions(reader, 1),
    memberIds,
    memberCounts: readMemberCounts(reader, memberIds.length),
  };
}

function readPartitions(reader: QuestionReader, least: number): number[] {
  return reader.listOf('partitions', (subject, value) =>
    reader.asCount(subject, value, least, MAX_PARTITION_COUNT),
  );
}
