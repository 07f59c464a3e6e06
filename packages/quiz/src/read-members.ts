import { NOBODY, type QuestionMember } from './place-partitions.ts';
import { isMapping, type QuestionReader } from './question-reader.ts';

const MOST_MEMBERS = 26;

/** Member ids that differ, at least one. */
export function readMemberIds(reader: QuestionReader): string[] {
  return checkIds(
    reader,
    reader.listOf('members', (subject, value) => reader.asText(subject, value)),
  );
}

/**
 * Members as a list of ids, each with all topics, or as a mapping from id to a list of topics, or to `topics` and
 * `owned`, a list such as `orders-0`.
 */
export function readMembers(reader: QuestionReader, topics: readonly string[]): QuestionMember[] {
  if (!isMapping(reader.raw('members'))) {
    return readMemberIds(reader).map((memberId) => ({ memberId, topics: [...topics], owned: [] }));
  }
  const entries = reader.map('members');
  checkIds(
    reader,
    entries.map(([memberId]) => memberId),
  );
  return entries.map(([memberId, value]) => readMember(reader, memberId, value, topics));
}

function readMember(
  reader: QuestionReader,
  memberId: string,
  value: unknown,
  topics: readonly string[],
): QuestionMember {
  const subject = `"members" ${memberId}`;
  const fields = isMapping(value) ? value : { topics: value ?? [...topics] };
  for (const name of Object.keys(fields)) {
    if (name === 'topics' || name === 'owned') continue;
    reader.problem(`${subject}: "${name}" is not known here; there are topics, owned`);
  }
  const subscribed =
    fields.topics === undefined
      ? [...topics]
      : reader
          .asListOf(`${subject} topics`, fields.topics, (one, topic) => reader.asWord(one, topic, topics))
          .filter((topic) => topic !== undefined);
  const hasOwned = fields.owned !== undefined && !(Array.isArray(fields.owned) && fields.owned.length === 0);
  const owned = hasOwned
    ? reader.asListOf(`${subject} owned`, fields.owned, (one, name) =>
        readTopicPartition(reader, one, name, topics),
      )
    : [];
  return {
    memberId,
    topics: subscribed,
    owned: owned.filter((topicPartition) => topicPartition !== undefined),
  };
}

function readTopicPartition(
  reader: QuestionReader,
  subject: string,
  value: unknown,
  topics: readonly string[],
): QuestionMember['owned'][number] | undefined {
  const [, topic = '', digits = ''] = (typeof value === 'string' && /^(.+)-(\d{1,9})$/.exec(value)) || [];
  if (topics.includes(topic)) return { topic, partition: Number(digits) };
  const example = `${topics[0] ?? 'orders'}-0`;
  reader.problem(
    `${subject} expected a topic of the question, a hyphen and a partition, got ${JSON.stringify(value)}; write "${example}"`,
  );
  return undefined;
}

function checkIds(reader: QuestionReader, memberIds: string[]): string[] {
  if (memberIds.length > MOST_MEMBERS) {
    reader.problem(`"members" expected at most ${MOST_MEMBERS}, got ${memberIds.length}; leave some out`);
  }
  if (new Set(memberIds).size < memberIds.length) {
    reader.problem('"members" expected ids that differ, but two are alike; change one');
  }
  if (memberIds.includes(NOBODY)) {
    reader.problem(`"members" expected ids of letters and digits, got "${NOBODY}"; it stands for nobody`);
  }
  return memberIds;
}

/** How many of the members take part, at most all of them; empty for all. */
export function readMemberCounts(reader: QuestionReader, memberCount: number): number[] {
  if (!reader.has('memberCounts')) return [];
  return reader.listOf('memberCounts', (subject, value) =>
    reader.asCount(subject, value, 1, Math.max(1, memberCount)),
  );
}
