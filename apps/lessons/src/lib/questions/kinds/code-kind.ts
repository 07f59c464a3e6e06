import { makeCodeVariant, markCode, type PresentedCode, presentCode } from '@keyway/quiz/code';
import CodeFields from '../CodeFields.svelte';
import { startCode } from '../code/code-answer.ts';
import type { QuestionKindParts } from '../question-kind.ts';

/** A function to write, run on the cases that are shown. */
export const codeKind: QuestionKindParts = {
  Fields: CodeFields,
  makeVariant: makeCodeVariant,
  present: presentCode,
  mark: markCode,
  startResponse: (presented: PresentedCode, typed) => startCode(presented.starts, typed),
  isRun: true,
};
