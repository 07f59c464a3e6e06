import { ASSIGNOR_NAMES } from '@keyway/core/assignors/assign';
import type { AssignmentQuestion } from './assignment.ts';
import { partitionName } from './place-partitions.ts';
import type { QuestionReader } from './question-reader.ts';
import { readMemberCounts, readMembers } from './read-members.ts';

/** A row a partition is filled in; more of them nobody fills in. */
const MOST_PARTITIONS = 64;

/** Reads `prompt`, `assignor`, `topics`, `members`, `memberCounts`, `explanation`. */
export function readAssignmentQuestion(reader: QuestionReader, id: string): AssignmentQuestion {
  const texts = reader.texts(['assignor']);
  const topics = reader.map('topics').map(([topic, value]) => ({
    topic,
    partitionCounts: reader.asListOf(`"topics" ${topic}`, value, (subject, count) =>
      reader.asCount(subject, count, 1, MOST_PARTITIONS),
    ),
  }));
  const most = topics.reduce((sum, { partitionCounts }) => sum + Math.max(0, ...partitionCounts), 0);
  if (most > MOST_PARTITIONS) {
    reader.problem(`"topics" expected at most ${MOST_PARTITIONS} partitions in all, got ${most}; take fewer`);
  }
  const members = readMembers(
    reader,
    topics.map(({ topic }) => topic),
  );
  const question: AssignmentQuestion = {
    kind: 'assignment',
    id,
    ...texts,
    assignor: reader.word('assignor', ASSIGNOR_NAMES) ?? 'range',
    topics,
    members,
    memberCounts: readMemberCounts(reader, members.length),
  };
  checkOwned(reader, question);
  return question;
}

/** What members own must be there in every variant, once, and only the sticky assignors look at it. */
function checkOwned(reader: QuestionReader, question: AssignmentQuestion): void {
  const { topics, members, assignor } = question;
  const owned = members.flatMap((member) => member.owned);
  if (owned.length > 0 && (assignor === 'range' || assignor === 'roundrobin')) {
    reader.problem(`"owned" is not looked at by ${assignor}; leave it out, or ask about sticky`);
  }
  const leastCounts = new Map(
    topics.map(({ topic, partitionCounts }) => [topic, Math.min(...partitionCounts)]),
  );
  for (const topicPartition of owned) {
    const least = leastCounts.get(topicPartition.topic) ?? 0;
    if (topicPartition.partition < least) continue;
    reader.problem(
      `"owned" expected a partition below ${least}, got ${partitionName(topicPartition)}; take one that is always there`,
    );
  }
  const names = owned.map(partitionName);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) reader.problem(`"owned" names ${twice} twice; a partition has one owner`);
}
