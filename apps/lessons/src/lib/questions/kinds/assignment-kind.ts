import { makeAssignmentVariant, markAssignment, presentAssignment } from '@keyway/quiz/assignment';
import AssignmentFields from '../AssignmentFields.svelte';
import type { QuestionKindParts } from '../question-kind.ts';

/** Who gets which partition. */
export const assignmentKind: QuestionKindParts = {
  Fields: AssignmentFields,
  makeVariant: makeAssignmentVariant,
  present: presentAssignment,
  mark: markAssignment,
  startResponse: (_, typed) => typed,
};
