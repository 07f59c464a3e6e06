import type { AssignmentQuestion, AssignmentVariant, PresentedAssignment } from './assignment.ts';
import type { ChoiceQuestion, ChoiceVariant, PresentedChoice } from './choice.ts';
import type { CodeQuestion, CodeVariant, PresentedCode } from './code.ts';
import type { NumberQuestion, NumberVariant, PresentedNumber } from './number.ts';
import type { PartitionQuestion, PartitionVariant, PresentedPartition } from './partition.ts';
import type { PresentedTrace, TraceQuestion, TraceVariant } from './trace.ts';

/** The kinds of question; `choice` is single and multiple choice. */
export const questionKinds = ['choice', 'number', 'partition', 'assignment', 'trace', 'code'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of any kind, as its author wrote it in one language. */
export type QuizQuestion =
  | (ChoiceQuestion & { kind: 'choice' })
  | NumberQuestion
  | PartitionQuestion
  | AssignmentQuestion
  | TraceQuestion
  | CodeQuestion;

/** A question of any kind as one learner meets it. It holds the right answer. */
export type Variant =
  | ChoiceVariant
  | NumberVariant
  | PartitionVariant
  | AssignmentVariant
  | TraceVariant
  | CodeVariant;

/** What may be shown of a variant before it is marked: plain data, with nothing that tells right from wrong. */
export type Presented =
  | PresentedChoice
  | PresentedNumber
  | PresentedPartition
  | PresentedAssignment
  | PresentedTrace
  | PresentedCode;
