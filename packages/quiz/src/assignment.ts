import type { AssignorName } from '@keyway/core/assignors/assign';
import { type AssignmentMistake, assignmentMistakes } from './assignment-mistakes.ts';
import { drawBest } from './draw-best.ts';
import { fillTemplate } from './fill-template.ts';
import { normaliseAnswer } from './normalise-answer.ts';
import {
  NOBODY,
  type PartitionOwners,
  partitionNames,
  placePartitions,
  type QuestionGroup,
  type QuestionMember,
} from './place-partitions.ts';
import type { Feedback, Language, Mark, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { recordResponse } from './record-response.ts';
import { shuffled } from './seeded-order.ts';
import { pick, type Random } from './seeded-random.ts';
import { shareVerdict } from './share-verdict.ts';

/** Who gets which partition. `{assignor}` may stand in the texts. */
export interface AssignmentQuestion extends QuestionTexts {
  kind: 'assignment';
  id: string;
  assignor: AssignorName;
  /** Partition counts to draw from, by topic. */
  topics: readonly { topic: string; partitionCounts: readonly number[] }[];
  members: readonly QuestionMember[];
  /** How many of the members take part; all of them where it is empty. */
  memberCounts: readonly number[];
}

/** The question as one learner meets it. */
export interface AssignmentVariant extends QuestionTexts {
  kind: 'assignment';
  questionId: string;
  assignor: AssignorName;
  group: QuestionGroup;
  owners: PartitionOwners;
  mistakes: AssignmentMistake[];
}

/** What may be shown before marking; the assignor stands in the prompt, or nowhere. */
export interface PresentedAssignment extends QuestionGroup {
  kind: 'assignment';
  questionId: string;
  prompt: string;
}

/**
 * One learner's form of an assignment question: the members in an order that says nothing, drawn so that classic
 * mistakes lead elsewhere where that can be.
 * @param seed - uint32, from student and question
 * @throws {CoreError} of the assignor
 */
export function makeAssignmentVariant(question: AssignmentQuestion, seed: number): AssignmentVariant {
  return drawBest(
    seed,
    (random) => drawVariant(question, random),
    ({ owners, mistakes }) => mistakes.filter((mistake) => isSame(mistake.owners, owners)).length,
  );
}

function drawVariant(question: AssignmentQuestion, random: Random): AssignmentVariant {
  const { memberCounts, members, assignor } = question;
  const memberCount = memberCounts.length === 0 ? members.length : pick(memberCounts, random);
  const group: QuestionGroup = {
    topics: question.topics.map(({ topic, partitionCounts }) => ({
      topic,
      partitionCount: pick(partitionCounts, random),
    })),
    members: shuffled(members, random).slice(0, memberCount),
  };
  return {
    kind: 'assignment',
    questionId: question.id,
    prompt: question.prompt,
    assignor,
    group,
    owners: placePartitions(assignor, group),
    mistakes: assignmentMistakes(assignor, group),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
  };
}

function isSame(left: PartitionOwners, right: PartitionOwners): boolean {
  return Object.keys(right).every((name) => left[name] === right[name]);
}

/** The variant without what tells right from wrong. */
export function presentAssignment(variant: AssignmentVariant, language: Language): PresentedAssignment {
  const { questionId, prompt, assignor, group } = variant;
  return {
    kind: 'assignment',
    questionId,
    prompt: fillTemplate(prompt, { assignor }, language),
    topics: group.topics.map((topic) => ({ ...topic })),
    members: group.members.map(({ memberId, topics, owned }) => ({
      memberId,
      topics: [...topics],
      owned: owned.map((topicPartition) => ({ ...topicPartition })),
    })),
  };
}

/**
 * Marks who gets what: the share of partitions given to the right member.
 * @param response - a member id, or `NOBODY`, by `topic-partition`; what is missing or empty is not filled in
 * @throws {QuizError} RESPONSE_SHAPE, RESPONSE_FIELD_UNKNOWN, RESPONSE_MEMBER_UNKNOWN
 */
export function markAssignment(variant: AssignmentVariant, response: unknown): Mark {
  const names = partitionNames(variant.group);
  const given = readOwners(variant, recordResponse(variant.questionId, response, names) ?? {});
  if (given.size === 0) {
    return {
      score: 0,
      verdict: 'unanswered',
      feedback: [{ key: 'assignment.unanswered', params: {} }],
    };
  }
  const rightCount = names.filter((name) => given.get(name) === variant.owners[name]).length;
  const { mark, isRight } = shareVerdict(rightCount, names.length);
  if (isRight) return mark;
  const share: Feedback = { key: 'assignment.share', params: { count: rightCount, total: names.length } };
  mark.feedback.push(share, ...unfilled(names.length - given.size), ...causesOf(variant, given));
  return mark;
}

function readOwners(variant: AssignmentVariant, fields: Record<string, unknown>): Map<string, string> {
  const ids = [NOBODY, ...variant.group.members.map(({ memberId }) => memberId)];
  const given = new Map<string, string>();
  for (const [name, owner] of Object.entries(fields)) {
    if (owner === undefined || owner === null || owner === '') continue;
    const known = typeof owner === 'string' ? findMember(ids, owner) : undefined;
    if (known === undefined) {
      const came = typeof owner === 'string' ? JSON.stringify(owner) : typeof owner;
      throw new QuizError(
        'RESPONSE_MEMBER_UNKNOWN',
        `"${variant.questionId}" expected a member for ${name}, got ${came}; name one of ${ids.join(', ')}`,
      );
    }
    given.set(name, known);
  }
  return given;
}

/** As it stands, else however its letters were composed on the way. */
function findMember(ids: readonly string[], owner: string): string | undefined {
  const answer = normaliseAnswer(owner);
  return ids.find((id) => id === owner) ?? ids.find((id) => normaliseAnswer(id) === answer);
}

function unfilled(count: number): Feedback[] {
  return count > 0 ? [{ key: 'assignment.unfilled', params: { count } }] : [];
}

/** The first mistake that explains every partition that was filled in. */
function causesOf(variant: AssignmentVariant, given: ReadonlyMap<string, string>): Feedback[] {
  const cause = variant.mistakes.find(
    ({ owners }) =>
      !isSame(owners, variant.owners) && [...given].every(([name, owner]) => owners[name] === owner),
  );
  const isWrongSomewhere = [...given].some(([name, owner]) => variant.owners[name] !== owner);
  return cause !== undefined && isWrongSomewhere ? [cause.feedback] : [];
}
