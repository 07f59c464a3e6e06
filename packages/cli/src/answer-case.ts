import { answerCall } from '@keyway/checker/answer-call';
import { readGroup, readThreadGroup } from '@keyway/checker/read-group-request';
import { RequestError } from '@keyway/checker/request-fields';
import type { AssignmentExplanation } from '@keyway/core/assignment-reasons/assignment-reason';
import type { GroupSubscription, TopicPartition } from '@keyway/core/assignors/assignment';
import { CoreError } from '@keyway/core/core-error';
import { explainAssignment } from '@keyway/core/explain-assignment';
import { type Violation, verifyAssignment } from '@keyway/core/verify-assignment';
import { type AssignCase, readAssignCase } from './read-assign-case.ts';
import type { JsonDocument } from './read-documents.ts';
import { roundOfCase } from './round-of-case.ts';
import { UsageError } from './usage-error.ts';

/** What is done with a case. */
export interface AnswerOptions {
  /** For cases that name none. */
  assignor?: string;
  /** Check the round that a case holds. */
  verify?: true;
  /** Which rule the round is held to; without it that of the case's assignor. */
  protocol?: 'eager' | 'cooperative';
  /** Say why, too. */
  explain?: true;
}

/** What came of a case. */
export type CaseAnswer = { id?: string | number } & (
  | {
      kind: 'assignment';
      lists: ReadonlyMap<string, readonly TopicPartition[]>;
      explanations?: readonly AssignmentExplanation[];
    }
  | { kind: 'verdict'; violations: readonly Violation[] }
  | { kind: 'skipped'; reason: string }
  | { kind: 'error'; code: string; message: string }
);

/** Answers a case; what is wrong with it is an answer, so that the next one gets its own. */
export function answerCase(document: JsonDocument, options: AnswerOptions): CaseAnswer {
  try {
    const read = readAssignCase(document, options.assignor);
    const answer = options.verify ? verify(read, options) : share(read, options);
    return read.id === undefined ? answer : { ...answer, id: read.id };
  } catch (error) {
    if (error instanceof CoreError || error instanceof RequestError) {
      return { kind: 'error', code: error.code, message: error.message };
    }
    // Core answers a field of the wrong type with a TypeError.
    if (error instanceof UsageError || error instanceof TypeError) {
      return { kind: 'error', code: 'CASE_INVALID', message: `CASE_INVALID: ${error.message}` };
    }
    throw error;
  }
}

function share(read: AssignCase, { explain }: AnswerOptions): CaseAnswer {
  const answer = answerCall({ ...read.fields, call: 'assign' });
  if ('error' in answer) return { kind: 'error', ...answer.error };
  if ('skipped' in answer) return { kind: 'skipped', reason: answer.skipped };
  // What the protocol answers to assign.
  const ok = answer.ok as unknown as Record<string, TopicPartition[]>;
  // In the order of the text, which an object loses for ids like numbers; threads of a consumer have ids of their own.
  const ids = new Set([...read.memberIds.filter((id) => Object.hasOwn(ok, id)), ...Object.keys(ok)]);
  const lists = new Map([...ids].map((id) => [id, ok[id] ?? []]));
  if (!explain) return { kind: 'assignment', lists };
  const explanations = read.memberIds.flatMap((id) =>
    explainAssignment(String(read.fields.assignor), groupOf(read), id),
  );
  return { kind: 'assignment', lists, explanations };
}

function verify(read: AssignCase, options: AnswerOptions): CaseAnswer {
  const isCooperative = read.fields.assignor === 'cooperative-sticky';
  const protocol = options.protocol ?? (isCooperative ? 'cooperative' : 'eager');
  return {
    kind: 'verdict',
    violations: verifyAssignment(groupOf(read), roundOfCase(read), { protocol }),
  };
}

/** The members of the ZooKeeper consumer's assignors are threads. */
function groupOf({ fields }: AssignCase): GroupSubscription {
  return String(fields.assignor).startsWith('legacy-scala-') ? readThreadGroup(fields) : readGroup(fields);
}
