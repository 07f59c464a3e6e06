import { makeTraceVariant, markTrace, presentTrace } from '@keyway/quiz/trace';
import type { QuestionKindParts } from '../question-kind.ts';
import TraceFields from '../TraceFields.svelte';
import type { StepValues } from '../wrong-steps.ts';

/** A calculation that is followed step by step. */
export const traceKind: QuestionKindParts = {
  Fields: TraceFields,
  makeVariant: makeTraceVariant,
  present: presentTrace,
  mark: markTrace,
  startResponse: (_, typed) => typed,
  withMeaning: (response: StepValues, meaning, stepId = '') => ({ ...response, [stepId]: meaning }),
};
