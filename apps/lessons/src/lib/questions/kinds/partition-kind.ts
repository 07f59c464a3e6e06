import { makePartitionVariant, markPartition, presentPartition } from '@keyway/quiz/partition';
import NumberFields from '../NumberFields.svelte';
import type { QuestionKindParts } from '../question-kind.ts';

/** Which partition a key goes to. */
export const partitionKind: QuestionKindParts = {
  Fields: NumberFields,
  makeVariant: makePartitionVariant,
  present: presentPartition,
  mark: markPartition,
  startResponse: (_, typed) => typed.answer ?? '',
  withMeaning: (_, meaning) => meaning,
};
